import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";

import type { RelatedPath } from "./policy.ts";

const LABELS: Record<RelatedPath, () => string> = {
  "/privacy-policy": m.storefront_footer_privacy_policy,
  "/delivery-policy": m.storefront_footer_delivery_policy,
  "/cancellation-policy": m.storefront_footer_cancellation_policy,
  "/refund-policy": m.storefront_footer_refund_policy,
  "/terms-of-service": m.storefront_footer_terms,
  "/contact-us": m.storefront_footer_contact_us,
  "/bulk-orders": m.storefront_footer_bulk,
};

/** Links to pages that readers of this policy may need next. */
export function Related({ paths }: { paths: readonly RelatedPath[] }) {
  return (
    <nav aria-labelledby="related" className="border-t border-ink pt-6 print:hidden">
      <h2 id="related" className="text-note font-label text-ink-2">
        {m.storefront_policy_related()}
      </h2>
      <ul className="mt-2">
        {paths.map((path) => (
          <li key={path} className="border-b border-line">
            <Link
              reloadDocument
              to={path}
              className="group flex min-h-14 items-center justify-between gap-4 rounded-badge text-lead font-light"
            >
              {LABELS[path]()}
              <Arrow />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Arrow() {
  return (
    <span
      aria-hidden="true"
      className="transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
    >
      →
    </span>
  );
}
