import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: "./project.inlang",
      outdir: "./app/paraglide",
      emitReadme: false,
      strategy: ["baseLocale"],
    }),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    // Readex Pro comes in three subsets; none may be inlined, a page loads only those it needs.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: { build: { rollupOptions: { input: "./app/entry.node.ts" } } },
  },
});
