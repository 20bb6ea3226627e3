import { m } from "#app/i18n/translations.ts";
import { isFeeOpen, totalName } from "#app/orders/delivery-fee.ts";
import { isolated } from "#app/ui/isolated.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { CommonData } from "#server/features/notifications/notification.ts";
import type { NotificationData } from "#server/features/notifications/registry.ts";
import type { CustomersOrder } from "#server/features/orders/notifications/about-order.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import { isFirstReceiptAsked } from "#shared/orders/first-receipt.ts";
import type { Tracking } from "#shared/shipments/shipment.ts";

import { toCustomer } from "./about-order.ts";
import type { Fact, NotificationContent } from "./notification-content.ts";
import { isAbroad, nextSteps, paymentFacts, refundLine } from "./order-payment-text.ts";
import { shortestSms } from "./sms-parts.ts";
import { typedAddress } from "./typed-text.ts";

/** What customers are told of what staff do with their order, and what happens next. */

interface News<Data> {
  subject: (about: { shop: string; number: string }) => string;
  /** As on the order's page. */
  title: () => string;
  intro: (data: Data) => string;
  /** What is worth knowing beside it. */
  facts?: (data: Data) => Fact[];
  steps: (data: Data) => string[];
  note?: () => string;
  secondAction?: (data: Data) => NotificationContent["secondAction"];
  /** What an SMS says behind the subject. */
  smsMore?: (data: Data) => string[];
}

function news<Data extends CommonData & CustomersOrder = CommonData & CustomersOrder>({
  subject,
  title,
  intro,
  facts,
  steps,
  note = m.notification_confirmation_note,
  secondAction,
  smsMore,
}: News<Data>) {
  const subjectOf = ({ order, shop }: Data) =>
    subject({ shop: shop.shopName, number: order.orderNumber });
  return {
    email(data: Data): NotificationContent {
      const known = facts?.(data) ?? [];
      return {
        ...toCustomer(data),
        subject: subjectOf(data),
        preview: intro(data),
        title: title(),
        intro: intro(data),
        sections: [
          ...(known.length > 0
            ? [{ kind: "facts", title: m.notification_ordered(), facts: known } as const]
            : []),
          { kind: "steps", title: m.notification_next(), steps: steps(data) },
        ],
        secondAction: secondAction?.(data),
        note: note(),
      };
    },
    /** The subject says it all; the link where it fits into the same SMS. */
    sms(data: Data): string {
      const reported = [subjectOf(data), ...(smsMore?.(data) ?? [])].join(". ");
      return shortestSms(`${reported}. ${data.pageUrl}`, reported);
    },
  };
}

const trackingFacts = ({ courier, trackingNumber }: Tracking): Fact[] => [
  { name: m.order_page_tracking_courier(), value: courier },
  { name: m.order_page_tracking_number(), value: trackingNumber, isLtr: true },
];
const REFUNDED = {
  transfer: {
    told: m.notification_refund_transfer,
    next: m.notification_refund_transfer_next,
  },
  cash: { told: m.notification_refund_cash, next: m.notification_refund_cash_next },
};

export const ORDER_NEWS = {
  "receipt-accepted": news({
    subject: m.notification_accepted_subject,
    title: m.notification_accepted_title,
    intro: ({ money }) => m.notification_accepted_intro({ total: formatPrice(money.paid) }),
    steps: nextSteps,
  }),
  "order-processing": news({
    subject: m.notification_processing_subject,
    title: m.order_page_state_processing,
    intro: () => m.notification_processing_intro(),
    facts: paymentFacts,
    steps: ({ order }) => [
      ...(isFeeOpen(order) ? [m.order_placed_abroad_fee()] : []),
      m.notification_processing_next(),
    ],
  }),
  "order-shipped": news<NotificationData<"order-shipped">>({
    subject: m.notification_shipped_subject,
    title: m.order_page_state_shipped,
    intro: () => m.notification_shipped_intro(),
    facts: ({ shipment, ...told }) => [
      ...(shipment ? trackingFacts(shipment) : []),
      {
        name: m.notification_delivery_address(),
        value: typedAddress(told.order.fullAddress),
      },
      ...paymentFacts(told),
    ],
    steps: ({ order }) => [
      isAbroad(order) ? m.order_placed_abroad_delivery() : m.notification_shipped_next(),
    ],
    secondAction: ({ shipment }) =>
      shipment && shipment.url !== ""
        ? {
            text: m.notification_tracking_text(),
            label: m.order_page_tracking_open(),
            url: shipment.url,
          }
        : undefined,
    smsMore: ({ shipment, locale }) => {
      if (!shipment) return [];
      const { courier, trackingNumber } = shipment;
      // Marks that keep a number's order would cost a Latin SMS half of its letters.
      const isRtl = LANGUAGES[locale].direction === "rtl";
      return [`${courier} ${isRtl ? isolated(trackingNumber) : trackingNumber}`];
    },
  }),
  "order-delivered": news({
    subject: m.notification_delivered_subject,
    title: m.order_page_state_delivered,
    intro: ({ shop }) => m.notification_delivered_intro({ shop: shop.shopName }),
    steps: () => [m.notification_delivered_use(), m.notification_delivered_wrong()],
  }),
  "order-cancelled-by-shop": news({
    subject: m.notification_cancelled_subject,
    title: m.notification_cancelled_title,
    intro: () => m.notification_stopped_intro(),
    steps: (told) => [refundLine(told)],
    note: m.notification_stopped_note,
  }),
  "order-resumed": news({
    subject: m.notification_resumed_subject,
    title: m.notification_resumed_title,
    intro: () => m.notification_resumed_intro(),
    steps: nextSteps,
  }),
  /** How money was given back. */
  refund: news<NotificationData<"refund">>({
    subject: m.notification_refund_subject,
    title: m.notification_refund_title,
    intro: ({ amount, refundMethod }) =>
      REFUNDED[refundMethod].told({ amount: formatPrice(amount) }),
    steps: ({ refundMethod, isCredited }) => [
      REFUNDED[refundMethod].next(),
      ...(isCredited ? [m.notification_refund_credited()] : []),
    ],
    note: m.notification_stopped_note,
  }),
  invoice: news<NotificationData<"invoice">>({
    subject: m.notification_invoice_subject,
    title: m.notification_invoice_title,
    intro: ({ invoiceNumber, order }) =>
      m.notification_invoice_intro({
        invoice: isolated(invoiceNumber),
        total: formatPrice(order.total),
      }),
    steps: () => [m.notification_invoice_where(), m.notification_invoice_wrong()],
    note: m.notification_stopped_note,
  }),
  "credit-note": news<NotificationData<"credit-note">>({
    subject: m.notification_credit_note_subject,
    title: m.notification_credit_note_title,
    intro: ({ noteNumber, invoiceNumber, amount }) =>
      m.notification_credit_note_intro({
        note: isolated(noteNumber),
        invoice: isolated(invoiceNumber),
        amount: formatPrice(amount),
      }),
    facts: ({ reason }) => [{ name: m.notification_credit_note_reason(), value: reason }],
    steps: () => [
      m.notification_credit_note_no_money(),
      m.notification_invoice_where(),
      m.notification_invoice_wrong(),
    ],
    note: m.notification_stopped_note,
  }),
  /** How it stands now that staff have corrected it. */
  "order-corrected": news<NotificationData<"order-corrected">>({
    subject: m.notification_corrected_subject,
    title: m.notification_corrected_title,
    intro: () => m.notification_corrected_intro(),
    facts: ({ order, money }) => [
      { name: totalName(order), value: formatPrice(order.total) },
      { name: m.notification_delivery_address(), value: typedAddress(order.fullAddress) },
      ...paymentFacts({ order, money }),
    ],
    steps: ({ order, isProofVoid }) => [
      ...(isFirstReceiptAsked(order) ? [m.notification_corrected_receipt()] : []),
      ...(isProofVoid ? [m.notification_corrected_proof()] : []),
      m.notification_corrected_wrong(),
    ],
  }),
};
