import { ChevronDown } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import type { ChipCard, WrittenOrder } from "#shared/chips/chip.ts";

import { EmptyState } from "../../resource/empty-state.tsx";
import { ByHand } from "./by-hand.tsx";
import { CardInHand } from "./card-in-hand.tsx";
import { DeskActions } from "./desk-actions.tsx";
import { DeskMark } from "./desk-mark.tsx";
import { finishedText, markText } from "./desk-texts.ts";
import { LockChoice } from "./lock-choice.tsx";
import { NextCards } from "./next-cards.tsx";
import { SoundChoice } from "./sound-choice.tsx";
import { useProgramDesk } from "./use-program-desk.ts";
import { hasWebNfc } from "./web-nfc.ts";

interface ProgramDeskProps {
  /** Those that wait; the first is the one in hand. */
  cards: readonly ChipCard[];
  total: number;
  /** Whose cards alone these are. */
  order: WrittenOrder | undefined;
}

/** Card after card: by the phone's own NFC where there is one, else by hand with another program. */
export function ProgramDesk({ cards, total, order }: ProgramDeskProps) {
  const { desk, send } = useProgramDesk(cards);
  const [card] = desk.cards;
  // What was left from before may still be sent: then the desk shows that.
  if (cards.length + desk.done.length === 0 && desk.phase.at === "off")
    return <NothingWaits order={order} />;
  const isNfc = hasWebNfc();
  const byHand = (of: ChipCard) => (
    <ByHand
      key={of._id}
      card={of}
      onBound={(bound) => send({ type: "bound_by_hand", card: bound })}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 @[56rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @[56rem]:gap-10">
      <div className="grid min-w-0 gap-5">
        {card && <CardInHand card={card} />}
        {isNfc && (
          <>
            <DeskMark {...markText(desk)} />
            <DeskActions desk={desk} send={send} />
            <div className="grid gap-3">
              <LockChoice locks={desk.locks} onLocks={(locks) => send({ type: "locks", locks })} />
              <SoundChoice />
            </div>
          </>
        )}
        {card &&
          (isNfc ? (
            <details className="group">
              <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-badge text-ink-2 focus-ring [&::-webkit-details-marker]:hidden">
                {m.panel_chips_by_hand()}
                <ChevronDown
                  size={15}
                  strokeWidth={1.6}
                  aria-hidden="true"
                  className="transition-transform group-open:rotate-180"
                />
              </summary>
              {byHand(card)}
            </details>
          ) : (
            byHand(card)
          ))}
        {!card && !isNfc && <DeskMark {...finishedText(desk)} />}
      </div>
      <NextCards desk={desk} total={total} send={send} />
    </div>
  );
}

/** No card waits for its chip. */
function NothingWaits({ order }: Pick<ProgramDeskProps, "order">) {
  if (order) {
    return order.written === order.cards ? (
      <EmptyState title={m.panel_chips_all_written()} hint={m.panel_chips_all_written_hint()} />
    ) : (
      <EmptyState title={m.panel_chips_none()} hint={m.panel_chips_none_of_order()} />
    );
  }
  return <EmptyState title={m.panel_chips_none()} hint={m.panel_chips_none_hint()} />;
}
