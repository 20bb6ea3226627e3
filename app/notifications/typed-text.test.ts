import assert from "node:assert/strict";
import { test } from "node:test";

import { typedName, typedText } from "./typed-text.ts";

test("nothing that was typed becomes a link", () => {
  for (const [typed, shown] of [
    ["Buy at https://spam.example/now today", "Buy at … today"],
    ["HTTP://spam.example", "…"],
    ["see www.spam.example/x", "see …"],
    ["spam.example/win", "spam. example/win"],
    ["mail me@spam.example", "mail me@spam. example"],
    ["t.me/spam", "t. me/spam"],
    ["اربح。الآن", "اربح。 الآن"],
    ["St. John Street 1.5, Dr. Example", "St. John Street 1.5, Dr. Example"],
    ["ليلى <b>", "ليلى <b>"],
  ] as const) {
    assert.equal(typedText(typed), shown);
  }
});

test("what was typed is cut short, between letters and not within one", () => {
  assert.equal(typedName("x".repeat(40)), "x".repeat(40));
  assert.equal(typedName("x".repeat(41)), `${"x".repeat(39)}…`);
  assert.equal(typedText("😀".repeat(61)), `${"😀".repeat(59)}…`);
});
