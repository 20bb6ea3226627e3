import assert from "node:assert/strict";
import { glob, readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

import { ADDING } from "#app/admin/more-screens.ts";
import { SCREEN_PATHS } from "#app/admin/screens.ts";
import { ENTITIES, FIELDS } from "#shared/api-messages/names.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import { RECORD_KINDS } from "#shared/record/record.ts";
import { ROLES } from "#shared/session/permissions.ts";

import { CATALOGS } from "../../translation-compiler/catalogs.ts";
import { compileTranslations } from "../../translation-compiler/compile.ts";
import { FAMILIES, membersOf } from "../../translation-compiler/emit.ts";
import { parseText, type Part } from "../../translation-compiler/parse-text.ts";

const APP = new URL("../", import.meta.url);

/** Texts in Latin letters in Arabic too: names, and an example of an address. */
const LATIN = new Set(
  "NFC QR IBAN SWIFT JOD JPEG PNG WebP GIF AVIF ZIP A4 CMYK RGB LinkedIn Instagram WhatsApp PDF CSV XLSX TLS STARTTLS HTTPS iPhone iPad English Enter Del SMTP_URL name@mail.com mail.shop.example".split(
    " ",
  ),
);

type Catalog = Record<string, string>;

const areas = (await readdir(CATALOGS, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const catalogs = await Promise.all(
  areas.map(async (area) => ({ area, en: await read(area, "en"), ar: await read(area, "ar") })),
);

async function read(area: string, locale: Locale): Promise<Catalog> {
  const text = await readFile(new URL(`${area}/${locale}.json`, CATALOGS), "utf8");
  return JSON.parse(text) as Catalog;
}

/** The results of a text, one for each plural form, with `{name}` for each value. */
function textsOf(parts: readonly Part[]): string[] {
  return parts.reduce(
    (texts, part) => {
      if (part.type === "words") return texts.map((text) => text + part.words);
      if (part.type === "value") return texts.map((text) => `${text}{${part.name}}`);
      const forms = part.forms.flatMap(([, form]) => textsOf(form));
      return texts.flatMap((text) => forms.map((form) => text + form));
    },
    [""],
  );
}

/** All texts of an area in a language, by their keys. */
const textsIn = (catalog: Catalog, locale: Locale) =>
  Object.entries(catalog).map(([key, text]) => [key, textsOf(parseText(text, locale))] as const);

function placeholdersOf(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []);
  return [...new Set(found)].toSorted();
}

test("every English text has an Arabic one with the same placeholders", () => {
  for (const { area, en, ar } of catalogs) {
    assert.deepEqual(Object.keys(ar), Object.keys(en), area);
    const arabicTexts = new Map(textsIn(ar, "ar"));
    for (const [key, texts] of textsIn(en, "en")) {
      const [arabic, english] = [placeholdersOf(arabicTexts.get(key)!), placeholdersOf(texts)];
      // Translations of the API's messages may omit values that are English words.
      const expected =
        area === "api-message" ? english.filter((name) => arabic.includes(name)) : english;
      assert.deepEqual(arabic, expected, key);
    }
  }
});

test("keys begin with their area, or with their family, and no text is empty", () => {
  for (const { area, en, ar } of catalogs) {
    for (const [key, texts] of [...textsIn(en, "en"), ...textsIn(ar, "ar")]) {
      const beginnings = [area.replaceAll("-", "_"), ...Object.keys(FAMILIES)].join("|");
      assert.match(key, new RegExp(`^(${beginnings})_[a-z0-9_]+$`));
      assert.ok(
        texts.every((text) => text.trim() === text && text !== ""),
        key,
      );
    }
  }
});

test("Arabic texts are in Arabic, with its punctuation and direction", () => {
  for (const [key, texts] of catalogs.flatMap(({ ar }) => textsIn(ar, "ar"))) {
    for (const text of texts) {
      const words = text.replaceAll(/\{\w+\}/g, " ").match(/[a-z](?:[\w@.]*\w)?/gi) ?? [];
      const foreign = words.filter((word) => !LATIN.has(word));
      assert.deepEqual(foreign, [], key);
      assert.doesNotMatch(text, /[?;→‘’“”]|, |[\u0660-\u0669]/, key);
      // After Arabic letters `2-4` would be displayed as 4-2.
      assert.doesNotMatch(text, /\p{Script=Arabic}.*\d-\d/u, key);
    }
  }
});

/** The names by which code chooses a text of each family. */
const NAMES: Record<string, readonly string[]> = {
  panel_add: ADDING,
  panel_screen: SCREEN_PATHS,
  panel_role: ROLES,
  panel_record_kind: RECORD_KINDS,
  api_message_entity: Object.keys(ENTITIES),
  api_message_field: Object.keys(FIELDS),
};

test("every text is used by its name somewhere in the code", async () => {
  const files = (await readdir(APP, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"),
  );
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, APP), "utf8")));
  const reported = new Set(
    sources.flatMap((source) => [...source.matchAll(/\bm\.([a-z0-9_]+)/g)].map(([, key]) => key)),
  );
  const all = await compileTranslations();
  for (const [family, names] of Object.entries(NAMES)) {
    assert.ok(reported.has(family), family);
    for (const [name, key] of membersOf(family, all)) if (names.includes(name)) reported.add(key);
  }
  assert.deepEqual(
    all.map(({ key }) => key).filter((key) => !reported.has(key)),
    [],
  );
  // A text chosen at run time would keep all texts in every page's bundle.
  const chosen = files.filter((_, index) => /\bm\[/.test(sources[index]!));
  assert.deepEqual(chosen, []);
});

/** The word to use for a thing, and synonyms to avoid. */
const ONE_WORD = {
  "رسالة نصية": /SMS|رسالة قصيرة/,
  المجموع: /الإجمالي|المبلغ الكلي/,
  كليك: /CliQ/i,
  "رسوم التوصيل": /رسم التوصيل|أجور التوصيل/,
  الاستلام: /\d+ \S+ من التسليم/,
};

test("Arabic uses one word for each thing, in the policies too", async () => {
  const project = new URL("../../", import.meta.url);
  const patterns = ["translations/*/ar.json", "app/storefront/policies/*/ar.ts"];
  let read = 0;
  for await (const path of glob(patterns, { cwd: project })) {
    const text = await readFile(new URL(path, project), "utf8");
    for (const [word, other] of Object.entries(ONE_WORD)) {
      assert.doesNotMatch(text, other, `${path}: it is called ${word}`);
    }
    read += 1;
  }
  assert.ok(read > areas.length, "the policies were not found");
});
