import { m } from "#app/paraglide/messages.js";
import { ButtonLink } from "#app/ui/button-link.tsx";

import { Reveal } from "../layout/reveal.tsx";
import { CardPair, Phone } from "./drawings.ts";

const FEATURES = [
  [m.storefront_preview_details_title, m.storefront_preview_details_text],
  [m.storefront_preview_links_title, m.storefront_preview_links_text],
  [m.storefront_preview_save_title, m.storefront_preview_save_text],
] as const;

/** What a tap shows, on night. */
export function Preview() {
  return (
    <Reveal id="preview" className="overflow-hidden on-night">
      <div className="wrap grid gap-x-10 py-22 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,4fr)_auto_minmax(0,4fr)] lg:items-center lg:py-28 xl:gap-x-18">
        <div>
          <h2 className="text-section font-light tracking-section">
            {m.storefront_preview_title()}
          </h2>
          <p className="mt-6 max-w-[22em] text-lead font-light text-on-night-2">
            {m.storefront_preview_text()}
          </p>
          <CardPair />
        </div>
        <Phone
          ground="night"
          className="mx-auto mt-6 mb-16 [--phone:300px] md:row-span-2 md:my-0 md:self-center lg:row-span-1 xl:[--phone:340px]"
        />
        <div className="md:mt-16 lg:mt-0">
          <ul id="features" tabIndex={-1} className="border-b border-night-line outline-none">
            {FEATURES.map(([title, text]) => (
              <li key={title()} className="border-t border-night-line py-6.5">
                <h3 className="text-[1.25rem] lg:max-w-[15em] leading-snug font-text tracking-lead">
                  {title()}
                </h3>
                <p className="mt-2 text-on-night-2">{text()}</p>
              </li>
            ))}
          </ul>
          <ButtonLink to="/product" variant="copper" className="mt-10 max-md:w-full">
            {m.storefront_preview_order()}
          </ButtonLink>
        </div>
      </div>
    </Reveal>
  );
}
