import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { chunks } from "./vite/chunks.ts";
import { devTranslations } from "./vite/dev-translations.ts";
import { documentationForPages } from "./vite/documentation-for-pages.ts";
import {
  FIRST_TOUCH,
  ORDER_OPENER,
  PAGE_SCRIPT,
  PROGRAM_WATCH,
  SERVICE_WORKER,
} from "./vite/entries.ts";
import { ownScripts } from "./vite/own-scripts.ts";
import { pageStyle } from "./vite/page-style.ts";
import { PAGES_LOCALE } from "./vite/pages-locale.ts";
import { serviceWorker } from "./vite/service-worker.ts";
import { standalone } from "./vite/standalone.ts";
import { translations } from "./vite/translations.ts";
import { zodForPages } from "./vite/zod-for-pages.ts";

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    translations(PAGES_LOCALE),
    devTranslations(),
    chunks(),
    pageStyle(`build/${PAGES_LOCALE}`),
    ownScripts(`build/${PAGES_LOCALE}`),
    serviceWorker(),
    standalone(PAGES_LOCALE),
    zodForPages(),
    documentationForPages(),
  ],
  // Not within `node_modules`, which is replaced as a whole.
  cacheDir: "build/vite",
  // Pre-bundles the libraries of all pages: one that is discovered later reloads the page, with a
  // second React.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/{admin,storefront}/**/*.{page,layout}.tsx"],
  },
  define: { __BUILT_LOCALE__: JSON.stringify(PAGES_LOCALE) },
  build: {
    // The typeface Readex Pro comes in three subsets. None may be inlined, so that a page loads
    // only those it needs.
    assetsInlineLimit: 0,
    manifest: true,
    // Reporting them takes time, and they are not used.
    reportCompressedSize: false,
  },
  environments: {
    client: {
      // Zod would try to generate code, which the pages' Content Security Policy forbids and reports.
      define: { "globalThis.__zod_globalConfig": "Object({ jitless: true })" },
      build: {
        rolldownOptions: {
          input: [FIRST_TOUCH, ORDER_OPENER, PAGE_SCRIPT, PROGRAM_WATCH, SERVICE_WORKER],
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "./app/entry.node.ts" } } },
  },
});
