/** Builds the gallery on its own, for tests in the browser that need no house. Never shipped. */
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "node_modules/.gallery",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: { gallery: "gallery.html" } },
  },
  worker: { format: "es" },
});
