/** The page opens. */
import { render } from "preact";

import { App } from "./app/app";
import { chooseLanguage } from "./language";
import { applySettings } from "./settings";
import "./ui/style.css";

applySettings(document.documentElement);
chooseLanguage(document.documentElement);
const root = document.getElementById("house");
if (root) render(<App />, root);
