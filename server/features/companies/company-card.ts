import { recordOrderChange, type CompanyCardDeed } from "#server/features/orders/order-history.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { rosterCardsStore } from "#server/features/rosters/roster-cards.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { fieldErrors, HttpError, notFound } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { isPrinted } from "#shared/cards/printed.ts";
import type { Holder } from "#shared/companies/company-cards.ts";
import { checkRoster } from "#shared/rosters/check-roster.ts";
import type { RosterRow } from "#shared/rosters/roster-row.ts";
import type { User } from "#shared/session/session.ts";

import { hasLeft, holderOf, stateOf } from "./company-card-list.ts";
import { companyCardsStore } from "./company-cards.store.ts";

export type LockedCard = Awaited<ReturnType<typeof lockCard>>;

/**
 * A card of the company for whoever does something with it; neither its order nor the card is changed by
 * anybody else until this transaction ends.
 * @throws a 404 for any card of others, and a 400 where nothing can be done
 */
export async function lockCard(trx: Db, companyId: string, cardId: string) {
  const store = companyCardsStore(trx);
  const orderId = await store.orderOf(companyId, cardId);
  const order = orderId && (await orderStore(trx).findForUpdate(orderId));
  const card = order && (await store.lockCard(cardId));
  const further = order && card ? order.furtherCards[card.person - 1] : undefined;
  if (!order || !card || !further) throw notFound("record");
  const state = stateOf(card, order, further);
  if (state === "cancelled") throw new HttpError(400, apiMessage("company_card_cancelled"));
  if (state === "unnamed") throw new HttpError(400, apiMessage("company_card_unnamed"));
  const listed = await rosterCardsStore(trx).find(cardId);
  const isFixed = isPrinted(card, order);
  const holder = holderOf(further, listed, { isPrinted: isFixed });
  return { order, card, state, listed, holder, isFixed };
}

export function mustHaveLeft({ state }: LockedCard): void {
  if (!hasLeft(state)) throw new HttpError(400, apiMessage("company_card_at_shop"));
}

/** @throws a 400 that names each field that the order form would refuse */
export function checkedHolder(typed: Partial<Holder>, { office }: { office: string }): RosterRow {
  const { rows, problems } = checkRoster([{ ...typed, office }]);
  const refused = fieldErrors(problems[0] ?? {});
  if (refused) throw refused;
  return rows[0]!;
}

/**
 * In the history of an order.
 * @param by null for the company itself
 * @param holders whose cards of the order
 */
export function recordDeed(
  trx: Db,
  by: User | null,
  orderId: string,
  did: CompanyCardDeed["did"],
  holders: readonly Pick<Holder, "firstName" | "lastName">[],
) {
  const [{ firstName, lastName } = { firstName: "", lastName: "" }, ...others] = holders;
  const name = others.length === 0 ? `${firstName} ${lastName}` : "";
  const companyCard: CompanyCardDeed = { did, name, count: holders.length };
  return recordOrderChange(trx, by, orderId, {}, { companyCard });
}
