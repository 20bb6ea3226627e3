import assert from "node:assert/strict";
import { test } from "node:test";

import { cancellationTerms } from "./cancellation.ts";
import type { KnownOrderStatus } from "./order-status.ts";

const createdAt = new Date("2026-03-01T09:00:00Z");
const MINUTE_MS = 60_000;

function feeAfter(minutes: number, status: KnownOrderStatus = "pending") {
  const now = new Date(createdAt.getTime() + minutes * MINUTE_MS);
  return cancellationTerms({ status, createdAt }, now)?.feePercent;
}

test("cancelling costs more with time, and is over after 48 hours", () => {
  const hour = 60;
  assert.equal(feeAfter(0), 0);
  assert.equal(feeAfter(2 * hour - 1), 0);
  assert.equal(feeAfter(2 * hour), 5);
  assert.equal(feeAfter(24 * hour - 1), 5);
  assert.equal(feeAfter(24 * hour), 10);
  assert.equal(feeAfter(48 * hour - 1), 10);
  assert.equal(feeAfter(48 * hour), undefined);
});

test("only an order whose card is not made yet can be cancelled", () => {
  assert.equal(feeAfter(1, "processing"), 0);
  for (const status of ["shipped", "delivered", "completed", "cancelled"] as const) {
    assert.equal(feeAfter(1, status), undefined);
  }
});

test("the terms say until when they hold", () => {
  const now = new Date(createdAt.getTime() + 3 * 60 * MINUTE_MS);
  assert.deepEqual(
    cancellationTerms({ status: "pending", createdAt }, now)?.until,
    new Date("2026-03-02T09:00:00Z"),
  );
});
