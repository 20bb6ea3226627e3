import { Link } from "react-router";

import { TapMark } from "#app/card/card-mark.tsx";
import { m } from "#app/i18n/translations.ts";

/**
 * The logo and the shop's name, linked to the start page. The logo alone if the name is not known.
 */
export function Logo({ shopName }: { shopName: string | undefined }) {
  return (
    <Link
      to="/"
      aria-label={m.storefront_logo_label({ shop: shopName ?? m.storefront_unnamed_shop() })}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-panel text-quote font-label tracking-section"
    >
      <svg
        width="28"
        height="28"
        viewBox="0 0 28 28"
        aria-hidden="true"
        className="shrink-0 rtl:-scale-x-100"
      >
        <TapMark dot="var(--color-copper)" arc="currentColor" />
      </svg>
      <span className="line-clamp-2 min-w-0 leading-tight wrap-anywhere">{shopName}</span>
    </Link>
  );
}
