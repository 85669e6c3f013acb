/**
 * Many files share one page: every test leaves it with nothing drawn, the usual settings, and elements
 * that cannot be animated, as this page has them.
 */
import { cleanup } from "@testing-library/preact";
import { afterEach } from "vitest";

import { DEFAULT_SETTINGS, settings } from "../src/settings";

afterEach(() => {
  cleanup();
  settings.set(DEFAULT_SETTINGS);
  Reflect.deleteProperty(Element.prototype, "animate");
});
