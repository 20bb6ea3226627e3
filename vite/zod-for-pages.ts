import type { Plugin } from "vite";

const CORE = "zod/v4/core/core.js";
const JSON_SCHEMA = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/**
 * Changes zod for the pages:
 *
 * - It validates faster with generated code, and first tries whether that is allowed. The pages'
 *   Content Security Policy forbids it, and the browser would report the attempt. Zod has a setting
 *   to skip it, but it must be set before the first schema is created, in whichever script runs
 *   first: so it is set within zod itself.
 * - Every schema can describe itself as a JSON schema. Only the server does that, for the API's
 *   documentation; in pages it would be 5 kB of script, compressed.
 */
export function zodForPages(): Plugin {
  const patched = new Set<string>();
  return {
    name: "zod-for-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: [/\/zod\/v4\/core\/core\.js$/, JSON_SCHEMA] },
      handler(code, id) {
        const changed = JSON_SCHEMA.test(id) ? withoutContents(code) : withoutGeneratedCode(code);
        if (changed === code) this.error(`${id} no longer has what is changed in it.`);
        patched.add(id.slice(id.lastIndexOf("/zod/")));
        return changed;
      },
    },
    buildEnd(error) {
      if (error || patched.size === 3) return;
      this.error(
        `Of zod's ${CORE} and its two files for JSON schemas, pages load only ${patched.size}.`,
      );
    },
  };
}

const withoutGeneratedCode = (code: string) =>
  code.replace(/(__zod_globalConfig = )\{\}/, "$1{ jitless: true }");

/** The same exports, each a function that returns itself. */
function withoutContents(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const absent = names.map((name) => `absent as ${name}`).join(", ");
  return `const absent = () => absent;\nexport { ${absent} };\n`;
}
