import { z } from "zod";

import {
  toShop,
  type Notification,
  type ReadingContext,
} from "#server/features/notifications/notification.ts";
import {
  exampleForCustomer,
  forCustomer,
  toldOrder,
  type CustomersOrder,
} from "#server/features/orders/notifications/about-order.ts";
import { exampleOrder } from "#server/features/orders/notifications/example-order.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";
import type { Order } from "#shared/orders/order.ts";

import { isAwaitingAnswer } from "./proof-view.ts";
import { proofStore } from "./proof.store.ts";

const about = z.object({ orderId: z.string(), proofId: z.string() });
type AboutProof = z.infer<typeof about>;

async function read({ orderId, proofId }: AboutProof, { trx, linkSecrets }: ReadingContext) {
  const order = await orderStore(trx).find(orderId);
  const all = await proofStore(trx).ofOrder(orderId);
  const found = all.find(({ proof }) => proof.id === proofId);
  if (!order || order.status === "cancelled" || !found) {
    throw new UnrecoverableError("The order was cancelled or deleted before.");
  }
  return { told: toldOrder(order, linkSecrets), all, found };
}

/** Asks a customer to look at the proofs of an order, while one of them waits for an answer. */
export const proofToApprove: Notification<
  "proof",
  AboutProof,
  /** `awaiting`: of how many cards. */
  CustomersOrder & { awaiting: number }
> = {
  kind: "proof",
  channels: ["email", "sms"],
  isAwaited: false,
  about,
  async read(asked, context) {
    const { told, all } = await read(asked, context);
    const awaiting = all.filter(isAwaitingAnswer).length;
    if (awaiting === 0) {
      throw new UnrecoverableError("The proof was answered or replaced before.");
    }
    const { locale, subject } = await forCustomer(told, context);
    return { locale, subject: { ...subject, awaiting } };
  },
  replyTo: toShop,
  example: (facts) => ({ ...exampleForCustomer(facts), awaiting: 1 }),
};

interface ToldProof {
  order: Order;
  isApproved: boolean;
  /** What is to be changed; '' where nothing is. */
  comment: string;
  /** On the card. */
  name: string;
  /** How many of the order's cards are approved, of how many that have a proof. */
  approved: number;
  proofs: number;
}

/** What a customer told to a proof, or to all of them at once, for staff. */
export const proofAnswerNotice: Notification<"proof-answer-notice", AboutProof, ToldProof> = {
  kind: "proof-answer-notice",
  channels: ["email"],
  isAwaited: false,
  about,
  async read(answered, context) {
    const { told, all, found } = await read(answered, context);
    const { approvedAt, comment, printed } = found.proof;
    const newest = all.filter(({ isNewest }) => isNewest);
    const subject = {
      order: told.order,
      isApproved: approvedAt !== null,
      comment,
      name: printed.nameOnCard,
      approved: newest.filter(({ proof }) => proof.approvedAt !== null).length,
      proofs: newest.length,
    };
    return { locale: BASE_LOCALE, subject };
  },
  replyTo: ({ order }) => order.personalInfo.email,
  example: (facts) => ({
    order: exampleOrder(facts),
    isApproved: false,
    comment: facts.question,
    name: facts.name,
    approved: 0,
    proofs: 1,
  }),
};
