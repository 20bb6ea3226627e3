import assert from "node:assert/strict";
import { test } from "node:test";

import { inLanguage, WRITTEN_LOCALES } from "./in-language.ts";
import { BASE_LOCALE, LANGUAGES, localeOf, LOCALES, pathIn } from "./locale.ts";

/** Properties that Node has but TypeScript's library does not list yet. */
interface Known extends Intl.Locale {
  getTextInfo(): { direction: string };
}

/** The ISO 15924 codes that Node uses. */
const SCRIPTS: Record<string, string> = { latin: "Latn", arabic: "Arab" };

for (const locale of LOCALES) {
  test(`script and direction of ${locale} match those that Node knows`, () => {
    const { direction, script, dates, openGraph, name } = LANGUAGES[locale];
    const known = new Intl.Locale(locale) as Known;
    assert.equal(known.getTextInfo().direction, direction);
    assert.equal(known.maximize().script, SCRIPTS[script]);
    assert.equal(new Intl.Locale(dates).language, locale);
    assert.equal(openGraph.split("_")[0], locale);
    assert.equal(new Intl.DisplayNames(locale, { type: "language" }).of(locale), name);
    const figures = new Intl.DateTimeFormat(dates, { day: "numeric", year: "numeric" });
    assert.match(figures.format(new Date("2026-11-20T12:00:00Z")), /2026/);
  });
}

test("content that the owner writes in two languages has two fields", () => {
  const suffixes = WRITTEN_LOCALES.map((locale) => LANGUAGES[locale].fieldSuffix);
  assert.equal(new Set(suffixes).size, WRITTEN_LOCALES.length);
  assert.equal(WRITTEN_LOCALES[0], BASE_LOCALE);
  assert.equal(suffixes[0], "");
});

test("content is shown in the page's language, or in another if that field is empty", () => {
  const both = { title: "Card", titleAr: "بطاقة" };
  assert.deepEqual(
    WRITTEN_LOCALES.map((locale) => inLanguage(both, "title", locale)),
    ["Card", "بطاقة"],
  );
  assert.equal(inLanguage({ ...both, titleAr: "" }, "title", "ar"), "Card");
  assert.equal(inLanguage({ ...both, title: "" }, "title", "en"), "بطاقة");
  assert.equal(inLanguage({ title: "", titleAr: "" }, "title", "ar"), "");
  // @ts-expect-error The record must have the field in each language.
  inLanguage({ title: "Card" }, "title", "en");
});

test("an address determines its language, and has a counterpart in each other language", () => {
  for (const locale of LOCALES) {
    for (const path of ["/", "/product"]) assert.equal(localeOf(pathIn(locale, path)), locale);
  }
  assert.deepEqual(
    ["/", "/product", "/arabic", "/en"].map((path) => localeOf(path)),
    ["en", "en", "en", "en"],
  );
  assert.deepEqual([pathIn("ar", "/"), pathIn("ar", "/product")], ["/ar", "/ar/product"]);
});
