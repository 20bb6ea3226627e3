import assert from "node:assert/strict";
import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

import { CatalogError } from "./catalogs.ts";
import { compileTranslations } from "./compile.ts";

/** Compiles catalogs given as texts (or raw file content) by area and language. */
async function compileOf(catalogs: Record<string, object | string>) {
  await using folder = await mkdtempDisposable(join(tmpdir(), "naqra-translations-"));
  for (const [name, content] of Object.entries(catalogs)) {
    const file = join(folder.path, `${name}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  }
  return await compileTranslations(pathToFileURL(`${folder.path}/`));
}

const refused = (catalogs: Record<string, object | string>, ...says: RegExp[]) =>
  assert.rejects(compileOf(catalogs), (error) => {
    assert.ok(error instanceof CatalogError);
    for (const pattern of says) assert.match(error.message, pattern);
    return true;
  });

test("a translation has the values that its texts use in any language", async () => {
  const [hours, size] = await compileOf({
    "shop/en": { hours: "{day}: {count} hours", size: "Up to {most, number} MB" },
    "shop/ar": {
      hours:
        "{day}: {count, plural, one {ساعة} two {ساعتان} few {# ساعات} many {# ساعة} other {#}}",
      size: "حتى {most, number}",
    },
  });
  assert.deepEqual([...hours!.values].toSorted(), [
    ["count", "number"],
    ["day", "text"],
  ]);
  assert.deepEqual([...size!.values], [["most", "number"]]);
});

test("all problems are reported at once, by key and language", async () => {
  await refused(
    {
      "shop/en": { title: "Shop {name}", only: "Only here", broken: "{name" },
      "shop/ar": { title: "متجر", broken: "معطل" },
    },
    /^The translations have 1 problem/,
    /only: missing in shop\/ar\.json/,
  );
  await refused(
    {
      "shop/en": { title: "Shop", broken: "{name" },
      "shop/ar": { title: "متجر {name}", broken: "معطل" },
    },
    /^The translations have 2 problem/,
    /title \(ar\): \{name\} is not among the values in en/,
    /broken \(en\): /,
  );
});

test("a catalog that is missing or not valid JSON is named", async () => {
  await refused({ "shop/en": { title: "Shop" } }, /shop\/ar\.json cannot be read/);
  await refused({ "shop/en": {}, "shop/ar": '{ "title": ' }, /shop\/ar\.json cannot be read/);
  await refused({ "shop/en": { a: ["x"] }, "shop/ar": { a: "x" } }, /a: is no text in shop\/en/);
});

test("a plural must have exactly the forms of its language", async () => {
  const plural = (forms: string) => ({
    "shop/en": { cards: "{count, plural, one {# card} other {# cards}}" },
    "shop/ar": { cards: `{count, plural, ${forms}}` },
  });
  await compileOf(plural("one {ا} two {ب} few {ج} many {د} other {ه}"));
  await compileOf(plural("zero {و} one {ا} two {ب} few {ج} many {د} other {ه}"));
  const needed = /cards \(ar\): the plural of count takes .*zero.*, each once/;
  await refused(plural("one {ا} other {ه}"), needed);
  await refused(plural("one {ا} two {ب} few {ج} many {د}"), needed);
  await refused(plural("one {ا} one {ا} two {ب} few {ج} many {د} other {ه}"), needed);
  await refused(plural("=3 {ا} one {ا} two {ب} few {ج} many {د} other {ه}"), needed);
  const inEnglish = "{count, plural, one {# card} few {# cards} other {# cards}}";
  await refused({ "shop/en": { cards: inEnglish }, "shop/ar": { cards: "" } }, /case few/);
});

test("syntax that the shop's texts don't use is rejected", async () => {
  for (const text of ["{a, date}", "{a, select, other {x}}", "{a, number, percent}", "{0}"]) {
    await refused({ "shop/en": { text }, "shop/ar": { text } }, /text \(en\): /);
  }
  const offset = "{a, plural, offset:1 one {x} other {y}}";
  const offsets = { "shop/en": { text: offset }, "shop/ar": { text: offset } };
  await refused(offsets, /texts know \{a, number\} and \{a, plural, …\}/);
});
