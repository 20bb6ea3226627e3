import type { ComponentType } from "react";

import { m } from "#app/i18n/translations.ts";

import { LayersFigure } from "./layers-figure.tsx";
import { ProfileFigure } from "./profile-figure.tsx";
import { SectionHead } from "./section-head.tsx";
import { TapFigure } from "./tap-figure.tsx";

interface Step {
  Figure: ComponentType<{ className?: string }>;
  title: () => string;
  text: () => string;
}

const STEPS: readonly Step[] = [
  {
    Figure: LayersFigure,
    title: m.storefront_how_program_title,
    text: m.storefront_how_program_text,
  },
  { Figure: TapFigure, title: m.storefront_how_tap_title, text: m.storefront_how_tap_text },
  { Figure: ProfileFigure, title: m.storefront_how_get_title, text: m.storefront_how_get_text },
];

/** Three steps, each with a technical figure. */
export function HowItWorks() {
  return (
    <div className="wrap">
      <SectionHead title={m.storefront_how_title()} text={m.storefront_how_text()} />
      <ol className="mt-11 grid border-t border-ink md:grid-cols-3 lg:mt-18">
        {STEPS.map(({ Figure, title, text }, index) => (
          <li
            key={title()}
            className="border-line pt-5 pb-9 max-md:border-b md:border-s md:px-4 md:pb-0 md:first:border-s-0 md:first:ps-0 md:last:pe-0 lg:px-8"
          >
            <span className="text-note font-label text-copper tabular-nums">{index + 1}</span>
            <Figure className="mx-auto mt-5 mb-7 block h-67.5 w-full max-w-90 lg:h-82.5" />
            <h3 className="text-item font-text tracking-item">{title()}</h3>
            <p className="mt-2.5 max-w-[26em] text-base text-ink-2">{text()}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
