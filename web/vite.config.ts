/// <reference types="vitest/config" />
import { defineConfig } from "vite";

/** Where the house answers while developing; another one by the variable. */
const server = process.env["EDUBBA_SERVER"] ?? "http://127.0.0.1:8000";

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
    include: ["tests/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/patience.ts"],
    testTimeout: 60_000,
  },
});
