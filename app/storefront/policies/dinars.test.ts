import assert from "node:assert/strict";
import { test } from "node:test";

import { dinarsIn } from "./dinars.ts";

test("the dollars of a text are stated in dinars, exact to the fils", () => {
  assert.deepEqual(dinarsIn("$15 extra"), ["10.635 JOD"]);
  assert.deepEqual(dinarsIn("Up to $100, or $1000"), ["70.900 JOD", "709 JOD"]);
  assert.deepEqual(dinarsIn("Above 50 JOD, 2-3%"), []);
});
