import assert from "node:assert/strict";
import { test } from "node:test";

import { isTooSmall, neededPixels } from "./logo-print.ts";

test("a logo needs the pixels of its printed size at 300 dpi", () => {
  // 5.6 mm high.
  assert.deepEqual(neededPixels({ width: 500, height: 500 }), { width: 67, height: 67 });
  // Wide logos are at most 24 mm wide.
  assert.deepEqual(neededPixels({ width: 1200, height: 200 }), { width: 284, height: 48 });
});

test("a logo with fewer pixels is too small", () => {
  assert.equal(isTooSmall({ width: 48, height: 48 }), true);
  assert.equal(isTooSmall({ width: 67, height: 67 }), false);
  assert.equal(isTooSmall({ width: 240, height: 40 }), true);
  assert.equal(isTooSmall({ width: 480, height: 80 }), false);
});
