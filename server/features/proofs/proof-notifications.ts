import { z } from "zod";

import {
  toShop,
  type Notification,
  type ReadingContext,
} from "#server/features/notifications/notification.ts";
import {
  exampleForCustomer,
  forCustomer,
  type CustomersOrder,
} from "#server/features/orders/notifications/about-order.ts";
import { exampleOrder } from "#server/features/orders/notifications/example-order.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { presentOrder } from "#server/features/orders/present-order.ts";
import { fileLinks } from "#server/platform/files/file-links.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";
import type { Order } from "#shared/orders/order.ts";

import { isAwaitingAnswer } from "./proof-view.ts";
import { proofStore } from "./proof.store.ts";

const about = z.object({ orderId: z.string(), proofId: z.string() });
type AboutProof = z.infer<typeof about>;

async function read({ orderId, proofId }: AboutProof, { trx, linkSecrets }: ReadingContext) {
  const order = await orderStore(trx).find(orderId);
  const found = (await proofStore(trx).ofOrder(orderId)).find(({ proof }) => proof.id === proofId);
  if (!order || order.status === "cancelled" || !found) {
    throw new UnrecoverableError("The order was cancelled or deleted before.");
  }
  return { order: presentOrder(order, fileLinks(linkSecrets)), found };
}

/** Asks a customer to look at the proofs of an order, while one of them waits for an answer. */
export const proofToApprove: Notification<"proof", AboutProof, CustomersOrder> = {
  kind: "proof",
  channels: ["email", "sms"],
  isAwaited: false,
  about,
  async read(asked, context) {
    const { order } = await read(asked, context);
    const all = await proofStore(context.trx).ofOrder(asked.orderId);
    if (!all.some(isAwaitingAnswer)) {
      throw new UnrecoverableError("The proof was answered or replaced before.");
    }
    return forCustomer(order, context);
  },
  replyTo: toShop,
  example: (facts) => exampleForCustomer(facts),
};

/** What a customer told to a proof, for staff. `comment`: what is to be changed; '' where nothing is. */
export const proofAnswerNotice: Notification<
  "proof-answer-notice",
  AboutProof,
  { order: Order; isApproved: boolean; comment: string }
> = {
  kind: "proof-answer-notice",
  channels: ["email"],
  isAwaited: false,
  about,
  async read(answered, context) {
    const { order, found } = await read(answered, context);
    const { approvedAt, comment } = found.proof;
    const subject = { order, isApproved: approvedAt !== null, comment };
    return { locale: BASE_LOCALE, subject };
  },
  replyTo: ({ order }) => order.personalInfo.email,
  example: (facts) => ({
    order: exampleOrder(facts),
    isApproved: false,
    comment: facts.question,
  }),
};
