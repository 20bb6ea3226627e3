import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { overwriteGetLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";

import { formatPrice } from "./price.ts";

afterEach(() => overwriteGetLocale(() => "en"));

test("a price shows its fils only if there are any, and its currency after the number", () => {
  assert.equal(formatPrice(35), "35 JOD");
  assert.equal(formatPrice(35.5), "35.500 JOD");
  assert.equal(formatPrice(1235.5), "1,235.500 JOD");
});

test("in Arabic the number stays before its currency, whatever text precedes it", () => {
  overwriteGetLocale(() => "ar");
  const price = m.ui_price({ amount: "35.500" });
  assert.equal(price, "\u200f35.500\u00a0د.أ");
});
