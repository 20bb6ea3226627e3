import assert from "node:assert/strict";
import { test } from "node:test";

import type { Order } from "#shared/orders/order.ts";

import { isDueShown, paymentOnPage } from "./payment-on-page.ts";

const order = (more: Partial<Order>) =>
  ({
    status: "pending",
    paymentMethod: "cash",
    paymentState: "cash_due",
    despositeTransactionImg: "",
    total: 35,
    deliveryInfo: { typedCountry: "" },
    ...more,
  }) as Order;
const abroad = {
  deliveryInfo: { typedCountry: "Exampleland", cityFee: 0 } as Order["deliveryInfo"],
};
const transfer = { paymentMethod: "online", despositeTransactionImg: "/uploads/receipt" } as const;
const accepted = { ...transfer, paymentState: "accepted" } as const;

const nothing = { paid: 0, due: 35 };
const all = { paid: 35, due: 0 };
const cancelled = { status: "cancelled" } as const;
const TO_COURIER = "In cash: you pay the courier 35 JOD on delivery.";
const FEE_FIRST = "We write to you first, with the delivery fee.";
const IS_PAID = "Paid: we have your 35 JOD.";
const WE_WRITE = /^We will write to you about what you paid/;

test("the page says what is to pay, and once it is paid what was", () => {
  assert.equal(paymentOnPage(order({}), nothing), TO_COURIER);
  assert.equal(paymentOnPage(order(abroad), nothing), FEE_FIRST);
  assert.equal(
    paymentOnPage(order({ status: "delivered" }), all),
    "Paid in cash on delivery: 35 JOD.",
  );
  assert.match(
    paymentOnPage(order({ ...transfer, paymentState: "receipt_to_check" }), nothing),
    /is being checked/,
  );
  assert.equal(paymentOnPage(order(accepted), all), IS_PAID);
});

test("what was paid is what it says, not the total that came of a correction", () => {
  assert.equal(paymentOnPage(order({ ...accepted, total: 40 }), { paid: 35, due: 5 }), IS_PAID);
  assert.equal(paymentOnPage(order({ ...accepted, total: 30 }), all), IS_PAID);
  assert.equal(
    paymentOnPage(order({ status: "delivered", total: 40 }), { paid: 35, due: 5 }),
    "Paid in cash on delivery: 35 JOD.",
  );
});

test("what is still due stands beside what was paid, also of an order that was free before", () => {
  const rest = { paid: 0, due: 5 };
  assert.equal(isDueShown(order({}), nothing), false);
  assert.equal(isDueShown(order({ ...accepted, total: 40 }), { paid: 35, due: 5 }), true);
  assert.equal(isDueShown(order({ ...accepted, total: 5 }), rest), true);
  assert.equal(isDueShown(order({ status: "delivered", total: 5 }), rest), true);
  assert.equal(isDueShown(order(accepted), all), false);
});

test("of a deposit it says that, and once all is paid all of it", () => {
  const deposit = { ...accepted, total: 1000, deposit: 500 };
  const first = { paid: 500, due: 500 };
  assert.equal(paymentOnPage(order(deposit), first), "Paid: we have your 500 JOD.");
  const delivered = order({ ...deposit, status: "delivered" });
  assert.equal(paymentOnPage(delivered, { paid: 1000, due: 0 }), "Paid: we have your 1,000 JOD.");
});

test("who has paid the courier is not asked to pay again while the card is made again", () => {
  const remade = { status: "processing" } as const;
  assert.equal(paymentOnPage(order(remade), all), IS_PAID);
  assert.equal(paymentOnPage(order({ ...remade, ...abroad }), all), IS_PAID);
  const dearer = paymentOnPage(order({ ...remade, total: 37 }), { paid: 35, due: 2 });
  assert.equal(dearer, "In cash: you pay the courier 2 JOD on delivery.");
  // A free order was paid by nobody.
  assert.match(paymentOnPage(order({ total: 0 }), { paid: 0, due: 0 }), /pay the courier 0 JOD/);
});

test("of a cancelled order something comes back where something was paid, or a receipt was sent", () => {
  const none = { paid: 0, due: 0 };
  assert.equal(paymentOnPage(order(cancelled), none), "There is nothing to pay.");
  assert.match(paymentOnPage(order(cancelled), all), WE_WRITE);
  const toCheck = { ...transfer, ...cancelled, paymentState: "receipt_to_check" } as const;
  assert.match(paymentOnPage(order(toCheck), none), WE_WRITE);
  assert.match(paymentOnPage(order({ ...accepted, ...cancelled }), all), WE_WRITE);
  const neverCame = { ...toCheck, despositeTransactionImg: "" };
  assert.equal(paymentOnPage(order(neverCame), none), "There is nothing to pay.");
});
