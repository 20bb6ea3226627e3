import { Suspense } from "react";

import { m } from "#app/i18n/translations.ts";

import { TryIt } from "../demo/try-it-island.ts";
import { Reveal } from "../layout/reveal.tsx";
import { DimensionFigure } from "./dimension-figure.tsx";

const ITEMS = [
  [m.storefront_product_included_card, m.storefront_product_included_card_text],
  [m.storefront_product_included_page, m.storefront_product_included_page_text],
  [m.storefront_product_included_code, m.storefront_product_included_code_text],
  [m.storefront_product_included_fees, m.storefront_product_included_fees_text],
] as const;

export function Included() {
  return (
    <Reveal className="section-space">
      <div className="wrap grid page-columns items-start gap-y-11">
        <DimensionFigure />
        <div>
          <h2 className="text-section font-light tracking-section">
            {m.storefront_product_included_title()}
          </h2>
          <ul className="mt-8 border-b border-line">
            {ITEMS.map(([what, more]) => (
              <li key={what()} className="border-t border-line py-4.5">
                <h3 className="font-label">{what()}</h3>
                <p className="mt-0.5 text-ink-2">{more()}</p>
              </li>
            ))}
          </ul>
          {/* Its room, while its code is on its way. */}
          <div className="mt-8 min-h-11 md:min-h-32">
            <Suspense>
              <TryIt />
            </Suspense>
          </div>
        </div>
      </div>
    </Reveal>
  );
}
