import assert from "node:assert/strict";
import { test } from "node:test";

import { boxesOf } from "./boxes.ts";

const parcel = (name: string, count: number) => ({
  name,
  cards: Array.from({ length: count }, (_, index) => `${name}${index + 1}`),
});

test("boxes are filled in packing order, and none has cards of two parcels", () => {
  const boxes = boxesOf([parcel("a", 5), parcel("b", 2), parcel("c", 4)], 2);
  assert.deepEqual(
    boxes.map(({ number, of, parcel: { name }, first, cards }) => [number, of, name, first, cards]),
    [
      [1, 6, "a", 1, ["a1", "a2"]],
      [2, 6, "a", 3, ["a3", "a4"]],
      [3, 6, "a", 5, ["a5"]],
      [4, 6, "b", 6, ["b1", "b2"]],
      [5, 6, "c", 8, ["c1", "c2"]],
      [6, 6, "c", 10, ["c3", "c4"]],
    ],
  );
});

test("what fits in one box is one box, and no cards are no box", () => {
  assert.deepEqual(
    boxesOf([parcel("a", 3)], 50).map(({ number, of, first }) => [number, of, first]),
    [[1, 1, 1]],
  );
  assert.deepEqual(boxesOf([parcel("a", 0)], 50), []);
});
