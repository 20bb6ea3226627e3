import assert from "node:assert/strict";
import { test } from "node:test";

import { firstStepOf, ORDER_STEPS, stepOfField, stepAfter, stepBefore } from "./order-steps.ts";

test("there are six steps, and no way before the first or after the last", () => {
  assert.equal(ORDER_STEPS.length, 6);
  assert.equal(stepBefore("personalDetails"), "personalDetails");
  assert.equal(stepAfter("personalDetails"), "cardDesign");
  assert.equal(stepAfter("orderSummary"), "orderSummary");
});

test("a field that the server rejected is mapped to its step and its form field", () => {
  assert.deepEqual(stepOfField("personalInfo.phoneNumbers.1"), {
    step: "personalDetails",
    field: "personalInfo.phoneNumbers.1",
  });
  assert.deepEqual(stepOfField("despositeTransactionImg"), {
    step: "paymentMethod",
    field: "depositReceipt",
  });
  assert.deepEqual(stepOfField("companyLogo"), {
    step: "cardDesign",
    field: "cardDesign.companyLogo",
  });
  assert.equal(stepOfField("product"), undefined);
});

test("of several rejected fields the earliest step is shown", () => {
  assert.equal(firstStepOf(["product", "deliveryInfo.city", "addons.0.addonValue"]), "addons");
  assert.equal(firstStepOf(["product"]), undefined);
});
