import { merge } from "#app/ui/merge.ts";
import type { Product } from "#shared/catalog/product.ts";
import { withoutPlaceholder } from "#shared/files/placeholder.ts";

/** The product as its form holds it. */
export interface ProductValues {
  title: string;
  titleAr: string;
  description: string;
  descriptionAr: string;
  /** As typed; '' where the product has none of its own. */
  price: string;
  isMainProduct: boolean;
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
}

const plain = { image: "", file: null };

const DEFAULT_DESIGNS: readonly DesignValues[] = [
  { color: "black", colorName: "Black", colorNameAr: "أسود", ...plain },
  { color: "white", colorName: "White", colorNameAr: "أبيض", ...plain },
];

export function productValues(product: Product): ProductValues {
  const { title, titleAr, description, descriptionAr, price, isMainProduct } = product;
  const stored = product.cardDesigns.map(({ image, ...design }) => ({
    ...design,
    image: withoutPlaceholder(image),
    file: null,
  }));
  return {
    title,
    titleAr,
    description,
    descriptionAr,
    price: price === null ? "" : String(price),
    isMainProduct,
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
export function sentProduct({ cardDesigns, ...texts }: ProductValues) {
  const images: File[] = [];
  const designs = cardDesigns.map(({ file, image, ...design }, index) => {
    if (!file) return { ...design, image };
    const imageKey = `design-${index}`;
    images.push(new File([file], imageKey, { type: file.type }));
    return { ...design, imageKey };
  });
  return { body: { ...texts, cardDesigns: designs }, files: { images } };
}
