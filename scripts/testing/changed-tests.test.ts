import assert from "node:assert/strict";
import { test } from "node:test";

import { testsOf } from "./changed-tests.mjs";

const ALL = [
  "shared/money.test.ts",
  "shared/money.ts",
  "shared/text.ts",
  "scripts/testing/changed-tests.test.ts",
  "e2e/landing.spec.ts",
];

test("a changed file is tried by the tests that are named like it or import it", () => {
  assert.deepEqual(testsOf(["shared/money.ts"], ALL), ["shared/money.test.ts"]);
  assert.deepEqual(testsOf(["scripts/testing/changed-tests.mjs"], ALL), [
    "scripts/testing/changed-tests.test.ts",
  ]);
});

test("a changed test is run itself, of a browser too, and what has no test runs none", () => {
  assert.deepEqual(testsOf(["e2e/landing.spec.ts", "README.md"], ALL), ["e2e/landing.spec.ts"]);
  assert.deepEqual(testsOf(["shared/nothing-tests-this.ts", "gone.test.ts"], ALL), []);
});
