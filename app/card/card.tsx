import { CardBack, type CardBackProps } from "./card-back.tsx";
import { CardFace } from "./card-face.tsx";

export type CardSide = "face" | "back";

export interface CardProps extends CardBackProps {
  side?: CardSide;
}

/**
 * The card, drawn: 85.60 x 53.98 mm, as wide as what it stands in. Where only the face is needed use
 * CardFace, which does without the code on the back.
 */
export function Card({ side = "face", ...rest }: CardProps) {
  return side === "back" ? <CardBack {...rest} /> : <CardFace {...rest} />;
}
