import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import type {
  OrderCorrectedData,
  OrderData,
  OrderNews,
} from "#server/features/notifications/notification-kinds.ts";
import { isFirstReceiptAsked } from "#shared/orders/first-receipt.ts";

import type { Fact, NotificationContent } from "./notification-content.ts";
import { isAbroad, nextSteps, paymentFact, refundLine } from "./order-payment-words.ts";
import { shortestSms } from "./sms-parts.ts";
import { typedAddress, typedName } from "./typed-words.ts";

/** What customers are told of what staff do with their order, and what happens next. */

interface News {
  subject: (about: { shop: string; number: string }) => string;
  /** As on the order's page. */
  title: () => string;
  intro: (data: OrderData) => string;
  /** What is worth knowing beside it. */
  facts?: (data: OrderData) => Fact[];
  steps: (data: OrderData) => string[];
  note?: () => string;
}

const NEWS: Record<OrderNews, News> = {
  "receipt-accepted": {
    subject: m.notification_accepted_subject,
    title: m.notification_accepted_title,
    intro: ({ order }) => m.notification_accepted_intro({ total: formatPrice(order.total) }),
    steps: ({ order }) => nextSteps(order),
  },
  "order-processing": {
    subject: m.notification_processing_subject,
    title: m.order_page_state_processing,
    intro: () => m.notification_processing_intro(),
    facts: ({ order }) => paymentFact(order),
    steps: ({ order }) => [
      ...(isAbroad(order) ? [m.order_placed_abroad_fee()] : []),
      m.notification_processing_next(),
    ],
  },
  "order-shipped": {
    subject: m.notification_shipped_subject,
    title: m.order_page_state_shipped,
    intro: () => m.notification_shipped_intro(),
    facts: ({ order }) => [
      {
        name: m.notification_delivery_address(),
        value: typedAddress(order.fullAddress),
      },
      ...paymentFact(order),
    ],
    steps: ({ order }) => [
      isAbroad(order) ? m.order_placed_abroad_delivery() : m.notification_shipped_next(),
    ],
  },
  "order-delivered": {
    subject: m.notification_delivered_subject,
    title: m.order_page_state_delivered,
    intro: ({ shop }) => m.notification_delivered_intro({ shop: shop.shopName }),
    steps: () => [m.notification_delivered_use(), m.notification_delivered_wrong()],
  },
  "order-cancelled-by-shop": {
    subject: m.notification_cancelled_subject,
    title: m.notification_cancelled_title,
    intro: () => m.notification_stopped_intro(),
    steps: ({ order }) => [refundLine(order)],
    note: m.notification_stopped_note,
  },
  "order-resumed": {
    subject: m.notification_resumed_subject,
    title: m.notification_resumed_title,
    intro: () => m.notification_resumed_intro(),
    steps: ({ order }) => nextSteps(order),
  },
};

export function orderNews(kind: OrderNews) {
  const {
    subject,
    title,
    intro,
    facts = () => [],
    steps,
    note = m.notification_confirmation_note,
  } = NEWS[kind];
  return (data: OrderData) =>
    newsContent(data, {
      subject,
      title: title(),
      intro: intro(data),
      facts: facts(data),
      steps: steps(data),
      note: note(),
    });
}

interface WrittenNews {
  subject: News["subject"];
  title: string;
  intro: string;
  facts: Fact[];
  steps: string[];
  note: string;
}

function newsContent(
  { order, shop, pageUrl }: Pick<OrderData, "order" | "shop" | "pageUrl">,
  { subject, title, intro, facts, steps, note }: WrittenNews,
): NotificationContent {
  const { orderNumber: number, personalInfo } = order;
  return {
    subject: subject({ shop: shop.shopName, number }),
    preview: intro,
    title,
    greeting: m.notification_greeting({ name: typedName(personalInfo.firstName) }),
    intro,
    reference: { name: m.notification_order_number(), value: number },
    sections: [
      ...(facts.length > 0
        ? [{ kind: "facts", title: m.notification_ordered(), facts } as const]
        : []),
      { kind: "steps", title: m.notification_next(), steps },
    ],
    action: { label: m.notification_order_open(), url: pageUrl },
    note,
    shop,
    questions: m.notification_questions(),
  };
}

/** That staff have corrected the order: how it stands now. */
export function orderCorrected(data: OrderCorrectedData): NotificationContent {
  const { order, isProofVoid } = data;
  return newsContent(data, {
    subject: m.notification_corrected_subject,
    title: m.notification_corrected_title(),
    intro: m.notification_corrected_intro(),
    facts: [
      { name: m.order_total(), value: formatPrice(order.total) },
      { name: m.notification_delivery_address(), value: typedAddress(order.fullAddress) },
      ...paymentFact(order),
    ],
    steps: [
      ...(isFirstReceiptAsked(order) ? [m.notification_corrected_receipt()] : []),
      ...(isProofVoid ? [m.notification_corrected_proof()] : []),
      m.notification_corrected_wrong(),
    ],
    note: m.notification_confirmation_note(),
  });
}

export function orderCorrectedSms({ order, shop, pageUrl }: OrderCorrectedData): string {
  const said = m.notification_corrected_subject({
    shop: shop.shopName,
    number: order.orderNumber,
  });
  return shortestSms(`${said}. ${pageUrl}`, said);
}

/** The subject says it all; the link where it fits into the same SMS. */
export function orderNewsSms(kind: OrderNews) {
  return ({ order, shop, pageUrl }: OrderData): string => {
    const said = NEWS[kind].subject({ shop: shop.shopName, number: order.orderNumber });
    return shortestSms(`${said}. ${pageUrl}`, said);
  };
}
