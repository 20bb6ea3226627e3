import assert from "node:assert/strict";
import { test } from "node:test";

import { inNewOrder } from "./in-new-order.ts";

test("those that are moved share their places, the others keep theirs", () => {
  assert.deepEqual(inNewOrder(["a", "b", "c", "d"], ["d", "b"]), ["a", "d", "c", "b"]);
  assert.deepEqual(inNewOrder(["a", "b", "c"], ["c", "a", "b"]), ["c", "a", "b"]);
  assert.deepEqual(inNewOrder(["a", "b"], []), ["a", "b"]);
});

test("one that is not in the list has no place", () => {
  assert.equal(inNewOrder(["a", "b"], ["b", "x"]), undefined);
});
