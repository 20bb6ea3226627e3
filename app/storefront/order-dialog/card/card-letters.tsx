import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { listOfSigns } from "#shared/proofs/letters/sign-list.ts";

import type { LiveCard } from "./use-live-card.ts";

/** Says on the card which letters are not printed on it; they are faint there. */
export function CardLetters({ card, className }: { card: LiveCard; className?: string }) {
  if (card.unprintable.length === 0) return null;
  return (
    <p
      className={classNames(
        "max-w-full rounded-field bg-warn-wash px-3 py-1.5 text-note text-warn wrap-anywhere",
        className,
      )}
    >
      {cardLetters(card)}
    </p>
  );
}

export const cardLetters = ({ unprintable }: LiveCard) =>
  m.order_card_letters_short({ letters: listOfSigns(unprintable) });
