/** Builds the scene's workbench on its own, for tests in the browser and for pictures. Never shipped. */
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  build: {
    outDir: "node_modules/.workbench",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: { workbench: "workbench-scene.html" } },
  },
  worker: { format: "es" },
});
