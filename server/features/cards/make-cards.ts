import type { OrderWithAddons } from "#server/features/orders/order.store.ts";
import { profileStore } from "#server/features/profiles/profile.store.ts";
import type { Db } from "#server/platform/database/connect.ts";

import { cardStore } from "./card.store.ts";

/** Makes the card of a new order and the page that it opens, in the transaction of the order. */
export async function makeCards(trx: Db, order: OrderWithAddons): Promise<void> {
  await cardStore(trx).add(order, await profileStore(trx).addFirst(order));
}

/** Brings both in line with an order that was corrected. */
export async function correctCards(trx: Db, order: OrderWithAddons): Promise<void> {
  await cardStore(trx).reprint(order);
  await profileStore(trx).followOrder(order);
}
