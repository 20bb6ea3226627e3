import assert from "node:assert/strict";
import { test } from "node:test";

import type { TextShape } from "./drawing.ts";
import { outlineText } from "./text-outlines.ts";

const line = (text: string, more: Partial<TextShape> = {}) =>
  outlineText({
    kind: "text",
    text,
    x: 0,
    y: 0,
    size: 100,
    weight: 300,
    spacing: 0,
    direction: "ltr",
    anchor: "start",
    fill: "#000000",
    ...more,
  });
const arabic = (text: string) => line(text, { direction: "rtl" });

test("Arabic letters are joined: in a word they have other forms than alone", async () => {
  const word = await arabic("بيت");
  const alone = await Promise.all([..."بيت"].map(arabic));
  const width = alone.reduce((sum, { box }) => sum + box!.width, 0);
  assert.ok(word.box!.width < width * 0.9, `${word.box!.width} of ${width}`);
  // The same letters with signs between that keep them apart.
  const apart = await arabic("ب\u200cي\u200cت");
  assert.ok(apart.box!.width > word.box!.width * 1.1);
  // Lam and alef become one sign.
  const ligature = await arabic("لا");
  const [lam, alef] = await Promise.all([arabic("ل"), arabic("ا")]);
  assert.ok(ligature.box!.width < lam.box!.width + alef.box!.width);
});

test("a line begins at the side of its direction", async () => {
  assert.ok((await line("Name")).box!.x >= 0);
  assert.ok((await line("Name", { anchor: "end" })).box!.x < -100);
  const name = await arabic("اسم");
  assert.ok(name.box!.x + name.box!.width <= 1 && name.box!.x < -50);
});

test("in mixed lines each part is read in its own direction", async () => {
  // From right to left: the Arabic word stands at the right, the Latin one at its left.
  const mixed = await arabic("شركة Naqra");
  const [latin, word] = await Promise.all([line("Naqra"), arabic("شركة")]);
  assert.ok(mixed.box!.width > latin.box!.width + word.box!.width);
  const startOfLatin = mixed.d.slice(0, latin.d.indexOf("Z"));
  // The outlines come in the order in which they are seen, and so begin with the N.
  const relative = (d: string) => {
    const [x = 0, ...rest] = [...d.matchAll(/-?\d+(\.\d+)?/g)].map(Number);
    return rest
      .filter((_, index) => index % 2 === 1)
      .slice(0, 5)
      .map((at) => Math.round(at - x));
  };
  assert.deepEqual(relative(startOfLatin), relative(latin.d));
  // Digits stay in their order within Arabic.
  const number = await arabic("فرع 12");
  const digits = await line("12");
  assert.deepEqual(relative(number.d), relative(digits.d));
});

test("a bracket opens towards its text in both directions", async () => {
  const [open, close] = await Promise.all([line("("), line(")")]);
  const mirrored = await arabic("(");
  assert.equal(mirrored.box!.width.toFixed(1), close.box!.width.toFixed(1));
  assert.notEqual(open.d, close.d);
});

test("weights differ, and space between letters makes a line longer", async () => {
  const [thin, bold] = await Promise.all([line("Name"), line("Name", { weight: 700 })]);
  assert.ok(bold.box!.width > thin.box!.width);
  const tight = await line("Name", { spacing: -0.05 });
  assert.ok(tight.box!.width < thin.box!.width);
});

test("a letter that the typeface does not have is an error", async () => {
  for (const text of ["Name 名", "😀", "ж"]) await assert.rejects(line(text), /typeface/);
  assert.deepEqual(await line(""), { d: "", box: null, runs: [] });
});
