import { answer, ApiError } from "#app/api/answer.ts";
import { apiContext } from "#app/api/api-context.ts";
import { m } from "#app/paraglide/messages.js";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

import { SectionBoundary } from "../errors/section-boundary.tsx";
import { layoutDataIn } from "../layout/layout-data.ts";
import { pageHead } from "../layout/page-head.ts";
import { shopNameIn } from "../layout/shop-name.ts";
import { organization } from "../layout/structured-data.ts";
import type { Route } from "./+types/landing.page.ts";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Preview } from "./preview.tsx";
import { Testimonials } from "./testimonials.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [headerImages, product, testimonials] = await Promise.all([
    answer(api["header-image"].$get({ query: {} })),
    answer(api.products[":id"].$get({ param: { id: MAIN_PRODUCT_ID } })).catch(nothingIfGone),
    answer(api.testimonials.$get({ query: {} })),
  ]);
  return {
    headerImage: headerImages.data.data[0]?.image ?? "",
    designImage: product?.data.data.cardDesigns.find((design) => design.image)?.image ?? "",
    testimonials: testimonials.data.data,
  };
}

/** The landing page stands without its product too. */
function nothingIfGone(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}

export function meta({ matches }: Route.MetaArgs) {
  const layout = layoutDataIn(matches);
  return pageHead({
    matches,
    path: "/",
    title: m.storefront_meta_landing_title({ shop: shopNameIn(matches) }),
    description: m.storefront_meta_landing_description(),
    picture: "landing",
    data: layout && [organization(layout)],
  });
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { headerImage, designImage, testimonials } = loaderData;
  return (
    <>
      <SectionBoundary section={m.storefront_hero_section()}>
        <Hero headerImage={headerImage} designImage={designImage} />
      </SectionBoundary>
      <SectionBoundary section={m.storefront_how_section()}>
        <HowItWorks />
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
