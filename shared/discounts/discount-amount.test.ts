import assert from "node:assert/strict";
import { test } from "node:test";

import { discountFilsOf } from "./discount-amount.ts";
import { asDiscountCode } from "./discount-code.ts";

test("a discount is a whole number of fils, and never more than product and addons cost", () => {
  const percent = (of: number) => ({ percent: of, amountFils: 0 });
  const amount = (amountFils: number) => ({ percent: 0, amountFils });
  const cases = [
    [percent(10), 35_000, 3_500],
    // 3.333 JOD: 499.95 fils; 0.333 JOD: 166.5 fils, of which the half is the customer's.
    [percent(15), 3_333, 500],
    [percent(50), 333, 167],
    [percent(1), 1, 0],
    [percent(100), 35_125, 35_125],
    [amount(5_250), 35_000, 5_250],
    [amount(50_000), 35_000, 35_000],
    [amount(0), 35_000, 0],
  ] as const;
  for (const [terms, goods, off] of cases) assert.equal(discountFilsOf(terms, goods), off);
});

test("a code is the same in any case, with spaces and with Arabic digits", () => {
  for (const typed of ["ramadan10", " Ramadan 10 ", "RAMADAN١٠", "ramadan۱۰"]) {
    assert.equal(asDiscountCode(typed), "RAMADAN10");
  }
});
