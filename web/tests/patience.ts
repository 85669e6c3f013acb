/** What must happen at last may take its time: the machine may be at work. */
import { configure } from "@testing-library/preact";
import { vi } from "vitest";

const PATIENCE = 20_000;
const waitFor = vi.waitFor.bind(vi);

configure({ asyncUtilTimeout: PATIENCE });
vi.waitFor = (until, options) =>
  waitFor(until, typeof options === "object" ? options : { timeout: PATIENCE });
