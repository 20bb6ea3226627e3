import { m } from "#app/i18n/translations.ts";
import type { ChipCard } from "#shared/chips/chip.ts";
import { arrivalDay, isOver } from "#shared/delivery/arrival.ts";
import { formatNumber } from "#shared/format-number.ts";
import { shortLink } from "#shared/profiles/profile-link.ts";

import { useAnnouncedDays } from "../../holidays/use-announced-days.ts";
import { shortDay } from "../../resource/display-date.ts";
import { CardChip } from "../card-chip.tsx";

type CardPlace = NonNullable<ChipCard["place"]>;

/** The card that is to be taken now: what is printed on it, so that it is found in the pile. */
export function CardInHand({ card }: { card: ChipCard }) {
  const facts = [card.jobTitle, card.organization].filter(Boolean);
  return (
    <section aria-label={m.panel_chips_in_hand()} className="grid gap-1">
      <h2 className="flex items-center gap-3 text-item leading-tight tracking-item wrap-anywhere">
        <CardChip color={card.color} />
        <bdi className="line-clamp-2">{card.nameOnCard}</bdi>
      </h2>
      {facts.length > 0 && (
        <p className="line-clamp-2 text-ink-2 wrap-anywhere">
          {facts.map((fact, place) => (
            <span key={fact}>
              {place > 0 && " · "}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-note text-ink-2">
        <span>
          {m.panel_chips_order()} <bdi dir="ltr">{card.orderNumber}</bdi>
        </span>
        <DueDay placedAt={card.placedAt} />
        <bdi dir="ltr" className="wrap-anywhere">
          {shortLink(card.url).replace(/^http:\/\//, "")}
        </bdi>
      </p>
      {card.place && <Place place={card.place} />}
      {(card.state === "waiting" || card.state === "proof_sent") && (
        <p className="mt-1 rounded-panel bg-warn-wash px-3.5 py-2.5 text-note text-warn">
          {m.panel_chips_not_approved()}
        </p>
      )}
    </section>
  );
}

/** Where the card is put when it is done. */
function Place({ place: { office, department, box, boxes } }: { place: CardPlace }) {
  const parts = [office, department].filter((part) => part !== "");
  if (boxes < 2 && parts.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3 rounded-panel bg-paper-lo px-3.5 py-2.5">
      {boxes > 1 && (
        <span className="font-label tabular-nums">
          {m.panel_packing_box({ number: formatNumber(box), of: formatNumber(boxes) })}
        </span>
      )}
      {parts.map((part, index) => (
        <bdi key={index} className="text-ink-2 wrap-anywhere">
          {part}
        </bdi>
      ))}
    </p>
  );
}

/** By when the shop has promised it. */
export function DueDay({ placedAt }: { placedAt: string }) {
  const announced = useAnnouncedDays();
  if (!announced) return null;
  const day = arrivalDay(placedAt, announced);
  const text = m.panel_chips_due({ day: shortDay(day.toISOString().slice(0, 10)) });
  return <span className={isOver(day) ? "text-bad" : undefined}>{text}</span>;
}
