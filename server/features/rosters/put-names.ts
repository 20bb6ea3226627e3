import { nameCards, withPeople } from "#server/features/cards/company-cards.ts";
import { recordOrderChange } from "#server/features/orders/order-history.ts";
import { orderStore, type OrderWithAddons } from "#server/features/orders/order.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { RosterRow } from "#shared/rosters/roster-row.ts";
import type { User } from "#shared/session/session.ts";

import { companyOrderStore } from "./company-order.store.ts";
import { cardOf, correctHolder } from "./correct-person.ts";
import type { StoredPerson } from "./roster.store.ts";

/**
 * Puts these people on the cards of an order that wait for names.
 * @returns whose card is which, by their numbers in the list
 */
export async function nameOn(
  trx: Db,
  order: OrderWithAddons,
  people: readonly { n: number; row: RosterRow }[],
  by: User | null,
): Promise<{ n: number; cardId: string }[]> {
  const { furtherCards, persons } = withPeople(
    order,
    people.map(({ row }) => cardOf(row)),
  );
  const changed = await orderStore(trx).change(order.id, { furtherCards });
  const cards = await nameCards(trx, changed, persons);
  await recordOrderChange(trx, by, order.id, { peopleNamed: 0 }, { peopleNamed: persons.length });
  return people.map(({ n }, index) => ({ n, cardId: cards.get(persons[index]!)! }));
}

/** Brings the card of somebody in line with their row, until it is printed: after that it throws a 400. */
export async function correctPerson(
  trx: Db,
  { orderId, person, cardId }: StoredPerson,
  { row, by, cardUrl }: { row: RosterRow; by: User | null; cardUrl: string },
): Promise<void> {
  const order = await orderStore(trx).findForUpdate(orderId!);
  const card = order && (await companyOrderStore(trx).card(cardId!));
  if (!order || !card) throw new HttpError(400, apiMessage("order_printed"));
  await correctHolder(trx, { order, person: person!, card, row, by, cardUrl });
}
