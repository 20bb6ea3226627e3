import assert from "node:assert/strict";
import { test } from "node:test";

import { emptyPart, fieldsOf } from "#shared/orders/order-fields.ts";

import { orderOfPerson } from "./order-of-person.ts";

const NAMES = fieldsOf("personalInfo").map(({ name }) => name);
const FILLED = Object.fromEntries(NAMES.map((name) => [name, `customer's ${name}`]));
const COLLEAGUE = {
  firstName: "Example",
  lastName: "Colleague",
  nameOnCard: "Example Colleague",
  position: "Clerk",
  phone: "",
  email: "",
  color: "black",
  colorName: "Black",
};

function withColleague(further: Partial<typeof COLLEAGUE>, isOfCompany = false) {
  return {
    ...emptyPart("personalInfo"),
    ...FILLED,
    nameOnCard: "Example Customer",
    color: "white",
    colorName: "White",
    includePrintedLogo: false,
    companyLogo: "",
    furtherCards: [{ ...COLLEAGUE, ...further }],
    isOfCompany,
  };
}

const sharedWith = (order: ReturnType<typeof withColleague>) => {
  const theirs = orderOfPerson(order, 1);
  return NAMES.filter((name) => String(theirs[name]) === FILLED[name]);
};

test("of whoever ordered a colleague's card says the company, and how to reach them where the colleague has no way", () => {
  assert.deepEqual(sharedWith(withColleague({})), [
    "organization",
    "phoneNumbers",
    "email",
    "businessEmail",
  ]);
  assert.deepEqual(sharedWith(withColleague({ phone: "0790000000", email: "own@example.com" })), [
    "organization",
  ]);
  assert.deepEqual(sharedWith(withColleague({}, true)), ["organization", "businessEmail"]);
});
