import { withdraw } from "#server/features/notifications/notification-list.store.ts";
import type { Db } from "#server/platform/database/connect.ts";

import { newestOf } from "./proof-readiness.ts";
import { cardUrlOf, isAwaitingAnswer, isOutdated } from "./proof-view.ts";
import { proofStore, type ProofOfCard } from "./proof.store.ts";

/**
 * After a correction proofs of what is printed otherwise now are void: nobody is asked to approve them any
 * more, and their cards wait for new ones.
 */
export async function voidProofs(trx: Db, orderId: string, cardUrl: string): Promise<void> {
  const store = proofStore(trx);
  const all = await store.ofOrder(orderId);
  // One message may ask for the proofs of several cards.
  const isStillAsked = all.some(isAwaitingAnswer);
  const outdated = all.filter((found) => isOutdated(found, cardUrl));
  if (!isStillAsked) {
    const abouts = outdated.map(({ proof }) => ({ orderId, proofId: proof.id }));
    await withdraw(trx, ["proof"], abouts);
  }
  const open = outdated.filter(({ card, isNewest }) => isNewest && card.state !== "replaced");
  await store.setCardState(
    open.map(({ card }) => card.id),
    "waiting",
  );
}

/** Whether a customer was sent a proof that is void, and none since. */
export function awaitsAnother(found: readonly ProofOfCard[]): boolean {
  const sent = found.filter(({ proof }) => proof.sentAt !== null);
  return sent.some(
    (each) => newestOf(sent, each.card.id) === each && isOutdated(each, cardUrlOf(each)),
  );
}
