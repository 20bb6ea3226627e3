import type { ReactNode } from "react";

import { cardTone } from "#app/card/card-tone.ts";
import { OwnPageDrawing, type OwnPage } from "#app/card/own-phone.tsx";
import { PhoneScreen, SCREEN } from "#app/card/phone-frame.tsx";
import { getLocale } from "#app/i18n/locale.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { Corners } from "#shared/photos/projection.ts";

import { layOn } from "./projection.ts";

interface LaidScreenProps {
  corners: Corners;
  page: OwnPage;
  /** Shown at the top of the page instead of the card's colour. */
  head?: ReactNode;
}

/**
 * What a bright screen in a photograph shows: somebody's page. It reaches a little over the screen's
 * edge, because nothing is seen of it on the black frame.
 */
export function LaidScreen({ corners, page, head }: LaidScreenProps) {
  const laid = layOn(corners, SCREEN.width / SCREEN.height);
  return (
    <div
      data-laid-screen
      aria-hidden="true"
      style={{
        ...laid,
        fontSize: `calc(${laid.width} / ${SCREEN.width})`,
        mixBlendMode: "multiply",
      }}
    >
      <div dir={LANGUAGES[getLocale()].direction} className="absolute -inset-[.08em]">
        <PhoneScreen
          statusColor={head ? undefined : cardTone(page.color).ink}
          className="size-full rounded-[2.44em]"
        >
          <OwnPageDrawing page={page} head={head} />
        </PhoneScreen>
      </div>
    </div>
  );
}
