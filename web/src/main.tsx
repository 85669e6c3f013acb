/** The page opens. */
import { render } from "preact";

import { App } from "./app/app";
import { applySettings } from "./settings";
import "./ui/style.css";

applySettings(document.documentElement);
const root = document.getElementById("house");
if (root) render(<App />, root);
