import { CardFace } from "#app/card/card-face.tsx";
import { m } from "#app/i18n/translations.ts";

import { TryIt } from "../demo/try-it.tsx";

/** The purpose of the profile page, and two of the cards that open it. */
export function PreviewWords() {
  return (
    <div>
      <h2 className="text-section font-light tracking-section">{m.storefront_preview_title()}</h2>
      <p className="mt-6 max-w-[22em] text-lead font-light text-on-night-2">
        {m.storefront_preview_text()}
      </p>
      <TryIt className="mt-8" />
      <CardPair />
    </div>
  );
}

/** A black card over a white one; the covered part of the lower print is left out. */
function CardPair() {
  return (
    <div className="relative mt-12 h-57.5 w-87.5 max-w-full lg:mt-16" aria-hidden="true">
      <div className="absolute start-0 top-0 w-[75.4%] lit-night">
        <CardFace name="" position="" label="" />
      </div>
      <div className="absolute start-[24.6%] top-16.5 w-[75.4%] lit-night">
        <CardFace color="white" label="" />
      </div>
    </div>
  );
}
