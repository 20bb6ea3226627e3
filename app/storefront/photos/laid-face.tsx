import { useId, type CSSProperties } from "react";

import { CARD } from "#app/card/card-geometry.ts";
import { FoilGradient } from "#app/card/card-paint.tsx";
import type { CardFaceProps } from "#app/card/card-print.ts";
import { cardTone } from "#app/card/card-tone.ts";
import { BLACK, WHITE } from "#app/card/drawn-tones.ts";
import { FacePrint } from "#app/card/face-print.tsx";
import type { Corners, Point } from "#shared/photos/projection.ts";

import { layOn, outsideOf } from "./projection.ts";

interface LaidFaceProps {
  face: CardFaceProps;
  corners: Corners;
  /** Address of the light layer: how much light falls on the face, as an opacity. */
  light: string;
  /** The outline of what lies on the card, in fractions of the picture. */
  cover?: readonly Point[];
}

/**
 * The print as light falls on it. Ink on a white card takes from its light what it takes from any
 * white; so does a whole face of another colour. Light ink on a black card shows as much of itself as
 * there is light.
 */
export function LaidFace({ face, corners, light, cover }: LaidFaceProps) {
  const foil = useId();
  const { width, height, radius } = CARD;
  const tone = cardTone(face.color ?? "black");
  const isBlack = tone === BLACK;
  const inLight: CSSProperties = isBlack ? { mask: `url(${light}) 0 0 / 100% 100%` } : {};
  const onPhoto: CSSProperties = isBlack ? {} : { mixBlendMode: "multiply" };
  return (
    // A cut part is a layer of its own, so it is this that is laid on the photograph.
    <div className="absolute inset-0" style={{ ...onPhoto, clipPath: cover && outsideOf(cover) }}>
      <svg
        data-laid-face
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="max-w-none overflow-hidden font-sans"
        style={{ ...layOn(corners, width / height), ...inLight }}
      >
        <defs>
          <FoilGradient id={foil} />
        </defs>
        {!isBlack && tone !== WHITE && (
          <rect width={width} height={height} rx={radius} fill={tone.mid} />
        )}
        <FacePrint {...face} foil={foil} />
      </svg>
    </div>
  );
}
