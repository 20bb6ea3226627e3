import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

import { LOCALES, type Locale } from "../shared/i18n/locale.ts";
import { readCatalogs, type Translation } from "../translation-compiler/catalogs.ts";

/** Whether a text is long enough to be recognised in a script, and has no placeholders. */
const isTelling = (text: string | undefined) => /^[^{}'"`]{16,}$/.test(text ?? "");

const translations = (await readCatalogs()).filter(({ texts }) => isTelling(texts.en));

/** Messages that are part of the contracts, in English for every client. */
const OF_CONTRACTS = new Set(
  translations
    .filter(({ area, key }) => area === "api-message" || /^(own_page|roster)_said_/.test(key))
    .map(({ texts }) => texts.en),
);

/** A script without those messages, because a shorter text of the shop may be part of one. */
const withoutContracts = (script: string) =>
  [...OF_CONTRACTS].reduce<string>((rest, apiMessage) => rest.replaceAll(apiMessage!, ""), script);

/** The scripts that are built for browsers, by file. */
async function scriptsOf(locale: Locale): Promise<Map<string, string>> {
  const folder = new URL(`../build/${locale}/client/assets/`, import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  const read = async (file: string) =>
    [file, await readFile(new URL(file, folder), "utf8")] as const;
  return new Map(await Promise.all(files.map(read)));
}

for (const locale of LOCALES) {
  test(`the scripts of ${locale} contain no text in another language`, async () => {
    const own = translations.filter(({ texts }) => !OF_CONTRACTS.has(texts.en));
    const others = own.flatMap(({ texts }) =>
      Object.entries(texts).filter(([each, text]) => each !== locale && text !== texts[locale]),
    );
    for (const [file, script] of await scriptsOf(locale)) {
      const rest = withoutContracts(script);
      const foreign = others.map(([, text]) => text).filter((text) => rest.includes(text));
      assert.deepEqual(foreign, [], file);
    }
  });
}

test("a script contains only the texts of its own part of the shop", async () => {
  const isOnce = ({ texts: { en } }: Translation) =>
    translations.filter(({ texts }) => texts.en!.includes(en!)).length === 1;
  const textsOf = (area: string) =>
    translations
      .filter((translation) => translation.area === area && isOnce(translation))
      .map(({ texts }) => texts.en!);
  const [panel, order, storefront] = [textsOf("panel"), textsOf("order"), textsOf("storefront")];
  const says = (script: string, texts: string[]) => texts.some((text) => script.includes(text));
  let found = 0;
  for (const [file, script] of await scriptsOf("en")) {
    const areas = [panel, order, storefront].filter((texts) => says(script, texts));
    assert.ok(areas.length <= 1, file);
    found += areas.length;
  }
  assert.ok(found >= 10, `${found} scripts with texts`);
});
