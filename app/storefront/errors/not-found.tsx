import type { ReactNode } from "react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { FIND_ORDER_PATH } from "#shared/orders/order-page-paths.ts";

import { BlankCard } from "./blank-card.tsx";

const WAYS = [
  { to: "/product", label: m.storefront_nav_product },
  { to: "/bulk-orders", label: m.storefront_nav_bulk },
  { to: FIND_ORDER_PATH, label: m.order_page_find_title },
  { to: "/contact-us", label: m.storefront_nav_contact },
] as const;

/**
 * Says that there is no such page, with a link to the start page.
 * @param children a line about what the address may have been
 */
export function NotFound({ children }: { children?: ReactNode }) {
  return (
    <BlankCard>
      <p className="text-figure font-figure tracking-figure tabular-nums" aria-hidden="true">
        404
      </p>
      <h1 className="mt-6 text-section font-light tracking-section">
        {m.storefront_not_found_title()}
      </h1>
      <p className="mt-5 text-lead font-light text-ink-2">{m.storefront_not_found_text()}</p>
      <ButtonLink to="/" className="mt-8">
        {m.storefront_not_found_home()}
      </ButtonLink>
      <WaysOn />
      {children}
    </BlankCard>
  );
}

/** The pages that most visitors look for. */
function WaysOn() {
  return (
    <nav aria-labelledby="ways-on" className="mt-10 border-t border-line pt-4">
      <p id="ways-on" className="text-note text-ink-2">
        {m.storefront_not_found_ways()}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {WAYS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center rounded-badge font-label">
              <span className="rule-link pb-0.5">{label()}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
