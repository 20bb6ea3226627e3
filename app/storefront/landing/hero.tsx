import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { TickIcon } from "#app/ui/plain-icons.tsx";

import { SellingNote, type SellingState } from "../layout/order-link.tsx";
import { Reveal } from "../layout/reveal.tsx";
import { DrawnHeroScene, HeroLight, HeroScene } from "./drawings.ts";
import type { HeroPictures } from "./hero-scene.tsx";

interface HeroProps extends HeroPictures {
  /** Formatted: '35 JOD'. Undefined without a product. */
  price: string | undefined;
  /** Undefined without a product. */
  state: SellingState | undefined;
}

/**
 * The first section: what the product is and costs. On wide screens it is as high as the screen,
 * within limits, so that its button is in sight on laptops.
 */
export function Hero({ price, state, ...pictures }: HeroProps) {
  const promises = [
    price && m.storefront_hero_price({ price }),
    m.storefront_hero_no_fees(),
    m.storefront_hero_all_phones(),
  ];
  const Scene = pictures.headerImage || pictures.designImage ? HeroScene : DrawnHeroScene;
  return (
    <Reveal id="hero" className="relative isolate overflow-x-clip">
      {/* Its texts are in the middle of the height: of a page that has come only in part they are not
          shown before the last of them is there, else those above would move. */}
      <div className="wrap relative pt-26 lg:not-has-[ul]:invisible lg:flex lg:min-h-[clamp(35rem,100svh,53.75rem)] lg:flex-col lg:justify-center lg:pt-[clamp(6.5rem,17.6svh,9.5rem)] lg:pb-[clamp(2rem,8.4svh,4.5rem)]">
        <h1 className="relative z-1 max-w-[6.4em] text-hero font-light tracking-hero">
          {m.storefront_hero_title()}
        </h1>
        <div className="relative z-3 mt-5 lg:mt-[clamp(1.5rem,7svh,4rem)] lg:max-w-120">
          <p className="max-w-[16.5em] text-lead font-light tracking-lead lg:text-quote">
            {m.storefront_hero_text()}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5.5 gap-y-3 lg:mt-8">
            {state && state.selling !== "open" ? (
              <SellingNote {...state} className="max-md:w-full" />
            ) : (
              <ButtonLink to="/product" variant="copper" className="max-md:w-full">
                {m.storefront_hero_order()}
              </ButtonLink>
            )}
            <Link
              to="/product"
              className="inline-flex min-h-11 items-center rounded-badge text-base font-label"
            >
              <span className="rule-link pb-1">{m.storefront_hero_designs()}</span>
            </Link>
          </div>
          <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-note font-normal text-ink-2 lg:mt-8">
            {promises.filter(Boolean).map((promise) => (
              <li key={promise} className="inline-flex items-center gap-2">
                <TickIcon size={16} strokeWidth={1.75} />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <Scene {...pictures} />
      </div>
      {/* Last: a page that has come only in part is already painted, and what is at the end of the
          section would move when the rest comes. */}
      <HeroLight />
    </Reveal>
  );
}
