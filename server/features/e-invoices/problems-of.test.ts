import assert from "node:assert/strict";
import { test } from "node:test";

import { INVOICES } from "#server/testing/invoice-documents.ts";
import type { EInvoiceProblem } from "#shared/e-invoices/e-invoice-problem.ts";
import type { InvoiceDocument, InvoiceLine } from "#shared/invoices/invoice-document.ts";

import { problemsOf } from "./problems-of.ts";

const PLAIN: InvoiceDocument = INVOICES["without-tax"];
const TAXED: InvoiceDocument = INVOICES["tax-added"];
const CREDIT: InvoiceDocument = INVOICES["credit-note"];

const withLine = (document: InvoiceDocument, change: Partial<InvoiceLine>): InvoiceDocument => ({
  ...document,
  lines: [{ ...document.lines[0]!, ...change }],
});
const withTotals = (change: Partial<InvoiceDocument["totals"]>): InvoiceDocument => ({
  ...TAXED,
  totals: { ...TAXED.totals, ...change },
});
const withSeller = (change: Partial<InvoiceDocument["seller"]>): InvoiceDocument => ({
  ...PLAIN,
  seller: { ...PLAIN.seller, ...change },
});
const { original: _, ...WITHOUT_ORIGINAL } = CREDIT;
const NOBODY = { ...PLAIN.buyer, name: " " };
/** In cash, of so many fils, to nobody who is named. */
const unnamed = (fils: number): InvoiceDocument => ({
  ...withLine(PLAIN, { netFils: fils, unitNetFils: fils }),
  buyer: NOBODY,
  totals: { ...PLAIN.totals, grossNetFils: fils, netFils: fils, payableFils: fils },
});

const REFUSED: readonly [EInvoiceProblem["problem"], InvoiceDocument][] = [
  ["seller_name", withSeller({ name: " ", nameAr: "" })],
  ["seller_tax_number", withSeller({ taxNumber: "80-514" })],
  ["seller_tax_number", withSeller({ taxNumber: "" })],
  ["seller_tax_number", withSeller({ taxNumber: "٨٠٠٠٥١٤" })],
  ["buyer_tax_number", { ...PLAIN, buyer: { ...PLAIN.buyer, taxNumber: "JO12" } }],
  ["buyer_name", { ...PLAIN, buyer: NOBODY, payment: "receivable" }],
  ["buyer_name", unnamed(10_000_000)],
  ["number", { ...PLAIN, number: "2026/17" }],
  ["number", { ...PLAIN, uuid: "17" }],
  ["number", { ...PLAIN, counter: 0 }],
  ["date", { ...PLAIN, issuedOn: "27-11-2026" }],
  ["date", { ...PLAIN, issuedOn: "2026-02-30" }],
  [
    "no_lines",
    {
      ...PLAIN,
      lines: [],
      totals: { grossNetFils: 0, discountNetFils: 0, netFils: 0, taxFils: 0, payableFils: 0 },
    },
  ],
  ["line_name", withLine(PLAIN, { name: "", nameAr: " " })],
  ["line_amount", withLine(PLAIN, { quantity: -1, unitNetFils: -25_000 })],
  ["line_amount", withLine(PLAIN, { unitNetFils: Number.NaN })],
  ["line_tax_of_unregistered", withLine(PLAIN, { taxPercent: 16 })],
  ["line_tax", withLine(TAXED, { taxPercent: 10 })],
  ["line_tax", withLine(TAXED, { taxCategory: "Z" })],
  ["line_sum", withLine(PLAIN, { quantity: 2 })],
  ["totals", withTotals({ taxFils: 3_999, payableFils: 28_999 })],
  ["totals", withTotals({ payableFils: 25_000 })],
  ["original_missing", WITHOUT_ORIGINAL],
  ["original_missing", { ...CREDIT, original: { ...CREDIT.original!, number: "" } }],
  ["original_missing", { ...CREDIT, kind: "invoice" }],
  ["credit_above_original", { ...CREDIT, original: { ...CREDIT.original!, totalFils: 5_799 } }],
];

test("what the tax authority would refuse is found before it is sent, each by its name", () => {
  for (const [expected, document] of REFUSED) {
    const found = problemsOf(document, "16683696");
    assert.ok(
      found.some(({ problem }) => problem === expected),
      `${expected} in ${JSON.stringify(found)}`,
    );
  }
  assert.deepEqual(problemsOf(PLAIN, ""), [{ problem: "activity_number" }]);
  assert.deepEqual(problemsOf(unnamed(9_999_999), "1"), []);
});

test("a line's problem names the line", () => {
  const lines = [PLAIN.lines[0]!, { ...PLAIN.lines[0]!, quantity: 0 }];
  assert.deepEqual(problemsOf({ ...PLAIN, lines }, "1").at(-1), {
    problem: "line_amount",
    line: 2,
  });
});
