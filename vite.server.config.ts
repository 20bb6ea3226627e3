import { relative } from "node:path";
import { fileURLToPath } from "node:url";

import { defineConfig, type Plugin } from "vite";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const BUILD = "build/server";

/** Loaded from their packages. */
const LEFT_OUT = [
  // These have a part that is no JavaScript.
  "@node-rs/argon2",
  "sharp",
  // Few shops need it, and it is larger than everything else.
  "flydrive/drivers/s3",
  // Not installed: `pg` could use it instead of its own code.
  "pg-native",
];

/**
 * Puts the server, the packages that it needs and the built pages of all languages into one file.
 * Loading thousands of files, one after the other, is most of what a start from the sources does. It is
 * one file, so that a shop that runs has all of it when a newer one is built beside it.
 */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  plugins: [placesOfSources(), narrowLetters()],
  // The packages' own versions for development are left out.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: "server/main.ts",
    outDir: BUILD,
    emptyOutDir: true,
    target: "esnext",
    reportCompressedSize: false,
    rolldownOptions: {
      external: LEFT_OUT,
      output: {
        entryFileNames: "[name].js",
        codeSplitting: false,
        // Names stay, for the traces of errors.
        minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});

/** What the shop reads beside its code (migrations, typefaces, pictures) stays where it is. */
function placesOfSources(): Plugin {
  return {
    name: "places-of-sources",
    enforce: "pre",
    transform: {
      filter: { id: /\/(?:server|scripts)\/[^?]*\.(?:ts|mjs)$/, code: /import\.meta\.url/ },
      handler(code, id) {
        if (id.includes("/node_modules/")) return;
        const place = JSON.stringify(relative(`${ROOT}${BUILD}`, id));
        return code.replaceAll("import.meta.url", `new URL(${place}, import.meta.url).href`);
      },
    },
  };
}

/** V8 holds a text in two bytes for each letter as soon as one of them needs two: 5 MB for nothing. */
function narrowLetters(): Plugin {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return {
    name: "narrow-letters",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.code = file.code.replace(/[^\0-\xff]/g, escaped);
      }
    },
  };
}
