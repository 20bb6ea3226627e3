import { CardFace } from "#app/card/card-face.tsx";
import { Phone } from "#app/card/phone.tsx";
import { m } from "#app/i18n/translations.ts";
import { Picture } from "#app/ui/picture.tsx";

import { TapArcs } from "./tap-arcs.tsx";

export interface HeroPictures {
  /** Paths of stored pictures; '' for none. */
  headerImage: string;
  designImage: string;
  /** The colour of the drawn card, where there is no picture. */
  color?: string;
}

/** Shown when a stored picture does not load. */
const PLACEHOLDER = "/card.webp";

/**
 * All sizes in the scene are relative to its width, so that it looks the same at every size. On wide
 * screens its middle is the text's, so that the card stays below the headline however high they are.
 */
const SCENE =
  "@container relative mt-11 md:mt-8 lg:absolute lg:end-[clamp(20px,5vw,72px)] lg:top-[calc(50%+3.5rem)] lg:z-2 lg:mt-0 lg:-translate-y-1/2 " +
  "lg:w-[max(360px,min(760px,95vw-540px,110svh-150px))]";

/** Beside the headline, however long its lines are in a language or a typeface: no wider than they leave room. */
const OWN_PICTURE =
  "mt-11 max-lg:mb-14 lg:absolute lg:inset-y-0 lg:end-[clamp(20px,5vw,72px)] lg:my-auto lg:h-fit lg:w-[min(520px,36vw,100svh-180px)]";

/** The rotation of the card. */
const TURN = "-turned-11 rtl:turned-9";

/** The owner's header image, or a card moving towards a phone. */
export function HeroScene({ headerImage, designImage, color }: HeroPictures) {
  if (headerImage) {
    return (
      <div className={OWN_PICTURE}>
        <Picture
          src={headerImage}
          fallback={PLACEHOLDER}
          alt={m.storefront_hero_picture()}
          sizes="(width >= 64rem) min(520px, 36vw), 90vw"
          eager
          className="aspect-[4/3] w-full rounded-stage object-cover lg:aspect-square"
        />
      </div>
    );
  }
  return (
    <div className={SCENE}>
      <div className="relative h-[200cqw] md:h-[90cqw]">
        <Phone className="absolute! max-md:statusless end-0 top-[44cqw] md:top-0 [--phone:74.9cqw] md:[--phone:40.26cqw]" />
        <div className="absolute start-0 top-[6cqw] w-[86.9cqw] md:start-[2.1cqw] md:top-[37.6cqw] md:w-[57.9cqw]">
          <div className="touch-pan-y perspective-[1400px]" data-tilt>
            <div className="transition-transform duration-160">
              <div className={TURN}>
                {designImage ? (
                  <Picture
                    src={designImage}
                    fallback={PLACEHOLDER}
                    alt={m.storefront_hero_picture()}
                    sizes="(width >= 64rem) 440px, 78vw"
                    eager
                    className="aspect-[856/547] w-full object-contain lit-outline"
                  />
                ) : (
                  <div className="lit">
                    <CardFace color={color} />
                  </div>
                )}
              </div>
            </div>
          </div>
          {/* Outside of the element with the shadow, whose filter would otherwise be recomputed in every frame. */}
          <div className={`pointer-events-none absolute inset-0 ${TURN}`}>
            <TapArcs />
          </div>
        </div>
      </div>
    </div>
  );
}
