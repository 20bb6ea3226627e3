import assert from "node:assert/strict";
import { test } from "node:test";

import fc from "fast-check";

import { BULK_TIERS, bulkTotal, cheaperCount, tierOf } from "./bulk-tiers.ts";

const counts = fc.integer({ min: 1, max: 10_000 });

test("a card costs 15 JOD up to 49, 13 up to 99, 12 from 100 on", () => {
  const prices = [1, 10, 49, 50, 99, 100, 5000].map((count) => tierOf(count).price);
  assert.deepEqual(prices, [15, 15, 15, 13, 13, 12, 12]);
});

test("the tiers follow each other without a gap", () => {
  BULK_TIERS.forEach((tier, index) => {
    const { from, to } = { to: undefined, ...tier };
    assert.equal(BULK_TIERS[index + 1]?.from, to === undefined ? undefined : to + 1);
    for (const count of [from, to ?? from + 1]) assert.equal(tierOf(count), tier);
  });
});

test("just below a tier, ordering more cards costs less in total", () => {
  assert.deepEqual(cheaperCount(49), { count: 50, total: 650, saved: 85 });
  assert.deepEqual(cheaperCount(44), { count: 50, total: 650, saved: 10 });
  assert.equal(cheaperCount(43), undefined);
  assert.deepEqual(cheaperCount(99), { count: 100, total: 1200, saved: 87 });
  assert.deepEqual(cheaperCount(93), { count: 100, total: 1200, saved: 9 });
  assert.equal(cheaperCount(92), undefined);
  assert.equal(cheaperCount(100), undefined);
});

test("a hint is given exactly where the next tier costs less, with the correct amount", () => {
  fc.assert(
    fc.property(counts, (count) => {
      const next = BULK_TIERS.find(({ from }) => from > count);
      const pays = next !== undefined && next.from * next.price < count * tierOf(count).price;
      const hint = cheaperCount(count);
      assert.equal(hint !== undefined, pays);
      if (!hint) return;
      assert.ok(hint.count > count);
      assert.equal(hint.total, bulkTotal(hint.count));
      assert.equal(hint.saved, bulkTotal(count) - hint.total);
    }),
  );
});

test("within a tier more cards cost more in total, and a larger order never has a higher price per card", () => {
  fc.assert(
    fc.property(counts, counts, (a, b) => {
      const [few, many] = [Math.min(a, b), Math.max(a, b)];
      assert.ok(tierOf(many).price <= tierOf(few).price);
      if (tierOf(few) === tierOf(many)) assert.ok(bulkTotal(few) <= bulkTotal(many));
    }),
  );
});
