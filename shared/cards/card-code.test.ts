import assert from "node:assert/strict";
import { test } from "node:test";

import { CODE_LENGTH, CODE_SIGNS, readCardCode } from "./card-code.ts";

test("a code is read in any case, with the letters that are taken for digits", () => {
  assert.equal(readCardCode("7k2m9qxabc"), "7k2m9qxabc");
  assert.equal(readCardCode("7K2M9QXABC"), "7k2m9qxabc");
  assert.equal(readCardCode("OiLo9QXABC"), "01109qxabc");
  assert.equal(readCardCode(" 7k2m-9qxa bc "), "7k2m9qxabc");
});

test("what can't be a code is none", () => {
  for (const typed of ["", "7k2m9qxab", "7k2m9qxabcd", "7k2m9qxabu", "7k2m9qxab!", "٧k2m9qxabc"]) {
    assert.equal(readCardCode(typed), undefined, typed);
  }
});

test("the signs are the 32 of Crockford: 10 of them hold 50 bits", () => {
  assert.equal(new Set(CODE_SIGNS).size, 32);
  assert.doesNotMatch(CODE_SIGNS, /[ilou]/);
  assert.equal(Math.log2(CODE_SIGNS.length) * CODE_LENGTH, 50);
});
