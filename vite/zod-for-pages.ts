import type { Plugin } from "vite";

/**
 * Every schema of zod can describe itself as a JSON schema. Only the server does that, for the API's
 * documentation; in pages it would be 5 kB of script, compressed: each function of these files is
 * replaced by one that returns itself.
 */
export function zodForPages(): Plugin {
  const patched = new Set<string>();
  return {
    name: "zod-for-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/ },
      handler(code, id) {
        const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)];
        if (names.length === 0) this.error(`${id} no longer has what is changed in it.`);
        patched.add(id);
        const absent = names.map(([, name]) => `absent as ${name}`).join(", ");
        return `const absent = () => absent;\nexport { ${absent} };\n`;
      },
    },
    buildEnd(error) {
      if (error || patched.size === 2) return;
      this.error(`Of zod's two files for JSON schemas, pages load ${patched.size}.`);
    },
  };
}
