import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

import { compileTranslations } from "./compile.ts";
import { chooserOf, FAMILIES, functionOf, membersOf } from "./emit.ts";

/** The generated functions of all translations, for type checking, editors and Node. */
export const TRANSLATION_FUNCTIONS = fileURLToPath(
  new URL("../app/i18n/generated/translations.js", import.meta.url),
);

const HEAD = `// Made from translations/ by translation-compiler/; changes belong there.
import { formatNumber } from "#shared/format-number.ts";

import { getLocale } from "../locale.ts";
import { plural } from "../plural.ts";
`;

/** Writes the functions of all translations, unless the file is up to date, and returns them. */
export async function writeTranslations(): Promise<string> {
  const all = await compileTranslations();
  const code = [
    HEAD,
    ...all.map((translation) => functionOf(translation)),
    ...Object.keys(FAMILIES).map((family) => chooserOf(family, membersOf(family, all))),
  ].join("\n");
  if ((await readFile(TRANSLATION_FUNCTIONS, "utf8").catch(() => undefined)) === code) return code;
  await mkdir(dirname(TRANSLATION_FUNCTIONS), { recursive: true });
  await writeFile(TRANSLATION_FUNCTIONS, code);
  return code;
}
