import assert from "node:assert/strict";
import { test } from "node:test";

import { fileSize, PICTURE_MAX_BYTES, pictureProblem } from "./picture-file.ts";

test("file sizes are formatted with suitable units", () => {
  const sizes = [0, 999, 1000, 84_321, 999_499, 999_500, 2_449_000, 9_960_000, 12_000_000];
  assert.deepEqual(sizes.map(fileSize), [
    "0 B",
    "999 B",
    "1 kB",
    "84 kB",
    "999 kB",
    "1.0 MB",
    "2.4 MB",
    "10 MB",
    "12 MB",
  ]);
});

test("only pictures up to the size limit are accepted", () => {
  assert.equal(pictureProblem({ type: "image/png", size: PICTURE_MAX_BYTES }), null);
  assert.equal(pictureProblem({ type: "image/png", size: PICTURE_MAX_BYTES + 1 }), "too-large");
  assert.equal(pictureProblem({ type: "image/svg+xml", size: 10 }), "not-a-picture");
  assert.equal(pictureProblem({ type: "", size: 10 }), "not-a-picture");
});
