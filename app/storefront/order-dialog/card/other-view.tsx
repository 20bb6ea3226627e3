import { OwnPhone, type DrawnPage } from "#app/card/own-phone.tsx";

import { examplePage } from "../../photos/example-page.tsx";
import { PhotoChoice } from "../../photos/photo-choice.tsx";
import { useOrderDialog } from "../order-dialog-context.ts";
import type { LiveCard } from "./use-live-card.ts";

/** As wide as the stage, or as high where that is more. */
const PHOTO_SIZES = "(width >= 64rem) 40rem, (width >= 48rem) 60vw, 100vw";

interface OtherViewProps {
  view: "phone" | "photo";
  card: LiveCard;
}

/** The phone that the card is held to, or photographs of it. */
export function OtherView({ view, card }: OtherViewProps) {
  const { product } = useOrderDialog();
  if (view === "phone") return <OwnPhone page={card.page} />;
  return (
    <PhotoChoice
      page={photographed(card.page)}
      colors={product.cardDesigns.map(({ color }) => color)}
      sizes={PHOTO_SIZES}
      photoClass="order-photo"
      nameClass="order-photo-name"
      choiceClass="order-photo-choice"
    />
  );
}

/** Until something is typed, photographs show a whole example: faint texts would look badly printed. */
function photographed(page: DrawnPage): DrawnPage {
  const { color, name, position, organization, logo } = page.face;
  return (name ?? position ?? organization ?? logo) ? page : examplePage(color);
}
