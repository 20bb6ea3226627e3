import { invitation } from "#server/features/accounts/invitation-notification.ts";
import { backupFailedNotice } from "#server/features/backups/backup-notifications.ts";
import {
  bulkOrderNotice,
  bulkOrderReceived,
} from "#server/features/bulk-orders/bulk-order-notifications.ts";
import { companyLink } from "#server/features/companies/company-link-notification.ts";
import { keysRefusedNotice } from "#server/features/e-invoices/keys-refused-notice.ts";
import { creditNoteIssued, invoiceIssued } from "#server/features/invoices/invoice-notification.ts";
import {
  changeUndone,
  lockedChange,
  lockedChangeByServerBefore,
} from "#server/features/locked-changes/locked-change-notification.ts";
import { messageNotice, messageReceived } from "#server/features/messages/message-notifications.ts";
import {
  betterReceipt,
  cancellationNotice,
  orderCancelled,
  orderConfirmation,
  orderCorrected,
  orderLink,
  orderNotice,
  receiptAccepted,
  receiptNotice,
} from "#server/features/orders/notifications/order-notifications.ts";
import { STATUS_NEWS } from "#server/features/orders/notifications/status-news.ts";
import { profileContact } from "#server/features/profiles/contact-notifications.ts";
import { cardOwner, pageLink } from "#server/features/profiles/page-links.service.ts";
import { proofAnswerNotice, proofToApprove } from "#server/features/proofs/proof-notifications.ts";
import {
  quoteAnswerNotice,
  quoteOffer,
  quoteReminder,
} from "#server/features/quotes/quote-notifications.ts";
import { refundMade } from "#server/features/refunds/refund-notification.ts";
import { reply } from "#server/features/replies/reply-notification.ts";
import { factorsChanged } from "#server/features/second-factors/factors-changed-notification.ts";
import { newDevice } from "#server/features/session/new-device-notification.ts";
import { passwordReset } from "#server/features/session/password-reset-notification.ts";
import { newsletterConfirmation } from "#server/features/subscribers/newsletter-confirmation.ts";

import type { CommonData, Notification, NotificationKind } from "./notification.ts";

/** Every notification that the shop sends. */
export const NOTIFICATIONS = {
  "order-confirmation": orderConfirmation,
  "order-notice": orderNotice,
  "better-receipt": betterReceipt,
  "order-link": orderLink,
  "receipt-accepted": receiptAccepted,
  "order-processing": STATUS_NEWS.processing,
  "order-shipped": STATUS_NEWS.shipped,
  "order-delivered": STATUS_NEWS.delivered,
  "order-cancelled": orderCancelled,
  "order-cancelled-by-shop": STATUS_NEWS.cancelled,
  "order-resumed": STATUS_NEWS.pending,
  "order-corrected": orderCorrected,
  "cancellation-notice": cancellationNotice,
  "receipt-notice": receiptNotice,
  refund: refundMade,
  invoice: invoiceIssued,
  "credit-note": creditNoteIssued,
  proof: proofToApprove,
  "proof-answer-notice": proofAnswerNotice,
  "profile-contact": profileContact,
  "page-link": pageLink,
  "card-owner": cardOwner,
  "newsletter-confirmation": newsletterConfirmation,
  "message-received": messageReceived,
  "message-notice": messageNotice,
  "bulk-order-received": bulkOrderReceived,
  "bulk-order-notice": bulkOrderNotice,
  quote: quoteOffer,
  "quote-reminder": quoteReminder,
  "quote-answer-notice": quoteAnswerNotice,
  "company-link": companyLink,
  reply,
  invitation,
  "password-reset": passwordReset,
  "new-device": newDevice,
  "factors-changed": factorsChanged,
  "locked-change": lockedChange,
  "locked-change-by-server-before": lockedChangeByServerBefore,
  "change-undone": changeUndone,
  "backup-failed-notice": backupFailedNotice,
  "e-invoice-keys-refused-notice": keysRefusedNotice,
} satisfies { [Kind in NotificationKind]: Notification<Kind> };

/** What the texts of a notification are written from. */
export type NotificationData<Kind extends NotificationKind> = CommonData &
  ReturnType<(typeof NOTIFICATIONS)[Kind]["example"]>;
