import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { FIND_ORDER_PATH } from "#shared/orders/order-page-paths.ts";

import { SectionLink } from "./section-link.tsx";

interface Entry {
  label: () => string;
  /**
   * A path leads to another page, with a full page load; `#id` is a section of the landing page.
   */
  to: `/${string}` | `#${string}`;
}

const GROUPS: readonly { title: () => string; entries: readonly Entry[] }[] = [
  {
    title: m.storefront_footer_shop,
    entries: [
      { label: m.storefront_footer_order, to: "/product" },
      { label: m.storefront_footer_bulk, to: "/bulk-orders" },
      { label: m.storefront_footer_how, to: "#how-it-works" },
      { label: m.storefront_footer_features, to: "#features" },
    ],
  },
  {
    title: m.storefront_footer_help,
    entries: [
      { label: m.order_page_find_title, to: FIND_ORDER_PATH },
      { label: m.storefront_footer_contact_us, to: "/contact-us" },
      { label: m.storefront_footer_delivery_policy, to: "/delivery-policy" },
      { label: m.storefront_footer_cancellation_policy, to: "/cancellation-policy" },
      { label: m.storefront_footer_refund_policy, to: "/refund-policy" },
      { label: m.storefront_footer_returns, to: "/refund-policy" },
    ],
  },
  {
    title: m.storefront_footer_legal,
    entries: [
      { label: m.storefront_footer_privacy_policy, to: "/privacy-policy" },
      { label: m.storefront_footer_terms, to: "/terms-of-service" },
    ],
  },
];

const LINK = "inline-block rounded-badge py-1.25 hover:underline max-lg:py-2.5";

/** A link with a full page load. */
function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={useHref(to)} className={LINK}>
      {children}
    </a>
  );
}

/** The three columns of links. */
export function FooterLinks() {
  return GROUPS.map(({ title, entries }) => (
    <div key={title()}>
      <h2 className="mb-3.5 text-note font-label text-ink-2">{title()}</h2>
      <ul>
        {entries.map(({ label, to }) => (
          <li key={label()}>
            {to.startsWith("#") ? (
              <SectionLink section={to.slice(1)} className={LINK}>
                {label()}
              </SectionLink>
            ) : (
              <PageLink to={to}>{label()}</PageLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
}
