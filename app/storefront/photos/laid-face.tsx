import { useId, type CSSProperties } from "react";

import { CARD } from "#app/card/card-geometry.ts";
import { FoilGradient } from "#app/card/card-paint.tsx";
import type { CardFaceProps } from "#app/card/card-print.ts";
import { cardTone } from "#app/card/card-tone.ts";
import { BLACK, WHITE } from "#app/card/drawn-tones.ts";
import { FacePrint } from "#app/card/face-print.tsx";

import { lightOf } from "./pictures.ts";
import { layOn } from "./projection.ts";
import { factsOf, type Scene } from "./scenes.ts";

interface LaidFaceProps {
  scene: Scene;
  face: CardFaceProps;
}

/**
 * The print as light falls on it. Ink on a white card takes from its light what it takes from any
 * white; so does a whole face of another colour. Light ink on a black card shows as much of itself as
 * there is light.
 */
export function LaidFace({ scene, face }: LaidFaceProps) {
  const foil = useId();
  const { width, height, radius } = CARD;
  const tone = cardTone(face.color ?? "black");
  const isBlack = tone === BLACK;
  const mask = `url(${lightOf(scene)}) 0 0 / 100% 100%`;
  const light: CSSProperties = isBlack ? { mask } : { mixBlendMode: "multiply" };
  return (
    <svg
      data-laid-face
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="max-w-none overflow-hidden font-sans"
      style={{ ...layOn(factsOf(scene).corners.card, width / height), ...light }}
    >
      <defs>
        <FoilGradient id={foil} />
      </defs>
      {!isBlack && tone !== WHITE && (
        <rect width={width} height={height} rx={radius} fill={tone.mid} />
      )}
      <FacePrint {...face} foil={foil} />
    </svg>
  );
}
