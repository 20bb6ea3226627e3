import { m } from "#app/i18n/translations.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

import { Reveal } from "../layout/reveal.tsx";
import { Features, Phone, PreviewWords } from "./drawings.ts";

/** A preview of the profile page, on a dark background. */
export function Preview() {
  return (
    <Reveal id="preview" className="overflow-hidden on-night">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-10 py-22 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,4fr)_auto_minmax(0,4fr)] lg:items-center lg:py-28 xl:gap-x-18">
        <PreviewWords />
        <Phone
          ground="night"
          className="mx-auto mt-6 mb-16 [--phone:min(300px,100vw-40px)] md:row-span-2 md:my-0 md:self-center lg:row-span-1 xl:[--phone:340px]"
        />
        <div className="md:mt-16 lg:mt-0">
          <Features />
          <ButtonLink to="/product" variant="copper" className="mt-10 max-md:w-full">
            {m.storefront_preview_order()}
          </ButtonLink>
        </div>
      </div>
    </Reveal>
  );
}
