import assert from "node:assert/strict";
import { test } from "node:test";

import type { Product } from "#shared/catalog/product.ts";

import { mergedDesigns, productValues, sentProduct, type DesignValues } from "./product-values.ts";

const design = (color: string, image = ""): DesignValues => ({
  color,
  colorName: color,
  colorNameAr: "",
  image,
  file: null,
  isCounted: false,
  left: "",
  lowMark: "3",
});
const before = [design("black", "/a"), design("white", "/b")];

test("of the same designs each keeps what was edited and takes over the rest", () => {
  const file = new File(["x"], "x.png");
  const typed = [
    { ...before[0]!, colorName: "Night" },
    { ...before[1]!, file },
  ];
  const now = [
    { ...before[0]!, image: "/c" },
    { ...before[1]!, colorNameAr: "أبيض" },
  ];
  assert.deepEqual(mergedDesigns(before, now, typed), [
    { ...before[0]!, colorName: "Night", image: "/c" },
    { ...before[1]!, colorNameAr: "أبيض", file },
  ]);
});

test("where designs were added or removed the edited ones stay, without pictures that are gone", () => {
  const typed = [...before, design("red")];
  assert.deepEqual(mergedDesigns(before, [before[1]!], typed), [
    design("black"),
    before[1]!,
    design("red"),
  ]);
});

test("of the stock what was changed is sent, with the number that was seen", () => {
  const counted = { colorName: "", colorNameAr: "", image: "", isSoldOut: false };
  const product = {
    quantityPrices: [] as Product["quantityPrices"],
    cardDesigns: [
      { ...counted, color: "black", left: 7, lowMark: 3 },
      { ...counted, color: "white", left: 5, lowMark: 3 },
      { ...counted, color: "red", left: null, lowMark: null },
    ],
  } as Product;
  const { cardDesigns } = productValues({ ...product, price: null });
  const [black, white, red] = cardDesigns;
  const sent = (...designs: DesignValues[]) => {
    const values = { ...productValues({ ...product, price: null }), cardDesigns: designs };
    const { stock, stockSeen, lowMarks } = sentProduct(values, product).body;
    return { stock, stockSeen, lowMarks };
  };
  assert.deepEqual(sent(...cardDesigns), { stock: {}, stockSeen: {}, lowMarks: {} });
  assert.deepEqual(
    sent(
      { ...black!, left: "27" },
      { ...white!, isCounted: false },
      { ...red!, isCounted: true, left: "4", lowMark: "2" },
    ),
    {
      stock: { black: "27", white: "", red: "4" },
      stockSeen: { black: 7 },
      lowMarks: { red: "2" },
    },
  );
});
