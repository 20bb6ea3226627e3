import { nameCards, withPeople } from "#server/features/cards/company-cards.ts";
import { correctCard } from "#server/features/cards/make-cards.ts";
import { recordOrderChange } from "#server/features/orders/order-history.ts";
import { orderStore, type OrderWithAddons } from "#server/features/orders/order.store.ts";
import { voidProofs } from "#server/features/proofs/void-proofs.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { isPrinted } from "#shared/cards/printed.ts";
import type { RosterRow } from "#shared/rosters/roster-row.ts";
import type { User } from "#shared/session/session.ts";

import { companyOrderStore } from "./company-order.store.ts";
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
  if (!order || !card || isPrinted(card, order)) {
    throw new HttpError(400, apiMessage("order_printed"));
  }
  const furtherCards = order.furtherCards.map((each, index) =>
    index + 1 === person ? { ...each, ...cardOf(row) } : each,
  );
  const changed = await orderStore(trx).change(order.id, { furtherCards });
  await recordOrderChange(
    trx,
    by,
    order.id,
    { personNamed: null },
    { personNamed: row.nameOnCard },
  );
  await correctCard(trx, changed, person!);
  await voidProofs(trx, order.id, cardUrl);
}

/** What of a person stands on the card, or opens with it. */
const cardOf = ({ department: _, office: _office, ...card }: RosterRow) => card;
