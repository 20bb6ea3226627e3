import { readFile } from "node:fs/promises";

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

import { BASE_LOCALE, LOCALES } from "./shared/i18n/locale.ts";
import { messages } from "./vite/messages.ts";

/** The one language of this build. */
const locale = LOCALES.find((each) => each === process.env["PAGES_LOCALE"]) ?? BASE_LOCALE;

/** Scripts that pages name themselves, beside what the router loads. */
const SCRIPTS: Record<string, string> = {
  "virtual:page-script": "app/storefront/layout/page-script.ts",
  "virtual:program-watch": "app/program-watch.ts",
};

/**
 * Tells the server where the browser finds those scripts. The files for the browser are built before
 * those of the server.
 */
function ownScripts(): Plugin {
  return {
    name: "own-scripts",
    resolveId: (id) => (id in SCRIPTS ? `\0${id}` : undefined),
    async load(id) {
      const source = id.startsWith("\0") ? SCRIPTS[id.slice(1)] : undefined;
      if (!source) return;
      if (this.environment.name !== "ssr") return `export default "";`;
      const manifest = await readFile(`build/${locale}/client/.vite/manifest.json`, "utf8");
      const built = JSON.parse(manifest) as Record<string, { file: string }>;
      return `export default ${JSON.stringify(`/${built[source]!.file}`)};`;
    },
  };
}

/**
 * When the program of a page that was clicked does not load, the router reloads the page on which the
 * click was, and the click is lost. With this it loads the page that was wanted, whole.
 */
function withWantedPages(): Plugin {
  const reload = "window.location.reload()";
  const router = "window.__reactRouterDataRouter";
  const wanted = `${router}.state.navigation.location ?? ${router}.state.location`;
  return {
    name: "with-wanted-pages",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        if (!code.includes(reload)) this.error("The router loads its pages in another way.");
        return code.replace(reload, `window.location.assign(${router}.createHref(${wanted}))`);
      },
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
    test: /app\/ui\/(button|button-link|button-style|class-names|density|later|missing-part|picture|plain-icons|spinner|still)\.|app\/card\/card-mark\./,
    priority: 2,
  },
  { name: "card", test: /app\/card\/card-(body|face|paint|tone)\./, priority: 1 },
  {
    name: "landing-drawings",
    test: /landing\/(features|hero-light|how-it-works|preview-words|shop-figures|tap-arcs|testimonials-head)\./,
  },
  {
    name: "frame",
    test: /app\/storefront\/(layout\/(header|page-head|reveal|shop-name|structured-data)|errors\/(error-head|route-error|section-boundary))\./,
  },
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    messages(locale),
    withoutGeneratedCode(),
    ownScripts(),
    withWantedPages(),
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
          input: [...Object.values(SCRIPTS), SERVICE_WORKER],
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "./app/entry.node.ts" } } },
  },
});
