import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { BASE_LOCALE } from "./shared/i18n/locale.ts";

/** The one language of this build. */
const locale = JSON.stringify(process.env["PAGES_LOCALE"] ?? BASE_LOCALE);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { "globalThis.__PARAGLIDE_STATIC_LOCALE__": locale },
  build: {
    // Readex Pro comes in three subsets; none may be inlined, a page loads only those it needs.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: { build: { rollupOptions: { input: "./app/entry.node.ts" } } },
  },
});
