import assert from "node:assert/strict";
import { test } from "node:test";

import { backLayout, BACK_ROOM, PLATE_TOP } from "./back-print.ts";

const words = (layout: ReturnType<typeof backLayout>) =>
  layout.text.lines.map(({ text }) => text).join(" ");

test("a text on the back stays beside the code, and shrinks before it is cut", () => {
  const short = backLayout({ text: "Scan me" });
  assert.deepEqual([short.text.size, words(short)], [34, "Scan me"]);

  const long = "Example Bakery, Example Street 1, Amman, open from seven to seven every day";
  const layout = backLayout({ text: long });
  assert.ok(layout.text.size < 34 && layout.text.lines.length > 2);
  assert.equal(words(layout), long);
  assert.equal(layout.text.isCut, false);
  for (const { text, y } of layout.text.lines) {
    assert.ok(text.length * layout.text.size * 0.55 <= BACK_ROOM, text);
    assert.ok(y - layout.text.size * 0.78 > PLATE_TOP + 62, "below the mark");
    assert.ok(y <= 326, "above the line of the code");
  }
});

test("what is longer than the card is cut, and reported to be", () => {
  const layout = backLayout({ text: "word ".repeat(100) });
  assert.equal(layout.text.isCut, true);
  assert.ok(layout.text.lines.at(-1)?.text.endsWith("…"));
});

test("a word that is longer than a line is broken", () => {
  const layout = backLayout({ text: "x".repeat(60) });
  assert.equal(words(layout).replaceAll(" ", ""), "x".repeat(60));
  assert.ok(layout.text.lines.length > 1);
});

test("picture, text and number share the room", () => {
  const picture = { url: "picture" };
  assert.equal(backLayout({}).pictureHeight, 0);
  const { pictureHeight: alone, text: none } = backLayout({ picture });
  assert.deepEqual([none.lines, none.isCut], [[], false]);
  const text = "Fresh bread from seven to seven, every day, also on Fridays";
  const all = backLayout({ picture, text, number: "42" });
  assert.ok(all.pictureHeight > 0 && all.pictureHeight < alone);
  const [line] = all.text.lines;
  assert.ok(line!.y - all.text.size * 0.78 >= PLATE_TOP + all.pictureHeight);
  assert.ok(all.number.y - all.number.size >= all.text.lines.at(-1)!.y);
  assert.equal(all.text.isCut, false);
});
