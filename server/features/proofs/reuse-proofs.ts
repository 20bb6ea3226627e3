import { isDeepStrictEqual } from "node:util";

import { z } from "zod";

import { cardStore } from "#server/features/cards/card.store.ts";
import { recordOrderChange } from "#server/features/orders/order-history.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { profileStore } from "#server/features/profiles/profile.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { handleJobs, type JobHandler, type JobKind } from "#server/platform/jobs/job-kind.ts";
import { orderNumber } from "#shared/ids.ts";

import { addProofs } from "./handle-proof.ts";
import { printableOf, whyNotCurrent } from "./proof-readiness.ts";
import { cardUrlOf, printedOf, settingsOf } from "./proof-view.ts";
import { proofStore } from "./proof.store.ts";
import type { PrintedCard } from "./proof.table.ts";

/** Has proofs of an order's cards made that need no approval, because the same was approved before. */
export const REUSE_PROOFS: JobKind<Reuse> = {
  name: "reuse-proofs",
  payload: z.object({
    orderId: z.string(),
    cards: z.array(z.object({ person: z.number(), earlier: z.string() })),
    pictures: z.record(z.string(), z.string()),
  }),
};

interface Reuse {
  orderId: string;
  /** The earlier card of each person who has one, by its id. */
  cards: readonly { person: number; earlier: string }[];
  /** By the key of each picture that was stored once more, that of the picture it is a copy of. */
  pictures: Readonly<Record<string, string>>;
}

export function reuseProofs(cardUrl: string): JobHandler {
  return handleJobs(REUSE_PROOFS, async ({ orderId, cards, pictures }, { trx }) => {
    const order = await orderStore(trx).findForUpdate(orderId);
    if (!order || order.status === "cancelled") return;
    await profileStore(trx).goOnWith(orderId);
    const store = proofStore(trx);
    const earlier = await store.ofCards(cards.map((card) => card.earlier));
    const own = (await cardStore(trx).ofOrders([orderId])).get(orderId) ?? [];
    const proofed = new Set((await store.ofOrder(orderId)).map(({ card }) => card.id));
    const reused = cards.flatMap(({ person, earlier: id }) => {
      const approved = printableOf(earlier, id, cardUrl);
      const card = own.find((each) => each.person === person && each.state === "waiting");
      if (!approved || !card || proofed.has(card.id)) return [];
      const printed = printedOf(card, cardUrl);
      if (!isSamePrint(withOriginals(printed, pictures), approved.proof.printed)) return [];
      return [{ card, settings: settingsOf(approved.proof), reused: approved.proof.id }];
    });
    await addProofs(trx, reused, cardUrl);
  });
}

/** With the pictures of which it has copies. */
function withOriginals(printed: PrintedCard, pictures: Reuse["pictures"]): PrintedCard {
  return {
    ...printed,
    logo: pictures[printed.logo] ?? printed.logo,
    addons: printed.addons.map((addon) => ({
      ...addon,
      value: pictures[addon.value] ?? addon.value,
    })),
  };
}

/** Whether they differ in nothing but the code of the card, which is drawn from its address. */
function isSamePrint({ url: _, ...one }: PrintedCard, { url: _other, ...other }: PrintedCard) {
  // As it is read from the database: without what is undefined.
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), other);
}

/** Approves a proof that is made now as the one that was approved before, unless the card has changed meanwhile. */
export async function approveReused(
  trx: Db,
  { orderId, proofId, reused }: { orderId: string; proofId: string; reused: string },
): Promise<void> {
  const order = await orderStore(trx).findForUpdate(orderId);
  const store = proofStore(trx);
  const found = (await store.ofOrder(orderId)).find(({ proof }) => proof.id === proofId);
  const earlierOrder = (await store.ordersOf([reused])).get(reused);
  if (!order || order.status === "cancelled" || !found || !earlierOrder) return;
  if (found.card.state !== "waiting" || whyNotCurrent(found, cardUrlOf(found))) return;
  await store.change([proofId], { approvedAt: new Date() });
  // On the board it goes on from where any order does: once it is paid, or its customer meant it.
  const isConfirmed = order.status !== "pending" || order.paymentState === "accepted";
  if (isConfirmed) await store.setCardState([found.card.id], "approved");
  await recordOrderChange(trx, null, orderId, {}, { proofReused: orderNumber(earlierOrder) });
}
