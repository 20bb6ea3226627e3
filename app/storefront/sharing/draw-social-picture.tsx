import { renderToStaticMarkup } from "react-dom/server";

import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { SocialFacts } from "#shared/sharing/site.ts";

import { SocialPicture } from "./social-picture.tsx";

/** The sharing picture of a page, in the language of this build, as SVG with text. */
export function drawSocialPicture({ page, shopName, product, address }: SocialFacts): string {
  return renderToStaticMarkup(
    <SocialPicture
      page={page}
      shopName={shopName}
      colors={product?.colors ?? []}
      address={address}
      {...textOf(page, product)}
    />,
  );
}

function textOf(page: SocialFacts["page"], product: SocialFacts["product"]) {
  switch (page) {
    case "product":
      if (product) return { title: product.title, text: formatPrice(product.price) };
      break;
    case "bulk-orders":
      return { title: m.sharing_bulk_title(), text: m.sharing_bulk_text() };
    case "contact-us":
      return { title: m.sharing_contact_title(), text: m.sharing_contact_text() };
    case "policies":
      return { title: m.sharing_policies_title(), text: m.sharing_policies_text() };
    case "landing":
  }
  return { title: m.sharing_landing_title(), text: m.sharing_landing_text() };
}
