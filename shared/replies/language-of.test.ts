import assert from "node:assert/strict";
import { test } from "node:test";

import { languageOf } from "./language-of.ts";

test("a text is in the language whose letters it has most of", () => {
  assert.equal(languageOf("How long does it take?"), "en");
  assert.equal(languageOf("كم يستغرق توصيل بطاقة NFC؟"), "ar");
  assert.equal(languageOf("Cards for شركة, please: in black, with our logo"), "en");
});

test("a text without letters is in no language", () => {
  for (const text of ["", "0790000000", "🙂 ؟!"]) assert.equal(languageOf(text), undefined, text);
});
