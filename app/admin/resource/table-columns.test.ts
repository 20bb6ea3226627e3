import assert from "node:assert/strict";
import { test } from "node:test";

import { sortingOf, sortParamOf } from "./table-columns.ts";

test("a column that is pressed sorts the way that its arrow shows", () => {
  assert.deepEqual(sortingOf("total"), [{ id: "total", desc: false }]);
  assert.deepEqual(sortingOf("-total"), [{ id: "total", desc: true }]);
  for (const sort of ["total", "-total"]) assert.equal(sortParamOf(sortingOf(sort)), sort);
});
