import type { OrderWithAddons } from "#server/features/orders/order.store.ts";
import { profileStore } from "#server/features/profiles/profile.store.ts";
import type { Db } from "#server/platform/database/connect.ts";

import { cardStore } from "./card.store.ts";
import { orderOfPerson, personsOf } from "./order-of-person.ts";

/** Makes the cards of a new order and the pages that they open, in the transaction of the order. */
export async function makeCards(trx: Db, order: OrderWithAddons): Promise<void> {
  for (const person of personsOf(order)) {
    const profile = await profileStore(trx).addFirst(orderOfPerson(order, person));
    await cardStore(trx).add(order, person, profile);
  }
}

/** Brings both in line with an order that was corrected. */
export async function correctCards(trx: Db, order: OrderWithAddons): Promise<void> {
  for (const person of personsOf(order)) {
    await cardStore(trx).reprint(order, person);
    await profileStore(trx).followOrder(orderOfPerson(order, person), person);
  }
}
