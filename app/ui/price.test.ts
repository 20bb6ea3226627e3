import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { m } from "#app/paraglide/messages.js";
import { overwriteGetLocale } from "#app/paraglide/runtime.js";

import { formatPrice } from "./price.ts";

afterEach(() => overwriteGetLocale(() => "en"));

test("a price has its fils where there are some, and its currency after it", () => {
  const shown = [35, 35.5, 1200, 1235.5].map(formatPrice);
  assert.deepEqual(shown, ["35 JOD", "35.500 JOD", "1,200 JOD", "1,235.500 JOD"]);
});

test("in Arabic its figure is the same", () => {
  overwriteGetLocale(() => "ar");
  assert.equal(formatPrice(1235.5), "\u200f1,235.500\u00a0د.أ");
});

test("in Arabic the figure stays first and together with its currency, whatever stands before", () => {
  const price = m.ui_price({ amount: "35.500" }, { locale: "ar" });
  assert.equal(price, "\u200f35.500\u00a0د.أ");
});
