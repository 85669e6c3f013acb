/// <reference types="vitest/config" />
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8000";

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
  server: { fs: { allow: [".."] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
