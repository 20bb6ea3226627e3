import {
  readBulkOrderNotification,
  readBulkOrderReceived,
} from "#server/features/bulk-orders/bulk-order-notifications.ts";
import {
  readMessageNotification,
  readMessageReceived,
} from "#server/features/messages/message-notifications.ts";
import type { TemplateReaders } from "#server/features/notifications/template-data.ts";
import {
  readBetterReceipt,
  readCancellationNotice,
  readOrderCancelled,
  readOrderCorrected,
  readReceiptNotice,
  readOrderConfirmation,
  readOrderLink,
  readOrderNews,
  readOrderNotice,
  readReceiptAccepted,
} from "#server/features/orders/order-notifications.ts";
import { readProfileContact } from "#server/features/profiles/contact-notifications.ts";
import { readPageLink } from "#server/features/profiles/page-links.service.ts";
import { readProof, readProofAnswer } from "#server/features/proofs/proof-notifications.ts";
import { readQuote, readQuoteAnswer } from "#server/features/quotes/quote-notifications.ts";
import { readReply } from "#server/features/replies/reply-notifications.ts";
import { readSubscriberNotification } from "#server/features/subscribers/subscriber-notifications.ts";

/** The readers of notifications' data, from the features that they belong to. */
export const TEMPLATE_READERS: TemplateReaders = {
  "order-confirmation": readOrderConfirmation,
  "order-notice": readOrderNotice,
  "better-receipt": readBetterReceipt,
  "order-link": readOrderLink,
  "receipt-accepted": readReceiptAccepted,
  "order-processing": readOrderNews("processing"),
  "order-shipped": readOrderNews("shipped"),
  "order-delivered": readOrderNews("delivered"),
  "order-cancelled": readOrderCancelled,
  "order-cancelled-by-shop": readOrderNews("cancelled"),
  "order-resumed": readOrderNews("pending"),
  "order-corrected": readOrderCorrected,
  "cancellation-notice": readCancellationNotice,
  "receipt-notice": readReceiptNotice,
  proof: readProof,
  "proof-answer-notice": readProofAnswer,
  "profile-contact": readProfileContact,
  "page-link": readPageLink,
  "newsletter-confirmation": readSubscriberNotification,
  "message-received": readMessageReceived,
  "message-notice": readMessageNotification,
  "bulk-order-received": readBulkOrderReceived,
  "bulk-order-notice": readBulkOrderNotification,
  quote: readQuote,
  "quote-answer-notice": readQuoteAnswer,
  reply: readReply,
};
