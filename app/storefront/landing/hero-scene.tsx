import { m } from "#app/i18n/translations.ts";
import { Picture } from "#app/ui/picture.tsx";

import { CardFace, Phone, TapArcs } from "./drawings.ts";

export interface HeroPictures {
  /** Paths of stored pictures; '' when there is none. */
  headerImage: string;
  designImage: string;
  /** In which the card is drawn where there is no picture of it. */
  color?: string;
}

/** Stands in for a stored picture that does not load. */
const PLACEHOLDER = "/card.webp";

/** All measures of the scene follow its width, so that it is one picture at every size. */
const SCENE =
  "@container relative mt-11 md:mt-8 lg:absolute lg:end-[clamp(20px,5vw,72px)] lg:top-33 lg:z-2 lg:mt-0 " +
  "lg:w-[min(760px,calc(95vw-456px))]";

/** Beside the headline, whatever the language's longest line is. */
const OWN_PICTURE =
  "mt-11 max-lg:mb-14 lg:absolute lg:inset-y-0 lg:end-[clamp(20px,5vw,72px)] lg:my-auto lg:h-fit lg:w-[min(520px,38vw)]";

/** How the card lies. */
const TURN = "-rotate-11 rtl:rotate-9";

/** The owner's own picture, or a card on its way to a phone. */
export function HeroScene({ headerImage, designImage, color }: HeroPictures) {
  if (headerImage) {
    return (
      <div className={OWN_PICTURE}>
        <Picture
          src={headerImage}
          fallback={PLACEHOLDER}
          alt={m.storefront_hero_picture()}
          sizes="(width >= 64rem) min(520px, 38vw), 90vw"
          eager
          className="aspect-[4/3] w-full rounded-stage object-cover lg:aspect-square"
        />
      </div>
    );
  }
  return (
    <div className={SCENE}>
      <div className="relative h-[183cqw] md:h-[90cqw]">
        <Phone
          blankBelow="on-phones"
          className="absolute! end-0 top-0 [--phone:74.9cqw] md:[--phone:40.26cqw]"
        />
        <div className="absolute start-0 top-[100cqw] w-[86.9cqw] md:start-[2.1cqw] md:top-[37.6cqw] md:w-[57.9cqw]">
          <div className="lit">
            <div className={TURN}>
              {designImage ? (
                <Picture
                  src={designImage}
                  fallback={PLACEHOLDER}
                  alt={m.storefront_hero_picture()}
                  sizes="(width >= 64rem) min(440px, 55vw - 264px), (width >= 48rem) 52vw, 78vw"
                  eager
                  className="aspect-[856/547] w-full object-contain"
                />
              ) : (
                <CardFace color={color} />
              )}
            </div>
          </div>
          {/* Outside of the shadow's filter, which else would be drawn anew with every frame. */}
          <div className={`pointer-events-none absolute inset-0 ${TURN}`}>
            <TapArcs />
          </div>
        </div>
      </div>
    </div>
  );
}
