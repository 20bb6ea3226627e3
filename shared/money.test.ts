import assert from "node:assert/strict";
import { test } from "node:test";

import fc from "fast-check";

import { filsFromJod, formatAmount, jodFromFils } from "./money.ts";
import { orderTotalFils } from "./orders/order-total.ts";

const fils = fc.integer({ min: 0, max: 2_000_000_000 });

test("every amount of fils survives conversion to JSON and back", () => {
  fc.assert(
    fc.property(fils, (amount) => {
      const json = JSON.parse(JSON.stringify(jodFromFils(amount))) as number;
      return filsFromJod(json) === amount;
    }),
  );
});

test("a total is the exact sum of its parts, in any order", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fils,
      fils,
      fc.array(fils, { maxLength: 50 }),
      (quantity, productFils, cityFeeFils, addonFils) => {
        const total = orderTotalFils({ quantity, productFils, cityFeeFils, addonFils });
        const cards = Array.from({ length: quantity }, () => productFils);
        assert.equal(
          total,
          [cityFeeFils, ...cards, ...addonFils].reduce((a, b) => a + b, 0),
        );
        assert.equal(
          total,
          orderTotalFils({ quantity, productFils, cityFeeFils, addonFils: addonFils.toReversed() }),
        );
      },
    ),
  );
});

test("an amount has no decimals or all three, and a thousands separator", () => {
  fc.assert(
    fc.property(fils, (amount) => {
      const shown = formatAmount(jodFromFils(amount));
      assert.match(shown, amount % 1000 === 0 ? /^[\d,]+$/ : /^[\d,]+\.\d{3}$/);
      assert.match(shown, /^\d{1,3}(,\d{3})*(\.|$)/);
      assert.equal(filsFromJod(Number(shown.replaceAll(",", ""))), amount);
    }),
  );
  const shown = [0.001, 35, 35.5, 999, 1200, 1235.5, 1_000_000].map(formatAmount);
  assert.deepEqual(shown, ["0.001", "35", "35.500", "999", "1,200", "1,235.500", "1,000,000"]);
});

test("half a fils is rounded as in decimal, not as in binary arithmetic", () => {
  assert.equal(filsFromJod(1.005), 1005);
  assert.equal(filsFromJod(0.1 + 0.2), 300);
  assert.equal(filsFromJod(8.2895), 8290);
});
