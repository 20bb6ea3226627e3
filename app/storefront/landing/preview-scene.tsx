import { useHref } from "react-router";

import { CardFace } from "#app/card/card-face.tsx";
import { Phone } from "#app/card/phone.tsx";
import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";

import { TryIt } from "../demo/try-it.tsx";
import { Features } from "./features.tsx";
import { TapArcs } from "./tap-arcs.tsx";

/** What the page behind a card is for, a tap that has just saved it, and what it holds. */
export function PreviewScene() {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-10 py-22 md:max-lg:gap-x-16 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,4fr)_auto_minmax(0,4fr)] lg:items-center lg:py-28 xl:gap-x-18">
      <div>
        <h2 className="text-section font-light tracking-section rtl:leading-[1.56]">
          {m.storefront_preview_title()}
        </h2>
        <p className="mt-6 max-w-[22em] text-lead font-light text-on-night-2">
          {m.storefront_preview_text()}
        </p>
        <TryIt className="mt-8" />
      </div>
      <Tap />
      <div className="md:mt-16 lg:mt-0">
        <Features />
        <a
          href={useHref("/product")}
          className={buttonClass({ variant: "copper" }, "shop", "mt-10 max-md:w-full")}
        >
          {m.storefront_preview_order()}
        </a>
      </div>
    </div>
  );
}

/** A white card at the top of a phone, which has saved the contact. */
function Tap() {
  return (
    <div className="relative mx-auto mt-10 mb-16 pt-[calc(var(--phone)*0.36)] [--phone:min(290px,100vw-72px)] md:row-span-2 md:my-0 md:self-center lg:row-span-1 xl:[--phone:320px]">
      <Phone ground="night" portrait="c" saved className="statusless" />
      <div className="absolute start-[-9%] top-0 w-[86%] -turned-8 lit-night rtl:turned-8">
        <CardFace color="white" label="" />
        <TapArcs />
      </div>
    </div>
  );
}
