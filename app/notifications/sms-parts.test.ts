import assert from "node:assert/strict";
import { test } from "node:test";

import { shortestSms, smsParts } from "./sms-parts.ts";

test("a text of the usual letters takes an SMS for 160 of them, any other for 70", () => {
  for (const [text, parts] of [
    ["", 1],
    ["x".repeat(160), 1],
    ["x".repeat(161), 2],
    ["x".repeat(307), 3],
    [`${"x".repeat(158)}€`, 1],
    [`${"x".repeat(159)}€`, 2],
    ["م".repeat(70), 1],
    ["م".repeat(71), 2],
    ["م".repeat(135), 3],
    [`${"x".repeat(70)}م`, 2],
    // Takes two places of sixteen bits.
    ["😀".repeat(35), 1],
    ["😀".repeat(36), 2],
  ] as const) {
    assert.equal(smsParts(text), parts, `${text.length} of ${text.slice(0, 2)}`);
  }
});

test("of several texts the first that fits into one SMS is sent, else a shortest one", () => {
  const long = "x".repeat(400);
  assert.equal(shortestSms("short", "s"), "short");
  assert.equal(shortestSms(long, "x".repeat(170), "fits"), "fits");
  assert.equal(shortestSms(long, "x".repeat(170)), "x".repeat(170));
});
