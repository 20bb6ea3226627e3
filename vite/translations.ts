import type { Plugin } from "vite";

import type { Locale } from "../shared/i18n/locale.ts";
import { compileTranslations, type CompiledTranslation } from "../translation-compiler/compile.ts";
import { chooserOf, FAMILIES, functionOf, membersOf } from "../translation-compiler/emit.ts";

const PREFIX = "\0translations/";

const IMPORTS = {
  plural: `import { plural } from "#app/i18n/plural.ts";\n`,
  formatNumber: `import { formatNumber } from "#shared/format-number.ts";\n`,
};

/** The source of the module for a translation, with its imports. */
function moduleOf(translation: CompiledTranslation, locale: Locale): string {
  const code = functionOf(translation, locale);
  const imports = Object.entries(IMPORTS).filter(([name]) => code.includes(`\${${name}(`));
  return imports.map(([, line]) => line).join("") + code;
}

/** The source of the module for a family of texts, which imports them. */
function familyModule(family: string, all: Iterable<CompiledTranslation>): string {
  const members = membersOf(family, all);
  const imports = [...members.values()].map((key) => `import { ${key} } from "${PREFIX}${key}";\n`);
  return imports.join("") + chooserOf(family, members);
}

/**
 * Makes a module of each translation, in the language of the build. With one module for all, as in
 * Node, every page would load the texts of all others.
 */
export function translations(locale: Locale): Plugin {
  let reading: Promise<Map<string, CompiledTranslation>> | undefined;
  const read = async () => {
    const compiled = await compileTranslations();
    return new Map(
      compiled
        .filter(({ parts }) => parts.has(locale))
        .map((translation) => [translation.key, translation]),
    );
  };
  return {
    name: "translations",
    apply: "build",
    buildStart() {
      reading ??= read();
    },
    resolveId: {
      filter: { id: /^\0translations\// },
      handler: (id) => id,
    },
    load: {
      filter: { id: /^\0translations\/|\/app\/i18n\/generated\/translations\.js$/ },
      async handler(id) {
        const all = await (reading ??= read());
        if (!id.startsWith(PREFIX)) {
          return [...all.keys(), ...Object.keys(FAMILIES)]
            .map((key) => `export { ${key} } from "${PREFIX}${key}";`)
            .join("\n");
        }
        const key = id.slice(PREFIX.length);
        const translation = all.get(key);
        const code = translation ? moduleOf(translation, locale) : familyModule(key, all.values());
        return { code, moduleSideEffects: false };
      },
    },
  };
}
