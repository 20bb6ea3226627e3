import type { PackedCard } from "#shared/packing/packing.ts";
import { folded } from "#shared/search-text.ts";

/** Cards of one office or department, which stand together in packing order. */
export interface CardGroup {
  /** As the first of them has it; '' where it is not known. */
  name: string;
  cards: PackedCard[];
}

/** The cards one after the other, where those of one name stand together. */
export function groupsOf(
  cards: readonly PackedCard[],
  nameOf: (card: PackedCard) => string,
): CardGroup[] {
  const groups: CardGroup[] = [];
  for (const card of cards) {
    const name = nameOf(card);
    const last = groups.at(-1);
    if (last && folded(last.name) === folded(name)) last.cards.push(card);
    else groups.push({ name, cards: [card] });
  }
  return groups;
}
