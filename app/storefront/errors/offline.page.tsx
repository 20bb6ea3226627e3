import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";

import { shopNameIn } from "../layout/shop-name.ts";
import { unlistedHead } from "../layout/unlisted-head.ts";
import type { Route } from "./+types/offline.page.ts";
import { BlankCard } from "./blank-card.tsx";

/** Cached by the service worker, which shows it in place of a page that can't be loaded. */
export const handle = { isStatic: true };

export function meta({ matches }: Route.MetaArgs) {
  return unlistedHead(m.storefront_offline_page_title({ shop: shopNameIn(matches) }));
}

export default function OfflinePage() {
  return (
    <BlankCard data-offline>
      <h1 className="text-section font-light tracking-section">{m.storefront_offline_title()}</h1>
      <p className="mt-5 max-w-[32em] text-lead font-light text-ink-2">
        {m.storefront_offline_text()}
      </p>
      {/* An empty href means the address of the requested page. */}
      <a href="" className={buttonClass({}, "shop", "mt-8")}>
        {m.storefront_error_again()}
      </a>
    </BlankCard>
  );
}
