import assert from "node:assert/strict";
import { test } from "node:test";

import { emptyPart } from "#shared/orders/order-fields.ts";
import type { OrderAddon, OrderedCard } from "#shared/orders/order.ts";

import { addonLinesOf, orderOfCard } from "./all-cards.ts";

const addon = (title: string): OrderAddon => ({
  addon: { _id: title, id: title, title, inputType: "text", price: 1 },
  addonValue: "",
  inputType: "text",
  price: 1,
});
const card = (nameOnCard: string, more: Partial<OrderedCard> = {}): OrderedCard => ({
  firstName: "",
  lastName: "",
  nameOnCard,
  position: "",
  phone: "",
  email: "",
  color: "",
  colorName: "",
  ...more,
});

test("an addon is charged for once for each card that has it", () => {
  const common = { addons: [addon("Text"), addon("Holder")] };
  const told = (order: Parameters<typeof addonLinesOf>[0]) =>
    addonLinesOf(order).map(({ chosen, quantity, card: whose }) => [
      chosen.addon.title,
      quantity,
      whose?.nameOnCard,
    ]);
  assert.deepEqual(told(common), [
    ["Text", 1, undefined],
    ["Holder", 1, undefined],
  ]);
  const own = card("Own", { addons: [addon("Text"), addon("Wrapping")] });
  const cards = [card("First"), card("Same"), own, card("None", { addons: [] })];
  assert.deepEqual(told({ ...common, quantity: 4, cards }), [
    ["Text", 2, undefined],
    ["Holder", 2, undefined],
    ["Text", 1, "Own"],
    ["Wrapping", 1, "Own"],
  ]);
});

test("a card is drawn with its own logo and addons, or those of the first", () => {
  const order = {
    personalInfo: { ...emptyPart("personalInfo") },
    cardDesign: {
      ...emptyPart("cardDesign"),
      companyLogo: "/first",
      includePrintedLogo: false,
    },
    addons: [addon("Text")],
  };
  const drawn = (more: Partial<OrderedCard>) => {
    const { cardDesign, addons } = orderOfCard(order, card("Any", more));
    return [cardDesign.companyLogo, cardDesign.includePrintedLogo, addons.length];
  };
  assert.deepEqual(drawn({}), ["/first", false, 1]);
  assert.deepEqual(drawn({ companyLogo: "/own", addons: [] }), ["/own", true, 0]);
  assert.deepEqual(drawn({ companyLogo: "" }), ["", false, 1]);
});
