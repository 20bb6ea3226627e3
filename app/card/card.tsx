import { CardBack, type CardBackProps } from "./card-back.tsx";
import { CardFace } from "./card-face.tsx";

export type CardSide = "face" | "back";

export interface CardProps extends CardBackProps {
  side?: CardSide;
}

/**
 * The drawn card: 85.60 x 53.98 mm, as wide as its container. Where only the front is needed, use
 * CardFace, which does not include the code for the back.
 */
export function Card({ side = "face", ...rest }: CardProps) {
  return side === "back" ? <CardBack {...rest} /> : <CardFace {...rest} />;
}
