import assert from "node:assert/strict";
import { test } from "node:test";

import { m } from "#app/paraglide/messages.js";

import { formatPrice } from "./price.ts";

test("a price has its fils where there are some, and its currency after it", () => {
  assert.equal(formatPrice(35), "35 JOD");
  assert.equal(formatPrice(35.5), "35.500 JOD");
});

test("in Arabic the figure stays first and together with its currency, whatever stands before", () => {
  const price = m.ui_price({ amount: "35.500" }, { locale: "ar" });
  assert.equal(price, "\u200f35.500\u00a0د.أ");
});
