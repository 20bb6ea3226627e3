import type { Notifications } from "#server/features/notifications/notifications.ts";
import { addLink, cardOwner } from "#server/features/profiles/page-links.service.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { MOST_SLIPS, type SentLinks } from "#shared/companies/company-cards.ts";
import type { User } from "#shared/session/session.ts";

import { isReachable, listCards, type ListedCard } from "./company-card-list.ts";
import { recordDeed } from "./company-card.ts";
import { companyCardsStore } from "./company-cards.store.ts";

/** How many minutes a link is not sent again: its owner has it by then. */
const PAUSE = 10;

interface Chosen {
  companyId: string;
  /** Of cards; left out for everybody for whom no link was made yet. */
  ids: readonly string[] | undefined;
  by: User | null;
  cardUrl: string;
}

/** @throws a 404 where one of them is not a card of the company */
async function chosenCards(trx: Db, { companyId, ids, cardUrl }: Chosen): Promise<ListedCard[]> {
  const all = await listCards(trx, companyId, cardUrl);
  if (!ids) return all.filter(({ shown }) => !shown.hasLink);
  const wanted = new Set(ids);
  const found = all.filter(({ shown }) => wanted.has(shown._id));
  if (found.length < wanted.size) throw notFound("record");
  return found;
}

/** Of somebody who was erased nothing is known that a link could be for. */
const isOpen = ({ shown: { state, holder } }: ListedCard) =>
  holder.firstName !== "" &&
  state !== "unnamed" &&
  state !== "cancelled" &&
  state !== "lost" &&
  state !== "off";

/** @throws a 400 that says why nothing can be done with the only card that was chosen */
function mustBeOpen(cards: readonly ListedCard[]): ListedCard[] {
  const open = cards.filter(isOpen);
  const [only] = cards;
  if (open.length > 0 || !only || cards.length > 1) return open;
  const { state } = only.shown;
  throw new HttpError(
    400,
    apiMessage(
      state === "unnamed" || state === "cancelled" ? `company_card_${state}` : "company_card_gone",
    ),
  );
}

async function recordAll(
  trx: Db,
  { by }: Chosen,
  did: "link" | "slip",
  cards: readonly ListedCard[],
): Promise<void> {
  for (const [orderId, ofOrder] of Map.groupBy(cards, ({ order }) => order.id)) {
    await recordDeed(
      trx,
      by,
      orderId,
      did,
      ofOrder.map(({ shown }) => shown.holder),
    );
  }
}

/** Sends the links by which the holders of cards change their pages. */
export async function sendLinks(
  trx: Db,
  chosen: Chosen,
  notifications: Notifications,
): Promise<SentLinks> {
  const open = mustBeOpen(await chosenCards(trx, chosen));
  const reachable = open.filter(({ shown }) => isReachable(shown));
  if (chosen.ids && open.length === 1 && reachable.length === 0) {
    throw new HttpError(400, apiMessage("company_card_without_email"));
  }
  const orders = [...new Set(reachable.map(({ order }) => order.id))];
  const recent = await companyCardsStore(trx).sentLinks(orders, PAUSE);
  const toSend = reachable.filter(
    ({ order, stored }) => !recent.has(`${order.id} ${stored.person}`),
  );
  const jobs = toSend.flatMap(({ order, stored, shown }) =>
    notifications.jobsFor(
      cardOwner,
      { orderId: order.id, person: `${stored.person}` },
      { email: shown.holder.email },
    ),
  );
  await jobStore(trx).add(jobs);
  await recordAll(trx, chosen, "link", toSend);
  return {
    sent: toSend.length,
    withoutEmail: open.length - reachable.length,
    sentBefore: reachable.length - toSend.length,
  };
}

/** What a claim slip says. */
export interface ClaimSlip {
  name: string;
  position: string;
  department: string;
  /** Of the link to the page. */
  token: string;
}

/** Makes a link for each card, to be printed on a slip. */
export async function makeSlips(trx: Db, chosen: Chosen): Promise<ClaimSlip[]> {
  const open = mustBeOpen(await chosenCards(trx, chosen));
  // The others follow when it is asked for once more: these have their links by then.
  const cards = chosen.ids ? open : open.slice(0, MOST_SLIPS);
  if (cards.length === 0) throw new HttpError(400, apiMessage("company_slips_none"));
  if (cards.length > MOST_SLIPS) {
    throw new HttpError(400, apiMessage("company_slips_many", { max: MOST_SLIPS }));
  }
  const slips: ClaimSlip[] = [];
  for (const { shown } of cards) {
    const token = await addLink(trx, { id: shown._id }, { isHandedOn: chosen.by === null });
    if (token === undefined) continue;
    const { firstName, lastName, position, department } = shown.holder;
    slips.push({ name: `${firstName} ${lastName}`, position, department, token });
  }
  await recordAll(trx, chosen, "slip", cards);
  return slips;
}
