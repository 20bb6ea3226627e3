import type { OrderWithAddons } from "#server/features/orders/order.store.ts";
import { newProfile, profileStore } from "#server/features/profiles/profile.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { FurtherCard } from "#shared/orders/further-card.ts";

import { cardStore } from "./card.store.ts";
import { followDesign } from "./make-cards.ts";
import { orderOfPerson, personsOf } from "./order-of-person.ts";

type Named = Omit<FurtherCard, "color" | "colorName">;

/** Who was erased had a card: it was made, and is nobody else's. */
const waitsForName = ({ nameOnCard, isErased }: FurtherCard): boolean =>
  nameOnCard === "" && !isErased;

/** How many cards of an order nobody is named for. */
export const waitingCards = (
  order: Pick<OrderWithAddons, "furtherCards" | "isOfCompany">,
): number => (order.isOfCompany ? order.furtherCards.filter(waitsForName).length : 0);

/** The further cards of an order, with these people on those that nobody is named for, in their sequence. */
export function withPeople(
  { furtherCards }: Pick<OrderWithAddons, "furtherCards">,
  people: readonly Named[],
): { furtherCards: FurtherCard[]; persons: number[] } {
  const left = [...people];
  const persons: number[] = [];
  const filled = furtherCards.map((card, index) => {
    const next = waitsForName(card) ? left.shift() : undefined;
    if (!next) return card;
    persons.push(index + 1);
    return { ...card, ...next };
  });
  return { furtherCards: filled, persons };
}

/**
 * Brings cards that somebody is named for in line with their order, and makes the pages that they open.
 * @param pages that there are already, by the person whose card opens them
 * @returns the id of each card, by its person
 */
export async function nameCards(
  trx: Db,
  order: OrderWithAddons,
  persons: readonly number[],
  pages: ReadonlyMap<number, string> = new Map(),
): Promise<Map<number, string>> {
  const wanted = new Set(persons);
  const named = personsOf(order).flatMap((person) => {
    if (!wanted.has(person)) return [];
    const ofPerson = orderOfPerson(order, person);
    const page = pages.get(person);
    const profile = page === undefined ? newProfile(ofPerson) : undefined;
    return [{ person, ofPerson, profile, profileId: page ?? profile!.id }];
  });
  await profileStore(trx).add(named.flatMap(({ profile }) => profile ?? []));
  const ids = await cardStore(trx).name(
    order.id,
    named.map(({ person, ofPerson, profileId }) => ({ person, profileId, ofPerson })),
  );
  await followDesign(trx, order);
  return ids;
}
