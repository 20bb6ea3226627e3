import assert from "node:assert/strict";
import { test } from "node:test";

import { roundedUp } from "./rounded-up.ts";

test("an axis ends at a round number that no bar exceeds", () => {
  const ends = [0, 1, 2, 3, 7, 10, 11, 405, 999, 1_000, 61_234.5].map(roundedUp);
  assert.deepEqual(ends, [2, 2, 2, 4, 8, 10, 16, 600, 1_000, 1_000, 80_000]);
});
