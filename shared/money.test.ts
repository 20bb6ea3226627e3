import assert from "node:assert/strict";
import { test } from "node:test";

import fc from "fast-check";

import { filsFromJod, formatJod, jodFromFils } from "./money.ts";
import { orderTotalFils } from "./orders/order-total.ts";

const fils = fc.integer({ min: 0, max: 2_000_000_000 });

test("every amount of fils survives the way through JSON", () => {
  fc.assert(
    fc.property(fils, (amount) => {
      const json = JSON.parse(JSON.stringify(jodFromFils(amount))) as number;
      return filsFromJod(json) === amount;
    }),
  );
});

test("a total is the sum of its parts, to the fils, in any order", () => {
  fc.assert(
    fc.property(
      fils,
      fils,
      fc.array(fils, { maxLength: 50 }),
      (productFils, cityFeeFils, addonFils) => {
        const total = orderTotalFils({ productFils, cityFeeFils, addonFils });
        assert.equal(
          total,
          [productFils, cityFeeFils, ...addonFils].reduce((a, b) => a + b, 0),
        );
        assert.equal(
          total,
          orderTotalFils({ productFils, cityFeeFils, addonFils: addonFils.toReversed() }),
        );
      },
    ),
  );
});

test("an amount shows no decimals or all three", () => {
  fc.assert(
    fc.property(fils, (amount) => {
      assert.match(
        formatJod(jodFromFils(amount)),
        amount % 1000 === 0 ? /^\d+ JOD$/ : /^\d+\.\d{3} JOD$/,
      );
    }),
  );
  assert.equal(formatJod(35), "35 JOD");
  assert.equal(formatJod(35.5), "35.500 JOD");
  assert.equal(formatJod(0.001), "0.001 JOD");
});

test("half a fils is rounded as on paper, not as in binary", () => {
  assert.equal(filsFromJod(1.005), 1005);
  assert.equal(filsFromJod(0.1 + 0.2), 300);
  assert.equal(filsFromJod(8.2895), 8290);
});
