import assert from "node:assert/strict";
import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { overwriteGetLocale } from "../app/i18n/locale.ts";
import type { Locale } from "../shared/i18n/locale.ts";
import { chooserOf, functionOf, membersOf } from "./emit.ts";
import { parseText, valuesOf } from "./parse-text.ts";

const project = (path: string) => new URL(`../${path}`, import.meta.url).href;

/** The imports of the generated functions. */
const IMPORTS = `
import { getLocale } from "${project("app/i18n/locale.ts")}";
import { plural } from "${project("app/i18n/plural.ts")}";
import { formatNumber } from "${project("shared/format-number.ts")}";
`;

/** The generated function of a translation. */
async function compiled(texts: Partial<Record<Locale, string>>, locale?: Locale) {
  const parts = new Map(
    Object.entries(texts).map(([each, text]) => [each as Locale, parseText(text, each as Locale)]),
  );
  const values = new Map([...parts.values()].flatMap((each) => [...valuesOf(each)]));
  await using folder = await mkdtempDisposable(join(tmpdir(), "naqra-translations-"));
  const file = join(folder.path, "translation.mjs");
  const code = functionOf({ key: "say", area: "area", texts, values, parts }, locale);
  await writeFile(file, IMPORTS + code);
  return ((await import(file)) as { say: (values?: object) => string }).say;
}

test("values are inserted at their placeholders", async () => {
  const say = await compiled({ en: "Step {step} of {steps}: {step}" }, "en");
  assert.equal(say({ step: 1, steps: "six" }), "Step 1 of six: 1");
});

test("characters with a meaning in code remain text", async () => {
  const say = await compiled({ en: "`a` \\n $'{values.key}' */ it's #1" }, "en");
  assert.equal(say(), "`a` \\n ${values.key} */ it's #1");
});

test("a number is formatted, unless the placeholder is a plain one", async () => {
  const say = await compiled({ en: "{a}, {a, number}, {a, plural, one {one} other {#}}" }, "en");
  assert.equal(say({ a: 1200 }), "1200, 1,200, 1,200");
});

test("a number selects the plural form of the language", async (t) => {
  t.after(() => overwriteGetLocale(() => "en"));
  overwriteGetLocale(() => "ar");
  const forms = "one {one {thing}} two {two} few {# few} many {# many} other {# other}";
  const say = await compiled({ ar: `{n, plural, zero {none} ${forms}}!` }, "ar");
  const reported = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103].map((n) => say({ n, thing: "card" }));
  const expected = ["none!", "one card!", "two!", "3 few!", "10 few!", "11 many!", "99 many!"];
  assert.deepEqual(reported, [...expected, "100 other!", "102 other!", "103 few!"]);
  const withoutZero = await compiled({ ar: `{n, plural, ${forms}}!` }, "ar");
  assert.equal(withoutZero({ n: 0 }), "0 other!");
});

test("without a build the language is chosen at run time; a build contains only one", async (t) => {
  t.after(() => overwriteGetLocale(() => "en"));
  const texts = { en: "Order", ar: "الطلب" };
  const [both, arabic] = [await compiled(texts), await compiled(texts, "ar")];
  assert.deepEqual([both(), arabic()], ["Order", "الطلب"]);
  overwriteGetLocale(() => "ar");
  assert.equal(both(), "الطلب");
});

test("a text of a family is chosen by a name, and those with values are none of it", async () => {
  const texts = ["panel_screen_bulk_orders", "panel_screen_orders__board", "panel_screens"].map(
    (key) => ({ key, area: "panel", texts: {}, values: new Map(), parts: new Map() }),
  );
  const withValue = { ...texts[0]!, key: "panel_screen_named", values: new Map([["n", "text"]]) };
  const members = membersOf("panel_screen", [...texts, withValue as (typeof texts)[0]]);
  assert.deepEqual(Object.fromEntries(members), {
    "bulk-orders": "panel_screen_bulk_orders",
    "orders/board": "panel_screen_orders__board",
  });
  const code = chooserOf("panel_screen", members);
  assert.match(code, /@type \{\(name: "bulk-orders" \| "orders\/board"\) => string\}/);
  const field = { ...texts[0]!, key: "api_message_field_address_line1" };
  assert.deepEqual([...membersOf("api_message_field", [field]).keys()], ["addressLine1"]);
});
