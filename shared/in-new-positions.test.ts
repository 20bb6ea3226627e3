import assert from "node:assert/strict";
import { test } from "node:test";

import { inNewPositions } from "./in-new-positions.ts";

test("those that are moved share their places, the others keep theirs", () => {
  assert.deepEqual(inNewPositions(["a", "b", "c", "d"], ["d", "b"]), ["a", "d", "c", "b"]);
  assert.deepEqual(inNewPositions(["a", "b", "c"], ["c", "a", "b"]), ["c", "a", "b"]);
  assert.deepEqual(inNewPositions(["a", "b"], []), ["a", "b"]);
});

test("one that is not in the list has no place", () => {
  assert.equal(inNewPositions(["a", "b"], ["b", "x"]), undefined);
});
