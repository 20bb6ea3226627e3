import assert from "node:assert/strict";
import { test } from "node:test";

import { draftSums } from "./draft-total.ts";
import { firstWrongStep, orderChecks } from "./order-checks.ts";
import { emptyCard, emptyOrder, type OrderFormValues } from "./order-form-values.ts";
import { exampleProduct as product } from "./order-form.fixtures.ts";

function messages(values: OrderFormValues, locationIsTyped = false): Record<string, string> {
  const result = orderChecks(values, { locationIsTyped }).safeParse(values);
  const issues = result.error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

test("an empty order shows the exact message for each missing field", () => {
  assert.deepEqual(messages(emptyOrder(product, "black")), {
    "personalInfo.firstName": "First name must be at least 2 characters",
    "personalInfo.lastName": "Last name must be at least 2 characters",
    "personalInfo.position": "Position must be at least 2 characters",
    "personalInfo.organization": "Organization must be at least 2 characters",
    "personalInfo.phoneNumbers.0": "Phone number must be at least 8 characters",
    "personalInfo.email": "Invalid email address",
    "cardDesign.nameOnCard": "Name on card must be at least 2 characters",
    "deliveryInfo.country": "Please select a country",
    "deliveryInfo.city": "Please select a city",
    "deliveryInfo.addressLine1": "Address must be at least 5 characters",
    "deliveryInfo.deliveryPhone": "Phone number must be at least 8 characters",
    "deliveryInfo.deliveryEmail": "Invalid email address",
  });
});

test("a typed country and city are required only for the country `other`", () => {
  const order = emptyOrder(product, "black");
  assert.equal(messages(order)["deliveryInfo.typedCity"], undefined);
  const typed = messages(order, true);
  assert.equal(typed["deliveryInfo.typedCountry"], "Country must be at least 2 characters");
  assert.equal(typed["deliveryInfo.typedCity"], "City must be at least 2 characters");
});

test("a bank transfer needs its receipt, cash does not", () => {
  const order = emptyOrder(product, "black");
  assert.equal(messages(order)["depositReceipt"], undefined);
  order.paymentMethod = "online";
  assert.equal(messages(order)["depositReceipt"], "Deposite transaction image is required");
  order.depositReceipt = new File(["receipt"], "receipt.png", { type: "image/png" });
  assert.equal(messages(order)["depositReceipt"], undefined);
});

test("the total is the exact sum of price, fee and addons; a product without a price counts as 35", () => {
  const order = emptyOrder(product, "black");
  assert.equal(draftSums(product, order).total, 35);
  order.deliveryInfo.cityFee = 0.1;
  const value = { addonValue: "x", valueLabel: "x" };
  const addon = { title: "", inputType: "text", file: null, ...value } as const;
  order.addons = [
    { ...addon, addon: "a", price: 0.2 },
    { ...addon, addon: "b", price: 1.505 },
  ];
  const quantityPrices = [
    { from: 2, price: 18 },
    { from: 4, price: 15 },
  ];
  const sold = { price: 20, quantityPrices };
  assert.equal(draftSums(sold, order).total, 21.805);
  // Each of three cards has the addons.
  order.cards = [emptyCard("black"), emptyCard("white")];
  assert.equal(draftSums(sold, order).total, 59.215);
  // A tax that is added counts once, of all.
  assert.deepEqual(draftSums({ ...sold, addedTaxPercent: 16 }, order), {
    tax: 9.474,
    total: 68.689,
  });
});

test("the first invalid step before the one asked for is found", () => {
  const order = emptyOrder(product, "black");
  assert.equal(firstWrongStep(order, "personalDetails"), undefined);
  assert.equal(firstWrongStep(order, "orderSummary"), "personalDetails");
  Object.assign(order.personalInfo, {
    firstName: "Example",
    lastName: "Person",
    position: "Founder",
    organization: "Example Company",
    phoneNumbers: ["0790000000"],
    email: "person@example.com",
  });
  assert.equal(firstWrongStep(order, "cardDesign"), undefined);
  assert.equal(firstWrongStep(order, "orderSummary"), "cardDesign");
  order.cardDesign.nameOnCard = "Example Person";
  assert.equal(firstWrongStep(order, "orderSummary"), "deliveryInfo");
});
