import { nameCards, withPeople } from "#server/features/cards/company-cards.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { orderNotice } from "#server/features/orders/notifications/order-notifications.ts";
import { recordOrderChange } from "#server/features/orders/order-history.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { ownPageStore } from "#server/features/profiles/own-page.store.ts";
import { REUSE_PROOFS } from "#server/features/proofs/reuse-proofs.ts";
import { topUpOrder, topUpTerms } from "#server/features/quotes/company-order.ts";
import { companyOrderStore } from "#server/features/rosters/company-order.store.ts";
import { rosterCardsStore } from "#server/features/rosters/roster-cards.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import { fieldError, HttpError } from "#server/platform/http-error.ts";
import { newJob } from "#server/platform/jobs/job-kind.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ReplacementPrice } from "#shared/companies/company-cards.ts";
import { orderNumber } from "#shared/ids.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import type { User } from "#shared/session/session.ts";

import { listCards } from "./company-card-list.ts";
import { lockCard, mustHaveLeft, recordDeed, type LockedCard } from "./company-card.ts";

/** The order that another one is made like, and how many cards the company has. */
async function lastOrder(trx: Db, companyId: string) {
  const store = companyOrderStore(trx);
  const last = await store.latest(companyId);
  if (!last) throw new HttpError(400, apiMessage("roster_without_order"));
  return { last, had: await store.countCards(companyId) };
}

/** What new cards in place of lost ones cost today. */
export async function replacementPrice(
  trx: Db,
  companyId: string,
  count: number,
): Promise<ReplacementPrice> {
  const { last, had } = await lastOrder(trx, companyId);
  const sums = await topUpTerms(trx, last, { count, had });
  return {
    count,
    price: jodFromFils(sums.productFils),
    delivery: jodFromFils(sums.cityFeeFils),
    tax: jodFromFils(sums.taxFils),
    total: jodFromFils(sums.totalFils),
  };
}

interface Replaced {
  companyId: string;
  ids: readonly string[];
  /** In dinars, as it was shown. */
  total: number;
  by: User | null;
}

/**
 * Orders new cards for the same people, each for the page of the one before, which counts as lost from then
 * on. What was approved of it holds for the new one, if the same is printed.
 */
export async function replaceCards(
  trx: Db,
  { companyId, ids, total, by }: Replaced,
  { notifications, cardUrl }: { notifications: Notifications; cardUrl: string },
): Promise<{ order: string; number: string }> {
  // Of two at once the second finds what the first one has ordered.
  await lockFor(trx, `replaced cards of ${companyId}`);
  const lost: LockedCard[] = [];
  for (const id of [...new Set(ids)].toSorted()) lost.push(await lockCard(trx, companyId, id));
  await mustBeReplaceable(trx, companyId, lost, cardUrl);
  const price = await replacementPrice(trx, companyId, lost.length);
  if (filsFromJod(price.total) !== filsFromJod(total)) {
    throw fieldError("total", apiMessage("total_changed", { total: price.total }));
  }
  const { last, had } = await lastOrder(trx, companyId);
  const terms = await topUpTerms(trx, last, { count: lost.length, had });
  const order = await topUpOrder(trx, last, terms);
  const people = lost.map(({ holder: { department: _, ...person } }) => person);
  const { furtherCards, persons } = withPeople(order, people);
  const named = await orderStore(trx).change(order.id, { furtherCards });
  const pages = new Map(lost.map(({ card }, index) => [persons[index]!, card.profileId!]));
  const cards = await nameCards(trx, named, persons, pages);
  for (const [index, { card }] of lost.entries()) {
    await rosterCardsStore(trx).exchange(card.id, cards.get(persons[index]!)!);
    if (card.state !== "lost") {
      await ownPageStore(trx).setState(card.id, "lost", card.stateBeforeLost ?? card.state);
    }
  }
  for (const [before, held] of Map.groupBy(lost, (found) => found.order.id)) {
    await recordDeed(
      trx,
      by,
      before,
      "replaced",
      held.map(({ holder }) => holder),
    );
  }
  await recordOrderChange(trx, by, order.id, { peopleNamed: 0 }, { peopleNamed: persons.length });
  const earlier = lost.map(({ card }, index) => ({ person: persons[index]!, earlier: card.id }));
  await jobStore(trx).add([
    newJob(REUSE_PROOFS, { orderId: order.id, cards: earlier, pictures: {} }),
  ]);
  if (by === null) await notifications.sendToStaff(trx, orderNotice, { orderId: order.id });
  return { order: order.id, number: orderNumber(order.id) };
}

/** @throws a 400 for a card that never left the shop, has no page, or has another in its place */
async function mustBeReplaceable(
  trx: Db,
  companyId: string,
  lost: readonly LockedCard[],
  cardUrl: string,
): Promise<void> {
  const all = await listCards(trx, companyId, cardUrl);
  const replaced = new Set(all.flatMap(({ shown }) => (shown.isReplaced ? [shown._id] : [])));
  for (const found of lost) {
    mustHaveLeft(found);
    const { profileId, id } = found.card;
    if (profileId === null) throw new HttpError(400, apiMessage("company_card_without_page"));
    if (replaced.has(id)) throw new HttpError(400, apiMessage("company_card_replaced"));
  }
}
