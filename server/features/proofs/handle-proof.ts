import type { Notifications } from "#server/features/notifications/notifications.ts";
import {
  recordOrderChange,
  type OrderHistoryFields,
} from "#server/features/orders/order-history.ts";
import type { OrderRow } from "#server/features/orders/order.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { newJob } from "#server/platform/jobs/job-kind.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import { USUAL_PRINT, type PrintSettings } from "#shared/proofs/proof.ts";
import type { User } from "#shared/session/session.ts";

import { MAKE_PROOF } from "./make-proof-job.ts";
import { proofToApprove } from "./proof-notifications.ts";
import { printedOf, settingsOf } from "./proof-view.ts";
import { proofStore, type ProofOfCard, type ProofRow } from "./proof.store.ts";

/** What is done with proofs, each within a transaction in which nobody else changes the order. */

/** Has the next version of a card's proof made. */
export async function makeProof(
  trx: Db,
  card: ProofOfCard["card"],
  settings: PrintSettings,
  { cardUrl, by }: { cardUrl: string; by: User },
): Promise<ProofRow> {
  const proof = await addProof(trx, card, settings, { cardUrl });
  await noteProof(trx, by, card.orderId, { proofMade: proof.version });
  return proof;
}

/** @param reused the approved proof that makes another approval needless */
export async function addProof(
  trx: Db,
  card: ProofOfCard["card"],
  { bleedMm, colors }: PrintSettings,
  { cardUrl, reused }: { cardUrl: string; reused?: string },
): Promise<ProofRow> {
  const printed = printedOf(card, cardUrl);
  const bleed = Math.round(bleedMm * 10);
  const proof = await proofStore(trx).add({ cardId: card.id, printed, bleed, colors });
  await jobStore(trx).add([newJob(MAKE_PROOF, { proofId: proof.id, reused }, { key: proof.id })]);
  return proof;
}

/** As the newest proof of the shop. */
export async function usualSettings(trx: Db): Promise<PrintSettings> {
  const newest = await proofStore(trx).newestSettings();
  return newest ? settingsOf(newest) : USUAL_PRINT;
}

interface Sending {
  notifications: Notifications;
  by: User;
  /** When the customer is told; at once without it. */
  runAt?: Date;
  /** False where another message tells of it. */
  isTold?: boolean;
}

/** Asks the customer to approve a proof. */
export async function sendProof(
  trx: Db,
  { proof, card }: ProofOfCard,
  order: Pick<OrderRow, "id" | "email" | "phoneNumbers">,
  { notifications, by, runAt, isTold = true }: Sending,
): Promise<void> {
  const store = proofStore(trx);
  await store.change(proof.id, { sentAt: new Date() });
  await store.setCardState(card.id, "proof_sent");
  await noteProof(trx, by, order.id, { proofSent: proof.version });
  if (!isTold) return;
  const to = { email: order.email, phone: order.phoneNumbers[0] };
  const about = { orderId: order.id, proofId: proof.id };
  await notifications.send(trx, proofToApprove, about, to, { runAt });
}

export const noteProof = (trx: Db, by: User, orderId: string, what: OrderHistoryFields) =>
  recordOrderChange(trx, by, orderId, {}, what);
