import type { Plugin } from "vite";

import { compileMessages, type CompiledMessage } from "../message-compiler/compile.ts";
import { functionOf } from "../message-compiler/emit.ts";
import type { Locale } from "../shared/i18n/locale.ts";

const PREFIX = "\0messages/";

const IMPORTS = {
  plural: `import { plural } from "../app/i18n/plural.ts";\n`,
  formatNumber: `import { formatNumber } from "../shared/format-number.ts";\n`,
};

/** The module of a message, with what its function calls. */
function moduleOf(message: CompiledMessage, locale: Locale): string {
  const code = functionOf(message, locale);
  const imports = Object.entries(IMPORTS).filter(([name]) => code.includes(`\${${name}(`));
  return imports.map(([, line]) => line).join("") + code;
}

/**
 * Makes a module of each message, in the language of the build. In one module for all, as Node has
 * them, every page would load the texts of every other.
 */
export function messages(locale: Locale): Plugin {
  let reading: Promise<Map<string, CompiledMessage>> | undefined;
  const read = async () => {
    const compiled = await compileMessages();
    return new Map(
      compiled.filter(({ parts }) => parts.has(locale)).map((message) => [message.key, message]),
    );
  };
  return {
    name: "messages",
    apply: "build",
    buildStart() {
      reading ??= read();
    },
    resolveId: {
      filter: { id: /^\0messages\// },
      handler: (id) => id,
    },
    load: {
      filter: { id: /^\0messages\/|\/app\/i18n\/generated\/messages\.js$/ },
      async handler(id) {
        const all = await (reading ??= read());
        if (!id.startsWith(PREFIX)) {
          return [...all.keys()]
            .map((key) => `export { ${key} } from "${PREFIX}${key}";`)
            .join("\n");
        }
        const message = all.get(id.slice(PREFIX.length))!;
        return { code: moduleOf(message, locale), moduleSideEffects: false };
      },
    },
  };
}
