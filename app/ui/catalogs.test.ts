import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

import settings from "../../project.inlang/settings.json" with { type: "json" };

/** Staff work in the base language. */
const OF_STAFF = "panel";

const MESSAGES = new URL("../../messages/", import.meta.url);

/** What is written in Latin letters in Arabic as well: names, and an example of an address. */
const LATIN = new Set(
  "NFC QR IBAN SWIFT SMS JOD CliQ LinkedIn Instagram WhatsApp PDF English name@mail.com".split(" "),
);

type Variants = [{ match: Record<string, string> }];
type Catalog = Record<string, string | Variants>;

const areas = (await readdir(MESSAGES, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && entry.name !== OF_STAFF)
  .map(({ name }) => name);

const catalogs = await Promise.all(
  areas.map(async (area) => ({ area, en: await read(area, "en"), ar: await read(area, "ar") })),
);

async function read(area: string, locale: string): Promise<Catalog> {
  const text = await readFile(new URL(`${area}/${locale}.json`, MESSAGES), "utf8");
  return JSON.parse(text) as Catalog;
}

/** What a plural form may be called in each language; `*` stands for those that are not named. */
const CATEGORIES = {
  en: new Intl.PluralRules("en").resolvedOptions().pluralCategories,
  ar: new Intl.PluralRules("ar").resolvedOptions().pluralCategories,
};

/** The text of a message, or all of its plural forms. */
function textsOf(message: Catalog[string]): string[] {
  return typeof message === "string" ? [message] : Object.values(message[0].match);
}

function placeholdersOf(message: Catalog[string]): string[] {
  const found = textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []);
  return [...new Set(found)].toSorted();
}

test("every area of texts is part of the project", () => {
  const paths = settings["plugin.inlang.messageFormat"].pathPattern;
  const expected = [...areas, OF_STAFF].map((area) => `./messages/${area}/{locale}.json`);
  assert.deepEqual(paths.toSorted(), expected.toSorted());
});

test("what is said in English is said in Arabic, with the same things put in", () => {
  for (const { area, en, ar } of catalogs) {
    assert.deepEqual(Object.keys(ar), Object.keys(en), area);
    for (const [key, message] of Object.entries(en)) {
      const [arabic, english] = [placeholdersOf(ar[key]!), placeholdersOf(message)];
      // Of what the server says in English, a part that is English itself may be left out.
      const expected = area === "rule" ? english.filter((name) => arabic.includes(name)) : english;
      assert.deepEqual(arabic, expected, key);
    }
  }
});

for (const locale of ["en", "ar"] as const) {
  test(`a text with plural forms has one for every number: ${locale}`, () => {
    for (const [key, message] of catalogs.flatMap((catalog) => Object.entries(catalog[locale]))) {
      if (typeof message === "string") continue;
      const forms = Object.keys(message[0].match).map((form) => form.replace("countPlural=", ""));
      const missing = CATEGORIES[locale].filter((category) => !forms.includes(category));
      assert.ok(missing.length === 0 || forms.includes("*"), `${key} lacks ${missing.join()}`);
      // Which form it is, and how the number is written: '2,000'.
      for (const text of textsOf(message)) assert.ok(!text.includes("{count}"), key);
    }
  });
}

test("keys begin with their area and no text is empty", () => {
  for (const { area, en, ar } of catalogs) {
    for (const [key, message] of [...Object.entries(en), ...Object.entries(ar)]) {
      assert.match(key, new RegExp(`^${area}_[a-z0-9_]+$`));
      assert.ok(
        textsOf(message).every((text) => text.trim() === text && text !== ""),
        key,
      );
    }
  }
});

test("Arabic texts are in Arabic, with its punctuation and its direction", () => {
  for (const [key, message] of catalogs.flatMap(({ ar }) => Object.entries(ar))) {
    for (const text of textsOf(message)) {
      const words = text.replaceAll(/\{\w+\}/g, " ").match(/[a-z](?:[\w@.]*\w)?/gi) ?? [];
      const foreign = words.filter((word) => !LATIN.has(word));
      assert.deepEqual(foreign, [], key);
      assert.doesNotMatch(text, /[?;→‘’“”]|, |[\u0660-\u0669]/, key);
    }
  }
});
