import { companyDesignStore } from "#server/features/companies/company-design.store.ts";
import type { OrderWithAddons } from "#server/features/orders/order.store.ts";
import { newProfile, profileStore } from "#server/features/profiles/profile.store.ts";
import type { Db } from "#server/platform/database/connect.ts";

import { cardStore, newCard, type OrderOfCard } from "./card.store.ts";
import { isNamed, orderOfPerson, personsOf } from "./order-of-person.ts";
import { isSameName } from "./same-name.ts";

/**
 * Makes the cards of a new order and the pages that they open, in the transaction of the order. A card of
 * which nobody knows yet whose it is opens none.
 */
export async function makeCards(trx: Db, order: OrderOfCard): Promise<void> {
  const made = personsOf(order).map((person) => {
    const ofPerson = orderOfPerson(order, person);
    const profile = isNamed(ofPerson) ? newProfile(ofPerson) : undefined;
    return { profile, card: newCard(order, person, profile?.id ?? null) };
  });
  await profileStore(trx).add(made.flatMap(({ profile }) => profile ?? []));
  await cardStore(trx).add(made.map(({ card }) => card));
}

/** Brings both in line with an order that was corrected. */
export async function correctCards(trx: Db, order: OrderWithAddons): Promise<void> {
  await cardStore(trx).reprint(order, personsOf(order));
  for (const person of personsOf(order)) await correctPage(trx, order, person);
  await followDesign(trx, order);
}

/** The same of one person's card. */
export async function correctCard(trx: Db, order: OrderWithAddons, person: number): Promise<void> {
  await cardStore(trx).reprint(order, [person]);
  await correctPage(trx, order, person);
  await followDesign(trx, order);
}

/** What a company has decided for the pages of its cards holds for those that follow their order again. */
export async function followDesign(
  trx: Db,
  { id, isOfCompany, companyId }: Pick<OrderWithAddons, "id" | "isOfCompany" | "companyId">,
): Promise<void> {
  if (isOfCompany && companyId) await companyDesignStore(trx).applyToPages(companyId, id);
}

/**
 * A page that cards of other orders open too is their owner's, and follows none of them. Whoever the
 * correction makes another person gets a page of their own.
 */
async function correctPage(trx: Db, order: OrderWithAddons, person: number): Promise<void> {
  const ofPerson = orderOfPerson(order, person);
  const others = await cardStore(trx).ofSamePage(order.id, person);
  if (others.length === 0) return profileStore(trx).followOrder(ofPerson, person);
  const isSame = others.some((other) =>
    isSameName(orderOfPerson(other.order, other.person), ofPerson),
  );
  if (isSame) return;
  const profile = await profileStore(trx).addFirst(ofPerson);
  await cardStore(trx).openPage(order.id, person, profile);
}
