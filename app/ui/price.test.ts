import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { overwriteGetLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";

import { formatPrice } from "./price.ts";

afterEach(() => overwriteGetLocale(() => "en"));

test("a price has its fils where there are some, and its currency after it", () => {
  assert.equal(formatPrice(35), "35 JOD");
  assert.equal(formatPrice(35.5), "35.500 JOD");
});

test("in Arabic the figure stays first and together with its currency, whatever stands before", () => {
  overwriteGetLocale(() => "ar");
  const price = m.ui_price({ amount: "35.500" });
  assert.equal(price, "\u200f35.500\u00a0د.أ");
});
