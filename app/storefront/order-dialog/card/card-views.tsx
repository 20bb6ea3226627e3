import { CardBack } from "#app/card/card-back.tsx";
import { CardFace } from "#app/card/card-face.tsx";
import { OwnPhone, type DrawnPage } from "#app/card/own-phone.tsx";
import { TiltingCard } from "#app/card/tilting-card.tsx";
import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";

import { examplePage } from "../../photos/example-page.tsx";
import { PhotoChoice } from "../../photos/photo-choice.tsx";
import { useOrderDialog, type CardView } from "../order-dialog-context.ts";
import type { LiveCard } from "./use-live-card.ts";

/** As wide as the stage, or as high where that is more. */
const PHOTO_SIZES = "(width >= 64rem) 40rem, (width >= 48rem) 60vw, 100vw";

/** The chosen view of the card: one of its sides, its phone, or its photographs, which fill the stage. */
export function ShownView({ card }: { card: LiveCard }) {
  const { cardView, product } = useOrderDialog();
  if (cardView === "phone") return <OwnPhone page={card.page} />;
  if (cardView === "photo") {
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
  return (
    // Turned in the plane: a third dimension would be drawn anew in every frame.
    <div className="w-(--card) -skew-y-1 -rotate-1 rtl:skew-y-1 rtl:rotate-1">
      <TiltingCard
        side={cardView}
        face={
          <div className="lit">
            <CardFace {...card.face} />
          </div>
        }
        back={
          <div className="lit">
            <CardBack {...card.back} />
          </div>
        }
      />
    </div>
  );
}

/** Until something is typed, photographs show a whole example: faint texts would look badly printed. */
function photographed(page: DrawnPage): DrawnPage {
  const { color, name, position, organization, logo } = page.face;
  return (name ?? position ?? organization ?? logo) ? page : examplePage(color);
}

/** Turns the card, and holds it to a phone. */
export function ViewChoice({ className }: { className?: string }) {
  const { cardView, showCard } = useOrderDialog();
  const views: [CardView, string][] = [
    ["face", m.order_live_front()],
    ["back", m.order_live_back()],
    ["phone", m.order_card_phone()],
    ["photo", m.photos_view()],
  ];
  return (
    <div
      role="group"
      aria-label={m.order_live_side()}
      className={classNames("inline-flex rounded-pill bg-paper-hi p-1 shadow-line", className)}
    >
      {views.map(([view, name]) => (
        <button
          key={view}
          type="button"
          aria-pressed={cardView === view}
          onClick={() => showCard(view)}
          className={classNames(
            "h-11 rounded-pill px-2.5 lg:px-3.5 text-body font-normal whitespace-nowrap transition-colors lg:h-9",
            cardView === view ? "bg-ink text-paper" : "text-ink-2 hover:text-ink",
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
