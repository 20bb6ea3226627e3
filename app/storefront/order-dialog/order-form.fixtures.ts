import type { Product } from "#shared/catalog/product.ts";

const uncounted = { isSoldOut: false, left: null, lowMark: null };

/** The product that the form's tests order. It has no price of its own. */
export const exampleProduct: Product = {
  _id: "689f857545ca4e292e013f13",
  id: "689f857545ca4e292e013f13",
  title: "Example card",
  titleAr: "",
  name: "Example card",
  isMainProduct: true,
  isPaused: false,
  pausedText: "",
  pausedTextAr: "",
  price: null,
  quantityPrices: [],
  description: "",
  descriptionAr: "",
  cardDesigns: [
    { color: "black", colorName: "Matte Black", colorNameAr: "", image: "", ...uncounted },
    { color: "white", colorName: "Matte White", colorNameAr: "", image: "", ...uncounted },
  ],
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};
