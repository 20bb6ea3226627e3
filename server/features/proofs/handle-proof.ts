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
  const [proof] = await addProofs(trx, [{ card, settings }], cardUrl);
  await noteProof(trx, by, card.orderId, { proofMade: proof!.version });
  return proof!;
}

/** The same of many cards: a job for each, so that what was made stays made whatever happens to the others. */
export async function makeProofs(
  trx: Db,
  orderId: string,
  cards: readonly ProofOfCard["card"][],
  settings: PrintSettings,
  { cardUrl, by }: { cardUrl: string; by: User },
): Promise<void> {
  if (cards.length === 0) return;
  await addProofs(
    trx,
    cards.map((card) => ({ card, settings })),
    cardUrl,
  );
  await noteProof(trx, by, orderId, { proofsMade: cards.length });
}

interface ProofToAdd {
  card: ProofOfCard["card"];
  settings: PrintSettings;
  /** The approved proof that makes another approval needless. */
  reused?: string;
}

export async function addProofs(
  trx: Db,
  all: readonly ProofToAdd[],
  cardUrl: string,
): Promise<ProofRow[]> {
  const proofs = await proofStore(trx).add(
    all.map(({ card, settings: { bleedMm, colors } }) => ({
      cardId: card.id,
      printed: printedOf(card, cardUrl),
      bleed: Math.round(bleedMm * 10),
      colors,
    })),
  );
  await jobStore(trx).add(
    proofs.map(({ id }, index) =>
      newJob(MAKE_PROOF, { proofId: id, reused: all[index]!.reused }, { key: id }),
    ),
  );
  return proofs;
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
}

/** Asks the customer to approve proofs, by one message: its link leads to the page that shows each. */
export async function sendProofs(
  trx: Db,
  sent: readonly ProofOfCard[],
  order: Pick<OrderRow, "id" | "email" | "phoneNumbers">,
  { notifications, by, runAt }: Sending,
): Promise<void> {
  const [first] = sent;
  if (!first) return;
  const store = proofStore(trx);
  await store.change(idsOf(sent), { sentAt: new Date() });
  await store.setCardState(cardIdsOf(sent), "proof_sent");
  const what = sent.length > 1 ? { proofsSent: sent.length } : { proofSent: first.proof.version };
  await noteProof(trx, by, order.id, what);
  const to = { email: order.email, phone: order.phoneNumbers[0] };
  const about = { orderId: order.id, proofId: first.proof.id };
  await notifications.send(trx, proofToApprove, about, to, { runAt });
}

/** Who approves: the account of staff who were told so by phone, with what they noted; else the customer. */
type Approval = { by: null } | { by: User; note: string };

export async function approveProofs(
  trx: Db,
  approved: readonly ProofOfCard[],
  orderId: string,
  approval: Approval,
): Promise<void> {
  const [first] = approved;
  if (!first) return;
  const store = proofStore(trx);
  const who = approval.by ? { approvedBy: approval.by.id, approvalNote: approval.note } : {};
  await store.change(idsOf(approved), { approvedAt: new Date(), ...who });
  await store.setCardState(cardIdsOf(approved), "approved");
  const isOne = approved.length === 1;
  const what = isOne ? first.proof.version : approved.length;
  await noteProof(
    trx,
    approval.by,
    orderId,
    approval.by
      ? {
          [isOne ? "proofApprovedByPhone" : "proofsApprovedByPhone"]: what,
          proofApprovalNote: approval.note,
        }
      : { [isOne ? "proofApproved" : "proofsApproved"]: what },
  );
}

const idsOf = (found: readonly ProofOfCard[]) => found.map(({ proof }) => proof.id);
const cardIdsOf = (found: readonly ProofOfCard[]) => found.map(({ card }) => card.id);

export const noteProof = (trx: Db, by: User | null, orderId: string, what: OrderHistoryFields) =>
  recordOrderChange(trx, by, orderId, {}, what);
