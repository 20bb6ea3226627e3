import { correctCard } from "#server/features/cards/make-cards.ts";
import { recordOrderChange } from "#server/features/orders/order-history.ts";
import { orderStore, type OrderWithAddons } from "#server/features/orders/order.store.ts";
import { voidProofs } from "#server/features/proofs/void-proofs.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { CardState } from "#shared/cards/card.ts";
import { isPrinted } from "#shared/cards/printed.ts";
import type { FurtherCard } from "#shared/orders/further-card.ts";
import type { RosterRow } from "#shared/rosters/roster-row.ts";
import type { User } from "#shared/session/session.ts";

/** What of a person stands on the card, or opens with it. */
export const cardOf = ({ department: _, office: _office, ...card }: RosterRow) => card;

/** The further cards of an order, of which one is changed. @param person whose, counted from 1 on */
export const withPerson = (
  { furtherCards }: Pick<OrderWithAddons, "furtherCards">,
  person: number,
  change: Partial<FurtherCard>,
): FurtherCard[] =>
  furtherCards.map((each, index) => (index + 1 === person ? { ...each, ...change } : each));

interface Corrected {
  /** Locked. */
  order: OrderWithAddons;
  person: number;
  card: { state: CardState };
  row: RosterRow;
  by: User | null;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}

/**
 * Changes whose card of a company's order it is, on the card and on its page, and voids the proof.
 * @throws a 400 once it is printed
 */
export async function correctHolder(trx: Db, corrected: Corrected): Promise<void> {
  const { order, person, card, row, by, cardUrl } = corrected;
  if (isPrinted(card, order)) throw new HttpError(400, apiMessage("order_printed"));
  const furtherCards = withPerson(order, person, cardOf(row));
  const changed = await orderStore(trx).change(order.id, { furtherCards });
  await recordOrderChange(
    trx,
    by,
    order.id,
    { personNamed: null },
    { personNamed: row.nameOnCard },
  );
  await correctCard(trx, changed, person);
  await voidProofs(trx, order.id, cardUrl);
}
