import type { TemplateContext } from "#server/features/notifications/template-data.ts";
import { forCustomer } from "#server/features/orders/order-notifications.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { presentOrder } from "#server/features/orders/present-order.ts";
import { fileLinks } from "#server/platform/files/file-links.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { proofStore, type ProofOfCard } from "./proof.store.ts";

interface AboutProof {
  orderId: string;
  proofId: string;
}

async function read({ orderId, proofId }: AboutProof, { trx, linkSecret }: TemplateContext) {
  const order = await orderStore(trx).find(orderId);
  const found = (await proofStore(trx).ofOrder(orderId)).find(({ proof }) => proof.id === proofId);
  if (!order || order.status === "cancelled" || !found) {
    throw new UnrecoverableError("The order was cancelled or deleted before.");
  }
  return { order: presentOrder(order, fileLinks(linkSecret)), found };
}

const isAnswered = ({ proof }: ProofOfCard) =>
  proof.approvedAt !== null || (proof.commentedAt ?? 0) > (proof.sentAt ?? 0);

/** Asks a customer to look at a proof, while nobody has answered and no other was made. */
export async function readProof(about: AboutProof, context: TemplateContext) {
  const { order, found } = await read(about, context);
  if (!found.isNewest || isAnswered(found)) {
    throw new UnrecoverableError("The proof was answered or replaced before.");
  }
  return forCustomer(order, context);
}

/** What a customer said to a proof, for staff. */
export async function readProofAnswer(about: AboutProof, context: TemplateContext) {
  const { order, found } = await read(about, context);
  const { approvedAt, comment } = found.proof;
  const subject = { order, isApproved: approvedAt !== null, comment };
  return { locale: BASE_LOCALE, subject };
}
