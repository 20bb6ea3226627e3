import type { ComponentType } from "react";

import { m } from "#app/i18n/translations.ts";

import { SectionHead } from "../landing/section-head.tsx";
import { Reveal } from "../layout/reveal.tsx";
import { BrandingFigure, PriceFigure, SupportFigure } from "./benefit-figures.tsx";

interface Benefit {
  Figure: ComponentType;
  title: () => string;
  text: () => string;
}

const BENEFITS: readonly Benefit[] = [
  {
    Figure: PriceFigure,
    title: m.storefront_bulk_benefit_price,
    text: m.storefront_bulk_benefit_price_text,
  },
  {
    Figure: BrandingFigure,
    title: m.storefront_bulk_benefit_branding,
    text: m.storefront_bulk_benefit_branding_text,
  },
  {
    Figure: SupportFigure,
    title: m.storefront_bulk_benefit_support,
    text: m.storefront_bulk_benefit_support_text,
  },
];

/** Why companies order here. */
export function Benefits() {
  return (
    <Reveal className="section-space">
      <div className="wrap">
        <SectionHead
          title={m.storefront_bulk_benefits_title()}
          text={m.storefront_bulk_benefits_text()}
        />
        <ul className="mt-11 grid border-t border-ink md:grid-cols-3 lg:mt-18">
          {BENEFITS.map(({ Figure, title, text }) => (
            <li
              key={title()}
              className="border-line pt-8 pb-9 max-md:border-b md:border-s md:px-4 md:pb-0 md:first:border-s-0 md:first:ps-0 md:last:pe-0 lg:px-8"
            >
              <Figure />
              <h3 className="text-item font-text tracking-item">{title()}</h3>
              <p className="mt-2.5 max-w-[26em] text-base text-ink-2">{text()}</p>
            </li>
          ))}
        </ul>
      </div>
    </Reveal>
  );
}
