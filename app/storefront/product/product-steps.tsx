import { m } from "#app/i18n/translations.ts";

import { Reveal } from "../layout/reveal.tsx";

const STEPS = [
  [m.storefront_product_how_order, m.storefront_product_how_order_text],
  [m.storefront_product_how_tap, m.storefront_product_how_tap_text],
  [m.storefront_product_how_connect, m.storefront_product_how_connect_text],
] as const;

export function ProductSteps() {
  return (
    <Reveal className="pb-[clamp(88px,11vw,160px)]">
      <div className="wrap">
        <h2 className="text-section font-light tracking-section">
          {m.storefront_product_how_title()}
        </h2>
        <ol className="mt-14 border-t border-ink">
          {STEPS.map(([title, text], index) => (
            <li
              key={title()}
              className="grid page-columns items-baseline gap-y-1.5 border-b border-line py-7"
            >
              <div className="flex items-baseline">
                <span className="w-14 shrink-0 text-note font-label text-copper tabular-nums lg:w-29">
                  {index + 1}
                </span>
                <h3 className="text-item font-light tracking-section lg:text-[2.25rem] lg:leading-tight">
                  {title()}
                </h3>
              </div>
              <p className="text-base text-ink-2 max-lg:ps-14">{text()}</p>
            </li>
          ))}
        </ol>
      </div>
    </Reveal>
  );
}
