import { readFile } from "node:fs/promises";

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

import { BASE_LOCALE, LOCALES } from "./shared/i18n/locale.ts";
import { messages } from "./vite/messages.ts";

/** The one language of this build. */
const locale = LOCALES.find((each) => each === process.env["PAGES_LOCALE"]) ?? BASE_LOCALE;

const PAGE_SCRIPT = "app/storefront/layout/page-script.ts";

/**
 * Tells the server where the browser finds the one script of pages that need no React. The files for
 * the browser are built before those of the server.
 */
function pageScript(): Plugin {
  const name = "virtual:page-script";
  return {
    name: "page-script",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      if (this.environment.name !== "ssr") return `export default "";`;
      const manifest = await readFile(`build/${locale}/client/.vite/manifest.json`, "utf8");
      const built = JSON.parse(manifest) as Record<string, { file: string }>;
      return `export default ${JSON.stringify(`/${built[PAGE_SCRIPT]!.file}`)};`;
    },
  };
}

const SERVICE_WORKER = "app/service-worker.ts";

/** A service worker rules over the folder that it lies in, so it lies at the top, under a fixed name. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    applyToEnvironment: ({ name }) => name === "client",
    outputOptions(options) {
      const usual = options.entryFileNames;
      return {
        ...options,
        entryFileNames: (chunk) => {
          if (chunk.facadeModuleId?.endsWith(SERVICE_WORKER)) return "service-worker.js";
          return typeof usual === "function" ? usual(chunk) : (usual ?? "[name]-[hash].js");
        },
      };
    },
  };
}

/** The pages' policy forbids to make code of text, which zod would else try once, with a report of it. */
function withoutGeneratedCode(): Plugin {
  return {
    name: "without-generated-code",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js$/ },
      handler: (code) => code.replace(/(__zod_globalConfig = )\{\}/, "$1{ jitless: true }"),
    },
  };
}

/**
 * What every page of the shop needs comes in few files: many small ones take longer, and each is
 * compressed by itself. What the page script shares with them stays apart, so that pages which have
 * that script alone load nothing else.
 */
const CHUNKS = [
  {
    name: "page-parts",
    test: /vite\/preload-helper|app\/i18n\/locale|newsletter_failed|shared\/i18n\/locale/,
    priority: 4,
  },
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|react-router|cookie)\//,
    priority: 3,
  },
  {
    name: "ui",
    test: /app\/ui\/(button|button-link|button-style|class-names|density|later|picture|plain-icons|spinner|still)\.|app\/card\/card-mark\./,
    priority: 2,
  },
  { name: "card", test: /app\/card\/card-(body|face|paint|tone)\./, priority: 1 },
  {
    name: "landing-drawings",
    test: /landing\/(features|hero-light|how-it-works|preview-words|shop-figures|tap-arcs|testimonials-head)\./,
  },
  {
    name: "frame",
    test: /app\/storefront\/(layout\/(header|page-head|reveal|shop-name|structured-data)|errors\/section-boundary)\./,
  },
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    messages(locale),
    withoutGeneratedCode(),
    pageScript(),
    serviceWorker(),
  ],
  define: { __BUILT_LOCALE__: JSON.stringify(locale) },
  build: {
    // Readex Pro comes in three subsets; none may be inlined, a page loads only those it needs.
    assetsInlineLimit: 0,
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: [PAGE_SCRIPT, SERVICE_WORKER],
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "./app/entry.node.ts" } } },
  },
});
