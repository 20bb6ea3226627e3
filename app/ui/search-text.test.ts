import assert from "node:assert/strict";
import { test } from "node:test";

import { isFoundBy } from "./search-text.ts";

test("a name is found however it is typed", () => {
  for (const [typed, text] of [
    ["irb", "Irbid"],
    ["maan", "Ma'an"],
    ["AS SALT", "As-Salt"],
    ["اربد", "إربد"],
    ["الزرقا", "الزرقاء"],
    ["زرقا", "الزرقاء"],
    ["العقبه", "العقبة"],
    ["عَمّان", "عمان"],
    ["", "Amman"],
  ] as const) {
    assert.ok(isFoundBy(typed, text), `${typed} in ${text}`);
  }
  assert.equal(isFoundBy("zarqa", "Irbid"), false);
});
