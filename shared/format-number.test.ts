import assert from "node:assert/strict";
import { test } from "node:test";

import { formatNumber } from "./format-number.ts";

test("numbers from 1,000 on have a thousands separator", () => {
  const shown = [0, 999, 1000, 12_345, 1_000_000].map(formatNumber);
  assert.deepEqual(shown, ["0", "999", "1,000", "12,345", "1,000,000"]);
});
