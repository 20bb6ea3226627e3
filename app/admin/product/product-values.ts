import { merge } from "#app/ui/merge.ts";
import type { Product } from "#shared/catalog/product.ts";
import { DEFAULT_LOW_MARK } from "#shared/catalog/stock.ts";
import { withoutPlaceholder } from "#shared/files/placeholder.ts";

/** The product as its form holds it. */
export interface ProductValues {
  title: string;
  titleAr: string;
  description: string;
  descriptionAr: string;
  /** As typed; '' where the product has none of its own. */
  price: string;
  /** As typed. */
  quantityPrices: { from: string; price: string }[];
  isMainProduct: boolean;
  isPaused: boolean;
  pausedText: string;
  pausedTextAr: string;
  cardDesigns: DesignValues[];
}

export interface DesignValues {
  color: string;
  colorName: string;
  colorNameAr: string;
  /** Path of the stored picture that stays; '' for none. */
  image: string;
  /** A picture that takes its place. */
  file: File | null;
  isCounted: boolean;
  /** As typed. */
  left: string;
  lowMark: string;
}

const plain = {
  image: "",
  file: null,
  isCounted: false,
  left: "",
  lowMark: String(DEFAULT_LOW_MARK),
};

const DEFAULT_DESIGNS: readonly DesignValues[] = [
  { color: "black", colorName: "Black", colorNameAr: "أسود", ...plain },
  { color: "white", colorName: "White", colorNameAr: "أبيض", ...plain },
];

export function productValues(product: Product): ProductValues {
  const { title, titleAr, description, descriptionAr, price, isMainProduct } = product;
  const { isPaused, pausedText, pausedTextAr } = product;
  const stored = product.cardDesigns.map(
    ({ color, colorName, colorNameAr, image, left, lowMark }) => ({
      color,
      colorName,
      colorNameAr,
      image: withoutPlaceholder(image),
      file: null,
      isCounted: left !== null,
      left: left === null ? "" : String(left),
      lowMark: String(lowMark ?? DEFAULT_LOW_MARK),
    }),
  );
  return {
    title,
    titleAr,
    description,
    descriptionAr,
    price: price === null ? "" : String(price),
    quantityPrices: product.quantityPrices.map(({ from, price: each }) => ({
      from: String(from),
      price: String(each),
    })),
    isMainProduct,
    isPaused,
    pausedText,
    pausedTextAr,
    cardDesigns: stored.length > 0 ? stored : [...DEFAULT_DESIGNS],
  };
}

/** Another design: one of the usual two that is not there yet, or an empty one. */
export function anotherDesign(designs: readonly DesignValues[]): DesignValues {
  const missing = DEFAULT_DESIGNS.find(
    ({ color }) => !designs.some((design) => design.color.trim().toLowerCase() === color),
  );
  return missing ?? { color: "", colorName: "", colorNameAr: "", ...plain };
}

/**
 * The designs as edited here. While they are the same ones in both versions, each keeps of the other
 * version what was not edited; a stored picture that is gone is kept by none.
 */
export function mergedDesigns(
  base: readonly DesignValues[],
  theirs: readonly DesignValues[],
  mine: readonly DesignValues[],
): DesignValues[] {
  const areTheSameOnes = mine.length === base.length && base.length === theirs.length;
  const merged = areTheSameOnes
    ? mine.map((design, index) => merge(base[index]!, theirs[index]!, design).values)
    : mine;
  const stored = new Set(theirs.map(({ image }) => image));
  return merged.map((design) => (stored.has(design.image) ? design : { ...design, image: "" }));
}

/** The call's body and files: every file goes to its design by a name of its own. */
export function sentProduct(
  { cardDesigns, quantityPrices: prices, ...texts }: ProductValues,
  before: Product,
) {
  // A form with pictures has no empty lists.
  const quantityPrices = prices.length > 0 ? prices : ("" as const);
  const images: File[] = [];
  const designs = cardDesigns.map(({ color, colorName, colorNameAr, file, image }, index) => {
    const design = { color, colorName, colorNameAr };
    if (!file) return { ...design, image };
    const imageKey = `design-${index}`;
    images.push(new File([file], imageKey, { type: file.type }));
    return { ...design, imageKey };
  });
  const stock = sentStock(cardDesigns, before);
  return { body: { ...texts, quantityPrices, cardDesigns: designs, ...stock }, files: { images } };
}

/** What was changed of the stock, with the number that was seen: orders count it meanwhile. */
function sentStock(designs: readonly DesignValues[], before: Product) {
  const stock: Record<string, string> = {};
  const stockSeen: Record<string, number> = {};
  const lowMarks: Record<string, string> = {};
  for (const { color, isCounted, left, lowMark } of designs) {
    const stored = before.cardDesigns.find((design) => design.color === color);
    const seen = stored?.left ?? null;
    if (isCounted && String(seen) !== left) {
      stock[color] = left;
      if (seen !== null) stockSeen[color] = seen;
    }
    if (!isCounted && seen !== null) stock[color] = "";
    if (isCounted && String(stored?.lowMark ?? DEFAULT_LOW_MARK) !== lowMark) {
      lowMarks[color] = lowMark;
    }
  }
  return { stock, stockSeen, lowMarks };
}
