import assert from "node:assert/strict";
import { test } from "node:test";

import { behind, CARD_MM, cropMarks, sheetLayout, turnsSideways } from "./print-sheet-layout.ts";
import { A4, sheetQuerySchema, USUAL_PRINT_SHEET } from "./print-sheet.ts";

const near = (one: number, other: number) => Math.abs(one - other) < 1e-9;

test("an A4 sheet takes eight cards with a bleed of 3 mm, in its middle", () => {
  const { columns, rows, places } = sheetLayout(USUAL_PRINT_SHEET, 3);
  assert.deepEqual([columns, rows, places.length], [2, 4, 8]);
  const [first, last] = [places[0]!, places.at(-1)!];
  assert.ok(near(first.x, A4.widthMm - last.x - CARD_MM.width));
  assert.ok(near(first.y, A4.heightMm - last.y - CARD_MM.height));
  assert.ok(near(places[1]!.x - first.x, CARD_MM.width + 2 * 3 + 4));
});

test("what fits exactly fits, and a hundredth less does not", () => {
  const size = { heightMm: 100, gapMm: 0.1, marginMm: 5 };
  const widthMm = 2 * 5 + 3 * (85.6 + 2 * 1.5) + 2 * 0.1;
  assert.equal(sheetLayout({ ...size, widthMm }, 1.5).columns, 3);
  assert.equal(sheetLayout({ ...size, widthMm: widthMm - 0.01 }, 1.5).columns, 2);
  assert.deepEqual(sheetLayout({ ...size, widthMm: 60 }, 3).places, []);
});

test("each back lies behind its front, over whichever edge the sheet is turned", () => {
  const { places } = sheetLayout(USUAL_PRINT_SHEET, 3);
  for (const place of places) {
    const back = behind(place, A4.widthMm);
    assert.ok(near(back.x + CARD_MM.width, A4.widthMm - place.x));
    assert.equal(back.y, place.y);
  }
  const wide = { widthMm: 297, heightMm: 210 };
  assert.deepEqual([turnsSideways(A4, "long"), turnsSideways(A4, "short")], [true, false]);
  assert.deepEqual([turnsSideways(wide, "long"), turnsSideways(wide, "short")], [false, true]);
});

test("crop marks stand where cards are cut, on the sheet, and on no card's bleed", () => {
  for (const gapMm of [0, 0.4, 4, 20]) {
    for (const bleedMm of [0, 1.5, 3]) {
      for (const marginMm of [0, 3, 10]) {
        const size = { ...A4, gapMm, marginMm };
        const all = sheetLayout(size, bleedMm).places;
        const places = all.slice(0, all.length - 1);
        const marks = cropMarks(size, bleedMm, places);
        const reported = JSON.stringify(size);
        for (const [x1, y1, x2, y2] of marks) {
          assert.ok(x1 === x2 || y1 === y2);
          for (const x of [x1, x2]) assert.ok(x > 0 && x < 210, reported);
          for (const y of [y1, y2]) assert.ok(y > 0 && y < 297, reported);
          for (const place of places) {
            const isBeside =
              Math.max(x1, x2) <= place.x - bleedMm + 1e-9 ||
              Math.min(x1, x2) >= place.x + CARD_MM.width + bleedMm - 1e-9;
            const isAbove =
              Math.max(y1, y2) <= place.y - bleedMm + 1e-9 ||
              Math.min(y1, y2) >= place.y + CARD_MM.height + bleedMm - 1e-9;
            assert.ok(isBeside || isAbove, `${reported} ${bleedMm}: ${[x1, y1, x2, y2].join()}`);
          }
        }
      }
    }
  }
  // Two at each of the four corners.
  const [first] = sheetLayout(USUAL_PRINT_SHEET, 3).places;
  const marks = cropMarks(USUAL_PRINT_SHEET, 3, [first!]);
  assert.equal(marks.length, 8);
  const { x, y } = first!;
  assert.ok(marks.some(([x1, y1, x2, y2]) => x1 === x - 3 && x2 === x - 7 && y1 === y && y2 === y));
});

test("what no press takes is refused", () => {
  const proofs = "0".repeat(24);
  const good = {
    proofs,
    widthMm: "210",
    heightMm: "297",
    gapMm: "0",
    marginMm: "5.5",
    flip: "long",
  };
  assert.ok(sheetQuerySchema.safeParse(good).success);
  for (const wrong of [
    { widthMm: "59" },
    { heightMm: "1600.1" },
    { gapMm: "-1" },
    { marginMm: "x" },
    { marginMm: "5.55" },
    { widthMm: "Infinity" },
    { flip: "diagonal" },
    { proofs: "" },
    { proofs: Array.from({ length: 101 }, (_, index) => String(index).padStart(24, "0")).join() },
  ]) {
    assert.ok(!sheetQuerySchema.safeParse({ ...good, ...wrong }).success, JSON.stringify(wrong));
  }
});
