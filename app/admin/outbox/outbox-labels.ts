import { m } from "#app/i18n/translations.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";
import type { OutboxItem, OutboxState } from "#shared/outbox/outbox.ts";

/** How staff read what the shop sends. */

export const KIND_LABELS: Record<OutboxItem["kind"], () => string> = {
  "order-confirmation": m.panel_outbox_kind_order_confirmation,
  "order-notice": m.panel_outbox_kind_order_notice,
  "better-receipt": m.panel_outbox_kind_better_receipt,
  "order-link": m.panel_outbox_kind_order_link,
  "receipt-accepted": m.panel_outbox_kind_receipt_accepted,
  refund: m.panel_outbox_kind_refund,
  invoice: m.panel_outbox_kind_invoice,
  "credit-note": m.panel_outbox_kind_credit_note,
  "order-processing": m.panel_outbox_kind_order_processing,
  "order-shipped": m.panel_outbox_kind_order_shipped,
  "order-delivered": m.panel_outbox_kind_order_delivered,
  "order-cancelled": m.panel_outbox_kind_order_cancelled,
  "order-cancelled-by-shop": m.panel_outbox_kind_order_cancelled_by_shop,
  "order-resumed": m.panel_outbox_kind_order_resumed,
  "order-corrected": m.panel_outbox_kind_order_corrected,
  "cancellation-notice": m.panel_outbox_kind_cancellation_notice,
  "receipt-notice": m.panel_outbox_kind_receipt_notice,
  proof: m.panel_proof_outbox_kind,
  "proof-answer-notice": m.panel_proof_outbox_answer,
  "profile-contact": m.profile_outbox_kind,
  "page-link": m.own_page_outbox_kind,
  "card-owner": m.own_page_outbox_owner,
  "newsletter-confirmation": m.panel_outbox_kind_newsletter_confirmation,
  "message-received": m.panel_outbox_kind_message_received,
  "message-notice": m.panel_outbox_kind_message_notice,
  "bulk-order-received": m.panel_outbox_kind_bulk_order_received,
  "bulk-order-notice": m.panel_outbox_kind_bulk_order_notice,
  quote: m.panel_outbox_kind_quote,
  "quote-reminder": m.panel_outbox_kind_quote_reminder,
  "quote-answer-notice": m.panel_outbox_kind_quote_answer_notice,
  "company-link": m.panel_companies_outbox_link,
  reply: m.panel_outbox_kind_reply,
  invitation: m.panel_outbox_kind_invitation,
  "password-reset": m.panel_outbox_kind_password_reset,
  "new-device": m.panel_outbox_kind_new_device,
  "factors-changed": m.panel_outbox_kind_factors_changed,
  "locked-change": m.panel_outbox_kind_locked_change,
  "locked-change-by-server-before": m.panel_outbox_kind_locked_change_before,
  "change-undone": m.panel_outbox_kind_change_undone,
  "backup-failed-notice": m.panel_outbox_kind_backup_failed_notice,
  "e-invoice-keys-refused-notice": m.panel_outbox_kind_keys_refused_notice,
};

export const CHANNEL_LABELS: Record<OutboxItem["channel"], () => string> = {
  email: m.panel_outbox_channel_email,
  sms: m.panel_outbox_channel_sms,
};

export const STATE_LABELS: Record<OutboxState, { label: () => string; tone: BadgeTone }> = {
  waiting: { label: m.panel_outbox_state_waiting, tone: "warn" },
  held: { label: m.panel_outbox_state_held, tone: "warn" },
  failed: { label: m.panel_outbox_state_failed, tone: "bad" },
  sent: { label: m.panel_outbox_state_sent, tone: "ok" },
  discarded: { label: m.panel_outbox_state_discarded, tone: "neutral" },
};

/** Names one in labels: 'Order confirmation to customer@example.com'. */
export function outboxName({ kind, recipient }: OutboxItem): string {
  return m.panel_outbox_named({ kind: KIND_LABELS[kind](), recipient });
}

export const canRetry = ({ state }: Pick<OutboxItem, "state">) =>
  state === "failed" || state === "held";
/** Whether it may still be sent: then it can be read as it will be, and discarded. */
export const isOpen = ({ state }: Pick<OutboxItem, "state">) =>
  canRetry({ state }) || state === "waiting";
