import assert from "node:assert/strict";
import { test } from "node:test";

import fc from "fast-check";

import { fitLines } from "./fit-lines.ts";

const FIT = {
  sizes: [
    [80, 2],
    [40, 3],
  ],
  width: 480,
} as const;

test("a short text is set large, in lines of similar length", () => {
  assert.deepEqual(fitLines("Ask us anything", FIT), { size: 80, lines: ["Ask us", "anything"] });
});

test("a longer text is set smaller, with all its words", () => {
  const text = "A card for everyone who meets people";
  const { size, lines } = fitLines(text, FIT);
  assert.equal(size, 40);
  assert.equal(lines.join(" "), text);
});

test("a text that fits at no size ends with an ellipsis", () => {
  const { lines } = fitLines("word ".repeat(60), FIT);
  assert.equal(lines.length, 3);
  assert.match(lines.at(-1)!, /…$/);
});

test("a text never has more lines than its size allows, and is only shortened with an ellipsis", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 120, unit: "grapheme" }), (text) => {
      const { size, lines } = fitLines(text, FIT);
      const most = FIT.sizes.find(([each]) => each === size)![1];
      assert.ok(lines.length <= most);
      const words = text.trim().split(/\s+/u).join(" ");
      assert.ok(lines.join(" ") === words || lines.at(-1)!.endsWith("…"));
    }),
  );
});
