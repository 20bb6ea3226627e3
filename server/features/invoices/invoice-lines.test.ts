import assert from "node:assert/strict";
import { test } from "node:test";

import type { FrozenFacts } from "./frozen-facts.ts";
import { invoiceLines } from "./invoice-lines.ts";

const taxIn = (total: number) => total - Math.round((total * 100) / 116);
const facts = (prices: number[], isTaxIncluded: boolean, fee = 0): FrozenFacts => ({
  seller: { name: "Example Cards", nameAr: "", taxNumber: "1", address: "" },
  buyer: { name: "Example Buyer", taxNumber: "", phone: "", city: "", postcode: "", address: "" },
  payment: "cash",
  isTaxed: true,
  isTaxIncluded,
  language: "en",
  taxCategory: "S",
  taxPercent: 16,
  sold: prices.map((fils, index) => ({
    name: `${index}`,
    nameAr: "",
    quantity: 1 + (index % 3),
    fils,
  })),
  delivery: { name: "Irbid", nameAr: "إربد", fils: fee },
});
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
const shownOf = ({ sold = [], delivery }: FrozenFacts) =>
  sum([...sold.map(({ quantity, fils }) => quantity * fils), delivery?.fils ?? 0]);

/** Numbers that look random, the same in each run. */
function* numbers(seed: number) {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state;
  }
}

test("lines add up to total and tax to the fils, whatever the prices, with and without a discount", () => {
  const some = numbers(7);
  const next = (most: number) => some.next().value! % most;
  for (let round = 0; round < 3_000; round++) {
    const prices = Array.from({ length: 1 + next(6) }, () => next(90_000));
    const isIncluded = round % 2 === 0;
    const made = facts(prices, isIncluded, next(6_000));
    const shown = shownOf(made);
    const discount = round % 3 === 0 ? next(Math.max(1, shown)) : 0;
    const due = shown - discount;
    const total = isIncluded ? due : due + Math.round((due * 16) / 100);
    const tax = taxIn(total);
    const lines = invoiceLines(made, { totalFils: total, taxFils: tax });
    const which = JSON.stringify([prices, isIncluded, discount]);
    assert.equal(sum(lines.map(({ taxFils }) => taxFils)), tax, which);
    assert.equal(sum(lines.map(({ netFils }) => netFils)), total - tax, which);
    for (const { quantity, unitNetFils, discountNetFils, netFils, taxFils } of lines) {
      assert.ok(netFils >= 0 && taxFils >= 0 && discountNetFils >= 0, which);
      assert.equal(Math.round(quantity * unitNetFils - discountNetFils), netFils, which);
      if (discount > 0) continue;
      assert.equal(discountNetFils, 0, which);
      assert.ok(Math.abs(taxFils - netFils * 0.16) < 1.75, which);
    }
  }
});

test("a line is paid as it was shown: with its tax within, or before the tax is added", () => {
  const lines = (isIncluded: boolean, total: number) =>
    invoiceLines(facts([35_000, 2_500], isIncluded, 5_000), {
      totalFils: total,
      taxFils: taxIn(total),
    });
  const paid = lines(true, 45_000).map(({ netFils, taxFils }) => netFils + taxFils);
  assert.deepEqual(paid, [35_000, 5_000, 5_000]);
  const net = lines(false, 52_200).map(({ netFils }) => netFils);
  assert.deepEqual(net, [35_000, 5_000, 5_000]);
});

test("without a tax nothing is split, and what a total has more than its lines is one of its own", () => {
  const untaxed = { ...facts([35_000], true, 0), taxCategory: "O" as const, taxPercent: 0 };
  const lines = invoiceLines(untaxed, { totalFils: 36_000, taxFils: 0 });
  assert.deepEqual(
    lines.map(({ name, netFils, taxFils }) => [name, netFils, taxFils]),
    [
      ["0", 35_000, 0],
      ["Other", 1_000, 0],
    ],
  );
});
