/** Many files share one page: every test leaves it with nothing drawn and the usual settings. */
import { cleanup } from "@testing-library/preact";
import { afterEach } from "vitest";

import { DEFAULT_SETTINGS, settings } from "../src/settings";

afterEach(() => {
  cleanup();
  settings.set(DEFAULT_SETTINGS);
});
