import assert from "node:assert/strict";
import { test } from "node:test";

import type { Order } from "#shared/orders/order.ts";

import { chatText } from "./customer-text.ts";

const order = (more: Partial<Order>) =>
  ({
    orderNumber: "9c41e7a2",
    personalInfo: { firstName: "Example" },
    deliveryInfo: { typedCountry: "" },
    total: 35,
    status: "pending",
    paymentState: "cash_due",
    receiptReason: "",
    despositeTransactionImg: "",
    language: "en",
    ...more,
  }) as Order;

test("a chat begins in the customer's language with what the order's state calls for", () => {
  assert.match(chatText(order({})), /^Hello Example, .*9c41e7a2\. We have your order/);
  assert.match(chatText(order({ status: "shipped" })), /on its way/);
  assert.match(chatText(order({ status: "shipped", language: "ar" })), /^مرحبًا Example.*في الطريق/);
});

test("who pays in cash is asked to confirm the order and its total, abroad once the fee is known", () => {
  assert.match(chatText(order({})), /confirm it with a short answer.*35 JOD in cash/);
  assert.match(chatText(order({ language: "ar" })), /نرجو تأكيده.*\(35 JOD\)/);
  const deliveryInfo = { typedCountry: "Exampleland" } as Order["deliveryInfo"];
  assert.doesNotMatch(chatText(order({ deliveryInfo })), /confirm|35/);
});

test("who is asked for a better receipt is told why, and what it must show", () => {
  const asked = {
    paymentState: "better_receipt_asked",
    receiptReason: "It is cut off.",
    despositeTransactionImg: "/receipt.jpg",
  } as const;
  const text = chatText(order({ ...asked, total: 43.5 }));
  assert.match(text, /It is cut off\. Please send .*43\.500 JOD.*9c41e7a2/);
  // Of a deposit only that is transferred.
  assert.match(chatText(order({ ...asked, total: 43.5, deposit: 20 })), /the amount \(20 JOD\)/);
  // A cancelled order needs none any more.
  assert.doesNotMatch(chatText(order({ ...asked, status: "cancelled" })), /receipt/);
});

test("who has sent no receipt yet is asked to pay what is due first, and not for a better one", () => {
  const asked = { paymentState: "better_receipt_asked" } as const;
  const text = chatText(order(asked));
  assert.match(text, /transfer 35 JOD.*9c41e7a2.*send its receipt on the page of your order/);
  assert.doesNotMatch(text, /better/);
  assert.match(chatText(order({ ...asked, total: 400, deposit: 120.5 })), /transfer 120\.500 JOD/);
  assert.match(chatText(order({ ...asked, language: "ar" })), /تحويل المبلغ \(35 JOD\).*9c41e7a2/);
  assert.doesNotMatch(chatText(order({ ...asked, language: "ar" })), /أوضح/);
  // Those who may not see receipts are given none; some were asked for without a reason.
  for (const sent of [
    { receiptReason: "Too dark." },
    { despositeTransactionImg: "/receipt.jpg" },
  ]) {
    assert.match(chatText(order({ ...asked, ...sent })), /a better picture of your receipt/);
  }
});
