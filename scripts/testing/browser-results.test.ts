import assert from "node:assert/strict";
import { test } from "node:test";

import { browserResults } from "./browser-results.mjs";

const error = {
  message: "Error: \u001B[2mexpect(\u001B[22mlocator) failed\n\nLocator: dialog\nCall log: long",
  location: { line: 12 },
};
const spec = (title: string, status: string, results: object[]) => ({
  file: "a.spec.ts",
  line: 7,
  title,
  tests: [{ status, results }],
});

test("a test that passed only at its second try passes, and is named with its error", () => {
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec("is fine", "expected", [{}])],
        suites: [
          { specs: [spec("wavers", "flaky", [{ error }, {}])] },
          { specs: [spec("breaks", "unexpected", [{ error }, { error }])] },
        ],
      },
    ],
  };
  const { passed, failed, problems } = browserResults(report);
  assert.deepEqual([passed, failed], [3, 1]);
  const reason = "\n  Error: expect(locator) failed; Locator: dialog (line 12)";
  assert.deepEqual(problems, [
    `flaky: e2e/a.spec.ts:7 wavers${reason}`,
    `failed: e2e/a.spec.ts:7 breaks${reason}`,
  ]);
});

test("without a report there are no results", () => {
  assert.deepEqual(browserResults(undefined), { passed: 0, failed: 0, skipped: 0, problems: [] });
});
