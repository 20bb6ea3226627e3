import assert from "node:assert/strict";
import { test } from "node:test";

import { orderInLanguage } from "./order-in-language.ts";
import type { Order, OrderAddon } from "./order.ts";

const holder = {
  addon: { _id: "1", title: "Card holder" },
  inputType: "select",
  addonValue: "Clear",
} as OrderAddon;
const order = {
  product: { title: "Card" },
  cardDesign: { color: "black", colorName: "Matte Black" },
  cards: [
    { color: "black", colorName: "Matte Black" },
    { color: "white", colorName: "Matte White", addons: [holder] },
    { color: "gold", colorName: "Gold" },
  ],
  addons: [],
  deliveryInfo: { country: { name: "Jordan" }, city: { name: "Irbid" } },
} as unknown as Order;
const catalogue = {
  designs: [
    { color: "black", colorName: "Matte Black", colorNameAr: "أسود مطفأ" },
    { color: "white", colorName: "Matte White", colorNameAr: "أبيض مطفأ" },
  ],
  addons: [
    {
      id: "1",
      title: "Card holder",
      titleAr: "حافظة بطاقات",
      options: ["Clear"],
      optionsAr: ["شفافة"],
    },
  ],
};

test("color and add-ons of each card are named in the language; what is offered no more stays", () => {
  const { cardDesign, cards } = orderInLanguage(order, catalogue, "ar");
  assert.equal(cardDesign.colorName, "أسود مطفأ");
  assert.deepEqual(
    cards!.map(({ colorName }) => colorName),
    ["أسود مطفأ", "أبيض مطفأ", "Gold"],
  );
  const [addon] = cards![1]!.addons!;
  assert.deepEqual([addon!.addon.title, addon!.addonValue], ["حافظة بطاقات", "شفافة"]);
});
