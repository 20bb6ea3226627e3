import { ArrowDown, Check, Lock } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { whole } from "#app/ui/isolated.ts";
import type { ChipCard } from "#shared/chips/chip.ts";
import { formatNumber } from "#shared/format-number.ts";

import { CutText } from "../../resource/cut-text.tsx";
import { serialLabel } from "../chip-labels.ts";
import { Section } from "../section.tsx";
import { DueDay } from "./card-in-hand.tsx";
import type { Desk, DeskEvent } from "./program-state.ts";

const SHOWN = 8;

interface NextCardsProps {
  desk: Desk;
  /** How many wait by now, more than the desk may hold. */
  total: number;
  send: (event: DeskEvent) => void;
}

/** What follows, and what was done just now. A card that lies on top of the pile is picked. */
export function NextCards({ desk: { cards, done }, total, send }: NextCardsProps) {
  const next = cards.slice(1, 1 + SHOWN);
  const left = Math.max(total, cards.length) - 1 - next.length;
  return (
    <div className="grid gap-6">
      {next.length > 0 && (
        <Section
          title={m.panel_chips_following()}
          action={
            <Button variant="quiet" onClick={() => send({ type: "skip" })}>
              <ArrowDown size={16} strokeWidth={1.6} aria-hidden="true" />
              {m.panel_chips_skip()}
            </Button>
          }
        >
          <ol className="divide-y divide-line">
            {next.map((card) => (
              <NextCard
                key={card._id}
                card={card}
                onPick={() => send({ type: "pick", id: card._id })}
              />
            ))}
          </ol>
          {left > 0 && (
            <p className="py-2 text-note text-ink-2">
              {m.panel_chips_more({ count: left, number: formatNumber(left) })}
            </p>
          )}
        </Section>
      )}
      {done.length > 0 && (
        <Section title={m.panel_chips_done_list()}>
          <ul className="divide-y divide-line">
            {done
              .slice(-SHOWN)
              .toReversed()
              .map(({ card, serial, isLocked }) => (
                <li
                  key={card._id}
                  className="flex min-h-11 flex-wrap items-center gap-x-2.5 py-1.5"
                >
                  <Check size={16} strokeWidth={2} aria-hidden="true" className="text-ok" />
                  <CutText className="flex-1">{card.nameOnCard}</CutText>
                  {isLocked && (
                    <Lock size={14} strokeWidth={1.75} aria-label={m.panel_chips_is_locked()} />
                  )}
                  <span className="text-note text-ink-2">{serialLabel(serial)}</span>
                </li>
              ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

/** Among the cards of one order it is where each goes that differs. */
const placeOf = ({ office, department }: NonNullable<ChipCard["place"]>) =>
  [office, department]
    .filter((part) => part !== "")
    .map(whole)
    .join(" · ");

function NextCard({ card, onPick }: { card: ChipCard; onPick: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onPick}
        className="grid min-h-13 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-badge py-1.5 text-start transition-colors hover:bg-ink/5 focus-ring"
      >
        <span className="min-w-0">
          <CutText>{card.nameOnCard}</CutText>
          <span className="flex gap-x-3 text-note text-ink-2">
            {card.place ? (
              <CutText>{placeOf(card.place)}</CutText>
            ) : (
              <>
                <bdi dir="ltr">{card.orderNumber}</bdi>
                <CutText>{card.organization}</CutText>
              </>
            )}
          </span>
        </span>
        <span className="text-note text-ink-2">
          <DueDay placedAt={card.placedAt} />
        </span>
      </button>
    </li>
  );
}
