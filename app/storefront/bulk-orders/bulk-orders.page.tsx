import { apiContext } from "#app/api/api-context.ts";
import { m } from "#app/i18n/translations.ts";
import { isBulk, tierOf } from "#shared/bulk-orders/bulk-tiers.ts";

import { SectionBoundary } from "../errors/section-boundary.tsx";
import { takeForm } from "../forms/take-form.ts";
import { SectionHead } from "../landing/section-head.tsx";
import { pageHead } from "../layout/page-head.ts";
import { shopNameIn } from "../layout/shop-name.ts";
import type { Route } from "./+types/bulk-orders.page.ts";
import { Benefits } from "./benefits.tsx";
import { BulkHero } from "./bulk-hero.tsx";
import { Calculator } from "./calculator.tsx";
import "./calculator-program.ts";
import { countOf } from "./count.ts";
import { EMPTY_QUOTE, REQUEST_SENT } from "./quote-fields.ts";
import { quoteRules } from "./quote-rules.ts";
import { Quote } from "./quote.tsx";
import { TierTable } from "./tier-table.tsx";

/** A static page: its form and its calculator need only the page script. */
export const handle = { isStatic: true };

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({
    matches,
    path: "/bulk-orders",
    title: m.storefront_bulk_meta_title({ shop: shopNameIn(matches) }),
    description: m.storefront_bulk_meta_description(),
    picture: "bulk-orders",
    crumb: m.storefront_bulk_crumb(),
  });
}

/** Handles the posted form of a browser without a script. */
export function action({ request, context }: Route.ActionArgs) {
  return takeForm({
    request,
    api: context.get(apiContext),
    rules: quoteRules,
    doneAt: `/bulk-orders#${REQUEST_SENT}`,
  });
}

export default function BulkOrdersPage({ actionData: refused }: Route.ComponentProps) {
  const typed = (refused?.values ?? EMPTY_QUOTE)["orderDetails.employeeCount"];
  return (
    <>
      <BulkHero />
      <SectionBoundary section={m.storefront_bulk_benefits_title()}>
        <Benefits />
      </SectionBoundary>
      <SectionBoundary section={m.storefront_bulk_tiers_title()}>
        <Pricing typed={typed} />
      </SectionBoundary>
      <SectionBoundary section={m.storefront_bulk_quote_title()}>
        <Quote refused={refused} />
      </SectionBoundary>
    </>
  );
}

/** The price tiers and a calculator; without a script only the tiers. */
function Pricing({ typed }: { typed: string }) {
  const count = countOf(typed);
  return (
    <section id="prices" tabIndex={-1} className="section-space pt-0! outline-none">
      <div className="wrap">
        <SectionHead
          title={m.storefront_bulk_tiers_title()}
          text={m.storefront_bulk_tiers_text()}
        />
        <div className="mt-11 border-t border-ink lg:mt-14">
          <Calculator typed={typed} />
          <TierTable active={isBulk(count) ? tierOf(count) : undefined} />
        </div>
      </div>
    </section>
  );
}
