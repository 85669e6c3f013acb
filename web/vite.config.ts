/// <reference types="vitest/config" />
import { defineConfig } from "vite";

/** Where the house answers while developing; another one by the variable. */
const server = process.env["EDUBBA_SERVER"] ?? "http://127.0.0.1:8000";

const TESTS = ["tests/**/*.test.{ts,tsx}"];
const REPLACING = ["pseudo.test.tsx", "puzzles/setter.test.ts", "teaching/teacher.test.ts"].map(
  (name) => `tests/${name}`,
);

export default defineConfig({
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/edubba/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // nothing inline, so that the content security policy stays simple
    rolldownOptions: { input: { index: "index.html" } },
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [".."] },
    // The house answers only pages of its own host, so the host is left as it is.
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, changeOrigin: false, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    setupFiles: ["tests/patience.ts", "tests/tidy.ts"],
    testTimeout: 60_000,
    // To make a page and load all modules anew for every file takes most of the time; only what puts
    // something else in the place of a module needs that.
    projects: [
      {
        extends: true,
        test: { name: "shared", isolate: false, include: TESTS, exclude: REPLACING },
      },
      { extends: true, test: { name: "alone", include: REPLACING } },
    ],
  },
});
