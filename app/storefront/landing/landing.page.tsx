import { redirectDocument } from "react-router";

import { apiContext } from "#app/api/api-context.ts";
import { optional } from "#app/api/optional-data.ts";
import { m } from "#app/i18n/translations.ts";
import { MissingPart } from "#app/ui/missing-part.ts";
import { formatPrice } from "#app/ui/price.ts";
import { DEFAULT_PRICE_JOD } from "#shared/catalog/default-price.ts";
import { isOwnPicture } from "#shared/catalog/own-pictures.ts";
import { withoutPlaceholder } from "#shared/files/placeholder.ts";
import { headerImageCalls } from "#shared/header-image/header-image-calls.ts";
import { testimonialCalls } from "#shared/testimonials/testimonial-calls.ts";

import { SectionBoundary } from "../errors/section-boundary.tsx";
import { designPicture } from "../layout/design-picture.ts";
import { layoutDataIn } from "../layout/layout-data.ts";
import { loadMainProduct, sellingState } from "../layout/load-main-product.ts";
import { pageHead } from "../layout/page-head.ts";
import { picturePath } from "../layout/picture-path.ts";
import { Reveal } from "../layout/reveal.tsx";
import { shopNameIn } from "../layout/shop-name.ts";
import { organization } from "../layout/structured-data.ts";
import type { Route } from "./+types/landing.page.ts";
import { drawings, HowItWorks } from "./drawings.ts";
import { Hero } from "./hero.tsx";
import { Preview } from "./preview.tsx";
import { Testimonials } from "./testimonials.tsx";

export const handle = { waitsForTouch: true };

/** All data of this page is optional: its texts are complete without any. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [headerImages, main, testimonials] = await Promise.all([
    optional(context, api(headerImageCalls.list)),
    loadMainProduct(context),
    optional(context, api(testimonialCalls.list)),
  ]);
  const design = main?.cardDesigns.find(({ image }) => withoutPlaceholder(image));
  return {
    headerImage: picturePath(headerImages?.data.data[0]?.image ?? ""),
    // The shop's own picture shows the card that is drawn here, which is there with the first paint.
    designImage: design && !isOwnPicture(design.image) ? designPicture(design) : "",
    color: design?.color,
    price: main && formatPrice(main.price ?? DEFAULT_PRICE_JOD),
    state: main && sellingState(main),
    testimonials: testimonials?.data.data ?? [],
  };
}

/**
 * When the browser renders the page itself, it loads the drawings together with the data. If one is
 * missing, the page is loaded from the server instead.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    const loading = drawings.map((drawing) => drawing.load());
    const [data] = await Promise.all([serverLoader(), ...loading]);
    return data;
  } catch (error) {
    if (error instanceof MissingPart && navigator.onLine) throw redirectDocument(request.url);
    throw error;
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const layout = layoutDataIn(matches);
  return pageHead({
    matches,
    path: "/",
    title: m.storefront_meta_landing_title({ shop: shopNameIn(matches) }),
    description: m.storefront_meta_landing_description(),
    picture: "landing",
    data: layout?.settings && [organization({ ...layout, settings: layout.settings })],
  });
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { testimonials, ...hero } = loaderData;
  return (
    <>
      <SectionBoundary section={m.storefront_hero_section()}>
        <Hero {...hero} />
      </SectionBoundary>
      <SectionBoundary section={m.storefront_how_section()}>
        <Reveal id="how-it-works" className="section-space">
          <HowItWorks />
        </Reveal>
      </SectionBoundary>
      <SectionBoundary section={m.storefront_preview_section()}>
        <Preview />
      </SectionBoundary>
      <SectionBoundary section={m.storefront_testimonials_section()}>
        <Testimonials testimonials={testimonials} />
      </SectionBoundary>
    </>
  );
}
