import assert from "node:assert/strict";
import { test } from "node:test";

import { counted, formatNumber } from "./format-number.ts";

test("from 1,000 on a number's thousands stand apart", () => {
  const shown = [0, 999, 1000, 12_345, 1_000_000].map(formatNumber);
  assert.deepEqual(shown, ["0", "999", "1,000", "12,345", "1,000,000"]);
});

test("a count is a number that chooses a plural, and what is read of it", () => {
  assert.deepEqual(counted(2000), { count: 2000, shown: "2,000" });
});
