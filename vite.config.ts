import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { BASE_LOCALE, LOCALES } from "./shared/i18n/locale.ts";
import { chunks } from "./vite/chunks.ts";
import { PAGE_SCRIPT, PROGRAM_WATCH, SERVICE_WORKER } from "./vite/entries.ts";
import { ownScripts } from "./vite/own-scripts.ts";
import { PAGE_CHUNKS } from "./vite/page-chunks.ts";
import { serviceWorker } from "./vite/service-worker.ts";
import { translations } from "./vite/translations.ts";
import { withWantedPages } from "./vite/wanted-pages.ts";
import { zodWithoutGeneratedCode } from "./vite/zod-without-generated-code.ts";

/** The one language of this build. */
const locale = LOCALES.find((each) => each === process.env["PAGES_LOCALE"]) ?? BASE_LOCALE;

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    translations(locale),
    chunks(PAGE_CHUNKS),
    ownScripts(`build/${locale}`),
    withWantedPages(),
    serviceWorker(),
    zodWithoutGeneratedCode(),
  ],
  define: { __BUILT_LOCALE__: JSON.stringify(locale) },
  build: {
    // Readex Pro comes in three subsets; none may be inlined, a page loads only those it needs.
    assetsInlineLimit: 0,
    manifest: true,
    // Nobody reads them.
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: { rolldownOptions: { input: [PAGE_SCRIPT, PROGRAM_WATCH, SERVICE_WORKER] } },
    },
    ssr: { build: { rollupOptions: { input: "./app/entry.node.ts" } } },
  },
});
