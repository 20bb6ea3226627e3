import assert from "node:assert/strict";
import { test } from "node:test";

import { KNOWN_ADDON_IDS } from "#shared/addons/known-addons.ts";
import type { Order } from "#shared/orders/order.ts";

import { printedBack, printedFace, type PrintedOrder } from "./order-print.ts";

const ORDER: PrintedOrder = {
  cardDesign: {
    nameOnCard: "Example Customer",
    color: "#ffffff",
    colorName: "White",
    includePrintedLogo: true,
    companyLogo: "/uploads/private/logo.webp",
  },
  personalInfo: {
    position: "Founder",
    organization: "Example Bakery",
  } as Order["personalInfo"],
  addons: [],
};

/** An addon whose text is printed on the back. */
function backText(addonValue: string): Order["addons"][number] {
  const _id = KNOWN_ADDON_IDS.backText;
  const addon = { _id, id: _id, title: "Text on the back", inputType: "text", price: 2 } as const;
  return { addon, addonValue, inputType: "text", price: 2 };
}

test("a card shows all of its lines, unless a company leaves some out; never without the name", () => {
  const linesOf = (unprinted?: PrintedOrder["unprinted"]) => {
    const { name, position, organization } = printedFace({ ...ORDER, unprinted });
    return [name, position, organization];
  };
  assert.deepEqual(linesOf(), ["Example Customer", "Founder", "Example Bakery"]);
  assert.deepEqual(linesOf(["position"]), ["Example Customer", "", "Example Bakery"]);
  assert.deepEqual(linesOf(["position", "organization"]), ["Example Customer", "", ""]);
});

test("on the back stands what a company has printed there, or what an addon adds", () => {
  assert.equal(printedBack(ORDER).text, undefined);
  assert.equal(printedBack({ ...ORDER, addons: [backText("Thank you")] }).text, "Thank you");
  const both = { ...ORDER, addons: [backText("Thank you")], backText: "Day and night" };
  assert.equal(printedBack(both).text, "Day and night");
});
