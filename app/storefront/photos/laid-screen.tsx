import { CARD } from "#app/card/card-geometry.ts";
import { ON_STAGE, OwnPageDrawing, type DrawnPage } from "#app/card/own-phone.tsx";
import { PhoneScreen, SCREEN } from "#app/card/phone-frame.tsx";
import { getLocale } from "#app/i18n/locale.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { Corners, Point } from "#shared/photos/projection.ts";

import { insideOf, layOn, outsideOf, within } from "./projection.ts";

interface LaidScreenProps {
  corners: Corners;
  /** The corners of the card that lies on it, which casts its shadow there. */
  card: Corners;
  page: DrawnPage;
  /** The outline of what lies on the screen, in fractions of the picture. */
  cover?: readonly Point[];
}

/** A bright screen takes the photographed shadow away. */
const CONTACT_SHADOW = {
  borderRadius: "calc(var(--side) * 0.02)",
  boxShadow:
    "0 calc(var(--side) * 0.004) calc(var(--side) * 0.008) #1a120a73, " +
    "0 calc(var(--side) * 0.012) calc(var(--side) * 0.03) #1a120a52",
};

/**
 * What a bright screen in a photograph shows: somebody's page. It reaches a little over the screen's
 * edge, because nothing is seen of it on the black frame, and under the card's edge: where it ended
 * short of them, the bright screen would be a line of light.
 */
export function LaidScreen({ corners, card, page, cover }: LaidScreenProps) {
  const laid = layOn(corners, SCREEN.width / SCREEN.height);
  return (
    <>
      <div
        aria-hidden="true"
        className="absolute inset-0"
        style={{ mixBlendMode: "multiply", clipPath: cover && outsideOf(within(cover)) }}
      >
        <div
          data-laid-screen
          style={{ ...laid, fontSize: `calc(${laid.width} / ${SCREEN.width})` }}
        >
          <div dir={LANGUAGES[getLocale()].direction} className="absolute -inset-[.22em]">
            <PhoneScreen
              statusColor={page.head ? undefined : ON_STAGE}
              className="size-full rounded-[2.58em]"
            >
              <OwnPageDrawing page={page} />
            </PhoneScreen>
          </div>
        </div>
      </div>
      <div className="absolute inset-0" style={{ clipPath: insideOf(corners) }}>
        <div style={{ ...layOn(card, CARD.width / CARD.height), ...CONTACT_SHADOW }} />
      </div>
    </>
  );
}
