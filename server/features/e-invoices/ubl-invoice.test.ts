import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { INVOICES } from "#server/testing/invoice-documents.ts";

import { problemsOf } from "./problems-of.ts";
import { ublAmount } from "./ubl-amount.ts";
import { ublInvoice } from "./ubl-invoice.ts";

const ACTIVITY = "16683696";

for (const [kind, document] of Object.entries(INVOICES)) {
  test(`an e-invoice is written as its golden file has it: ${kind}`, async () => {
    const golden = await readFile(new URL(`golden/${kind}.xml`, import.meta.url), "utf8");
    assert.deepEqual(problemsOf(document, ACTIVITY), []);
    assert.equal(ublInvoice(document, ACTIVITY), golden);
  });
}

test("amounts have three decimals, and up to nine where a price has parts of a fils", () => {
  assert.deepEqual([0, 1, 1_005, 25_000, 25_000 / 1.16, 9_000_000_000].map(ublAmount), [
    "0.000",
    "0.001",
    "1.005",
    "25.000",
    "21.551724138",
    "9000000.000",
  ]);
});
