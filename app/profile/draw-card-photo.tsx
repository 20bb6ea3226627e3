import { renderToStaticMarkup } from "react-dom/server";

import { CARD } from "#app/card/card-geometry.ts";
import { cardTone } from "#app/card/card-tone.ts";
import { BLACK, WHITE } from "#app/card/drawn-tones.ts";
import { FacePrint, isFaceRtl } from "#app/card/face-print.tsx";
import { placesIn, type Layout } from "#app/storefront/photos/scenes.ts";
import type { CardPhotoDrawing } from "#shared/photos/card-photo.ts";
import type { ProfileView } from "#shared/profiles/profile-view.ts";

const { width, height, radius } = CARD;

/** What is laid on a photograph, so that it shows somebody's card; a logo is in no profile. */
export function drawCardPhoto({
  color,
  name,
  jobTitle,
  organization,
}: ProfileView["card"]): CardPhotoDrawing {
  const tone = cardTone(color);
  const face = { color, name, position: jobTitle, organization, logo: null };
  const isBlack = tone === BLACK;
  const layout: Layout = isFaceRtl(face) ? "rtl" : "ltr";
  return {
    blank: `${isBlack ? "black" : "white"}-${layout}`,
    corners: placesIn("hero", layout).card,
    // Texts that were stored before they were refused may hold what XML may not.
    print: renderToStaticMarkup(
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        fontFamily="Readex Pro"
      >
        {!isBlack && tone !== WHITE && (
          <rect width={width} height={height} rx={radius} fill={tone.mid} />
        )}
        <FacePrint {...face} foil="" />
      </svg>,
    ).replaceAll(/[\ufffe\uffff]/g, ""),
  };
}
