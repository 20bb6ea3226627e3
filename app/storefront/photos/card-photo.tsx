import type { CardFaceProps } from "#app/card/card-print.ts";
import { cardTone } from "#app/card/card-tone.ts";
import { BLACK } from "#app/card/drawn-tones.ts";
import { faceTexts, isFaceRtl } from "#app/card/face-print.tsx";
import type { DrawnPage } from "#app/card/own-phone.tsx";
import { m } from "#app/i18n/translations.ts";

import { cover } from "./cover.ts";
import { LaidFace } from "./laid-face.tsx";
import { LaidScreen } from "./laid-screen.tsx";
import { PhotoPicture } from "./photo-picture.tsx";
import { lightOf, type Photographed } from "./pictures.ts";
import { focusOf, placesIn, type Layout, type Scene } from "./scenes.ts";

interface CardPhotoProps {
  scene: Scene;
  face: CardFaceProps;
  /** What a phone in the photograph shows; without one its screen is blank. */
  page?: DrawnPage;
  /** The longer side of the photograph, as for the `sizes` of an image. */
  sizes: string;
  /** Without a second card's print and a page, which would be too fine to be seen. */
  small?: boolean;
  /** Gives it its size; where that is no square, the photograph is cut. */
  className: string;
}

/**
 * A photograph of a blank card, with somebody's own print laid on its face, and on a second card of
 * the other colour where there is one.
 */
export function CardPhoto({ scene, face, page, sizes, small = false, className }: CardPhotoProps) {
  const { name, position } = faceTexts(face);
  const tone = cardTone(face.color ?? "black");
  const isBlack = tone === BLACK;
  const layout: Layout = isFaceRtl(face) ? "rtl" : "ltr";
  const { card, below, cover: covering, screen } = placesIn(scene, layout);
  // From so near, only the end of the company would be in sight.
  const print = scene === "edge" ? { ...face, organization: "" } : face;
  const blank: Photographed = `${scene}-${isBlack ? "black" : "white"}-${layout}`;
  const other: CardFaceProps = { ...face, color: isBlack ? "white" : "black" };
  return (
    // A camera sees the same in every language.
    <div
      role="img"
      aria-label={m.photos_label({ name, position })}
      dir="ltr"
      className={`[container-type:size] isolate overflow-hidden bg-paper-lower ${className}`}
    >
      <PhotoPicture
        key={blank}
        name={blank}
        sizes={sizes}
        minor={small}
        style={cover(focusOf(scene, layout))}
      >
        {below && !small && (
          <LaidFace
            face={other}
            corners={below}
            light={lightOf(scene, "below", layout)}
            cover={covering}
          />
        )}
        <LaidFace face={print} corners={card} light={lightOf(scene, "card", layout)} />
        {screen && page && !small && (
          <LaidScreen corners={screen} card={card} page={page} cover={covering} />
        )}
      </PhotoPicture>
    </div>
  );
}
