import { getLocale } from "#app/i18n/locale.ts";
import { DEFAULT_PRICE_JOD } from "#shared/catalog/default-price.ts";
import type { Product } from "#shared/catalog/product.ts";
import type { Selling } from "#shared/catalog/stock.ts";
import { pathIn } from "#shared/i18n/locale.ts";
import type { Site } from "#shared/sharing/site.ts";

import { designPicture } from "../layout/design-picture.ts";
import { SCHEMA, type StructuredData } from "../layout/structured-data.ts";

const JOD_DECIMALS = 3;

interface ProductTexts {
  title: string;
  description: string;
  shop: string;
  site: Site;
  selling: Selling;
}

/** Structured data of the main product and its price, in the page's language. */
export function productData(product: Product, texts: ProductTexts): StructuredData {
  const { title, description, shop, site } = texts;
  return {
    "@context": SCHEMA,
    "@type": "Product",
    name: title,
    description,
    sku: product._id,
    image: [...product.cardDesigns.map(designPicture), site.pictures?.product]
      .filter((path) => path)
      .map((path) => site.origin + path),
    brand: { "@type": "Brand", name: shop },
    offers: {
      "@type": "Offer",
      url: site.origin + pathIn(getLocale(), "/product"),
      price: (product.price ?? DEFAULT_PRICE_JOD).toFixed(JOD_DECIMALS),
      priceCurrency: "JOD",
      availability: `${SCHEMA}/${texts.selling === "open" ? "InStock" : "OutOfStock"}`,
      itemCondition: `${SCHEMA}/NewCondition`,
    },
  };
}
