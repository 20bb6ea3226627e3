import assert from "node:assert/strict";
import { test } from "node:test";

import { latestFirst } from "./use-undo.ts";

test("more than one call takes is taken back call by call, each change once, the latest first", () => {
  const changes = Array.from({ length: 250 }, (_, index) => String(index));
  const batches = latestFirst(changes);
  assert.deepEqual(
    batches.map(({ length }) => length),
    [100, 100, 50],
  );
  assert.deepEqual(batches.toReversed().flat(), changes);
  assert.deepEqual(latestFirst(changes.slice(0, 2)), [["0", "1"]]);
  assert.deepEqual(latestFirst([]), []);
});
