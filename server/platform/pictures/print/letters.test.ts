import assert from "node:assert/strict";
import { test } from "node:test";

import fc from "fast-check";

import { measuredExtents } from "#server/testing/letter-extents.ts";
import { EXTENTS } from "#shared/proofs/letters/letter-extents.ts";
import { lineReach } from "#shared/proofs/letters/line-reach.ts";
import { printedText, textParts, unprintableSigns } from "#shared/proofs/letters/printed-text.ts";
import { listOfSigns } from "#shared/proofs/letters/sign-list.ts";

import type { TextShape } from "./drawing.ts";
import { outlineText } from "./text-outlines.ts";

const outline = (text: string, more: Partial<TextShape> = {}) =>
  outlineText({
    kind: "text",
    text,
    x: 0,
    y: 0,
    size: 100,
    weight: 300,
    spacing: 0,
    direction: "rtl",
    anchor: "start",
    fill: "#000000",
    ...more,
  });

test("the list of printable letters is that of the typeface's files, with their outlines", async () => {
  assert.deepEqual(EXTENTS, await measuredExtents(), "Run `npm run letters`.");
});

const letters = [...EXTENTS.letters.map(([, , row]) => row).join("")];
const isArabic = (letter: string) => /[\u0621-\u06d3]/.test(letter);
const oneOf = (some: readonly string[]) => fc.constantFrom(...some);
/** A consonant, often with a vowel on it, sometimes doubled. */
const vocalised = fc
  .tuple(
    oneOf(letters.filter((letter) => /[\u0621-\u063a\u0641-\u064a]/.test(letter))),
    fc.constantFrom("", "", "\u0651"),
    fc.constantFrom("", "", "\u064e", "\u064f", "\u0650", "\u0652", "\u064b", "\u064c", "\u064d"),
  )
  .map((parts) => parts.join(""));
const words = (letter: fc.Arbitrary<string>) =>
  fc
    .array(fc.array(letter, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 })
    .map((all) => printedText(all.map((each) => each.join("")).join(" ")));

for (const [kind, letter] of [
  ["Arabic", oneOf(letters.filter(isArabic))],
  ["vocalised Arabic", vocalised],
  ["Latin", oneOf(letters.filter((each) => !isArabic(each)))],
  ["mixed", oneOf(letters)],
] as const) {
  test(`no outline of a ${kind} line reaches farther than is said of its letters`, async () => {
    await fc.assert(
      fc.asyncProperty(words(letter), fc.constantFrom(300, 350), async (text, weight) => {
        const { box } = await outline(text, { weight });
        const { above, below } = lineReach(text);
        assert.ok(-box!.y <= above * 100 + 0.01, `${-box!.y} above, ${above} said`);
        const reached = box!.y + box!.height;
        assert.ok(reached <= below * 100 + 0.01, `${reached} below, ${below} said`);
      }),
      { numRuns: 150 },
    );
  });
}

test("what is reported of a line is little more than what is printed", async () => {
  for (const text of ["علي", "محمد", "حسن", "شركة المثال", "Your Name", "Nguyễn", "مُحَمَّد"]) {
    const { box } = await outline(text);
    const { above, below } = lineReach(text);
    assert.ok(above * 100 + box!.y < 22 && below * 100 - box!.y - box!.height < 4, text);
  }
});

test("signs that the typeface does not have are told, each once and whole", () => {
  const told = (text: string) => unprintableSigns(text);
  assert.deepEqual(told("Đặng Nguyễn, Çağrı Łukasz, ڤيفيان"), []);
  assert.deepEqual(told("Елена Ев"), ["Е", "л", "е", "н", "а", "в"]);
  assert.deepEqual(told("پژمان گل"), ["پ", "ژ", "گ"]);
  assert.deepEqual(told("Example 🌟 👨‍👩‍👧 🇯🇴 1️⃣"), ["🌟", "👨‍👩‍👧", "🇯🇴", "1⃣"]);
  assert.deepEqual(told("q\u0302"), ["q\u0302"]);
  assert.deepEqual(unprintableSigns("名", undefined, "名 前"), ["名", "前"]);
  assert.deepEqual(told("a\u200bb\u200e\u00ad"), []);
  assert.deepEqual(textParts("Ann 名 B"), [
    { text: "Ann ", isPrinted: true },
    { text: "名", isPrinted: false },
    { text: " B", isPrinted: true },
  ]);
  assert.equal(listOfSigns(["ж", "名"]), "\u2068ж 名\u2069");
  assert.equal(listOfSigns(["1", "2", "3"], 2), "\u20681 2 …\u2069");
});

test("all that is reported to be printable is printed, whatever it is", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
      const printed = textParts(text).filter(({ isPrinted }) => isPrinted);
      await outline(printed.map((part) => part.text).join(""));
    }),
  );
});

test("forms of letters that have a code of their own are set as these letters", async () => {
  const same = async (given: string, expected: string) =>
    assert.equal((await outline(printedText(given))).d, (await outline(expected)).d, given);
  await same("ﻣﺤﻤﺪ", "محمد");
  await same("عبد ﷲ", "عبد الله");
  await same("n\u0303", "ñ");
  await same("  a\u00a0\tb ", "a b");
  // A yeh of Persian has dots only before another letter, and a kaf is the same there.
  await same("علی", "على");
  await same("بی‌بی بیت", "بى‌بى بيت");
  await same("مکی", "مكى");
  await same("کَرَم", "كَرَم");
  // Alone and at the end it is another.
  assert.deepEqual(unprintableSigns("بابک"), ["ک"]);
});

test("signs that turn the direction around do not turn letters around", async () => {
  const plain = await outline("Example", { direction: "ltr" });
  for (const text of ["\u202eExample", "\u202eExample\u202c", "\u2067Example\u2069"]) {
    assert.equal((await outline(printedText(text), { direction: "ltr" })).d, plain.d);
  }
  const arabic = await outline("مثال");
  assert.equal((await outline(printedText("\u202dمثال"))).d, arabic.d);
});
