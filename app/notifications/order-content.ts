import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { OrderData } from "#server/features/notifications/notification-kinds.ts";
import { DELIVERY_DAYS } from "#shared/delivery/arrival.ts";
import type { ForEveryField, OrderPart } from "#shared/orders/order-fields.ts";
import type { Order } from "#shared/orders/order.ts";
import { NEEDS_RECEIPT, type PaymentState } from "#shared/orders/payment-method.ts";

import type { Fact, NotificationContent, Section } from "./notification-content.ts";

/** The notifications about a new order: to its customer, and to staff. */

export function orderConfirmation({ order, shop }: OrderData): NotificationContent {
  const total = formatPrice(order.total);
  const payment = shortPayment(order);
  return {
    subject: m.notification_confirmation_subject({
      shop: shop.shopName,
      number: order.orderNumber,
    }),
    preview: m.notification_confirmation_preview({ total, payment }),
    title: m.notification_confirmation_title({ name: order.personalInfo.firstName }),
    intro: m.notification_confirmation_intro(),
    reference: { name: m.notification_order_number(), value: order.orderNumber },
    sections: [
      prices(m.notification_ordered(), order),
      delivery(order, PAYMENTS[order.paymentState](total)),
      {
        kind: "steps",
        title: m.notification_next(),
        steps: order.deliveryInfo.typedCountry
          ? stepsAbroad(order)
          : NEXT_STEPS[order.paymentState](total),
      },
    ],
    note: m.notification_confirmation_note(),
    shop,
    questions: m.notification_questions(),
  };
}

export function orderConfirmationSms({ order, shop }: OrderData): string {
  return m.notification_confirmation_sms({
    shop: shop.shopName,
    number: order.orderNumber,
    total: formatPrice(order.total),
    payment: shortPayment(order),
    phone: shop.phone,
    ...DELIVERY_DAYS,
  });
}

export function orderNotice({ order, shop, publicUrl }: OrderData): NotificationContent {
  const { personalInfo: person } = order;
  return {
    subject: m.notification_notice_subject({
      number: order.orderNumber,
      total: formatPrice(order.total),
      payment: shortPayment(order),
    }),
    preview: m.notification_notice_intro({ name: order.customerFullName }),
    title: m.notification_notice_title(),
    intro: m.notification_notice_intro({ name: order.customerFullName }),
    reference: { name: m.notification_order_number(), value: order.orderNumber },
    sections: [
      {
        kind: "facts",
        title: m.notification_notice_customer(),
        facts: given<"personalInfo">({
          firstName: { name: m.notification_notice_name(), value: order.customerFullName },
          // Shown with the first name.
          lastName: null,
          // The notice only says whom to call; these are shown in the panel.
          position: null,
          organization: { name: m.notification_notice_organization(), value: person.organization },
          phoneNumbers: {
            name: m.notification_notice_phones(),
            value: person.phoneNumbers.join(", "),
          },
          email: { name: m.notification_notice_email(), value: person.email },
          businessEmail: null,
          linkedinUrl: null,
          instagramUrl: null,
        }),
      },
      prices(m.notification_notice_ordered(), order),
      delivery(order, shortPayment(order)),
    ],
    action: {
      label: m.notification_notice_open(),
      url: `${publicUrl}/admin-panel/orders/${order._id}`,
    },
    note: m.notification_notice_note(),
    shop,
  };
}

function prices(title: string, order: Order): Section {
  const { product, cardDesign, addons, deliveryInfo, total } = order;
  const { nameOnCard: name, colorName: color } = cardDesign;
  const isAbroad = deliveryInfo.typedCountry !== "";
  return {
    kind: "prices",
    title,
    lines: [
      {
        name: product.title,
        detail: m.notification_card({ color, name }),
        price: formatPrice(product.price),
      },
      ...addons.map(({ addon, inputType, addonValue, price }) => ({
        name: addon.title,
        // A picture's value is a path that only staff may open.
        detail: inputType === "image" ? "" : addonValue,
        price: formatPrice(price),
      })),
      {
        name: m.order_summary_delivery_to({
          city: deliveryInfo.typedCity || deliveryInfo.city.name,
        }),
        detail: "",
        price: isAbroad ? m.order_abroad_fee() : formatPrice(deliveryInfo.cityFee),
      },
    ],
    total: {
      name: isAbroad ? m.order_total_without_delivery() : m.order_total(),
      detail: "",
      price: formatPrice(total),
    },
  };
}

function delivery({ fullAddress, deliveryInfo }: Order, payment: string): Section {
  const { deliveryPhone, deliveryEmail } = deliveryInfo;
  return {
    kind: "facts",
    title: m.notification_delivery(),
    facts: [
      ...given<"deliveryInfo">({
        addressLine1: { name: m.notification_delivery_address(), value: fullAddress },
        // Shown in one line with the address.
        country: null,
        city: null,
        typedCountry: null,
        typedCity: null,
        addressLine2: null,
        postcode: null,
        deliveryPhone: {
          name: m.notification_delivery_contact(),
          value: [deliveryPhone, deliveryEmail].join(", "),
        },
        // Shown with the phone.
        deliveryEmail: null,
        useSameContact: null,
      }),
      { name: m.notification_payment(), value: payment },
    ],
  };
}

/** The facts about a part of the order, without fields that the notification leaves out. */
function given<Part extends OrderPart>(facts: ForEveryField<Part, Fact | null>): Fact[] {
  return Object.values<Fact | null>(facts).filter((fact) => fact !== null);
}

const PAYMENTS = {
  cash_due: (total) => m.notification_payment_cash_due({ total }),
  receipt_to_check: () => m.notification_payment_receipt_to_check(),
  better_receipt_asked: () => m.notification_payment_better_receipt_asked(),
  accepted: (total) => m.notification_payment_accepted({ total }),
} satisfies Record<PaymentState, (total: string) => string>;

const SHORT_PAYMENTS = {
  cash_due: () => m.notification_payment_short_cash_due(),
  receipt_to_check: () => m.notification_payment_short_receipt_to_check(),
  better_receipt_asked: () => m.notification_payment_short_better_receipt_asked(),
  accepted: () => m.notification_payment_short_accepted(),
} satisfies Record<PaymentState, () => string>;

const shortPayment = ({ paymentState }: Order) => SHORT_PAYMENTS[paymentState]();

const checkedFirst = () => [
  m.notification_next_receipt(),
  m.notification_next_made(),
  m.notification_next_delivered(DELIVERY_DAYS),
];

/** The shop writes first with the fee, and no courier of its own comes. */
const stepsAbroad = ({ paymentMethod }: Order) => [
  ...(NEEDS_RECEIPT[paymentMethod] ? [m.notification_next_receipt()] : []),
  m.order_placed_abroad_fee(),
  m.order_placed_abroad_delivery(),
];

const NEXT_STEPS = {
  cash_due: (total) => [
    m.notification_next_made(),
    m.notification_next_delivered_cash({ ...DELIVERY_DAYS, total }),
  ],
  receipt_to_check: checkedFirst,
  better_receipt_asked: checkedFirst,
  accepted: () => [m.notification_next_made(), m.notification_next_delivered(DELIVERY_DAYS)],
} satisfies Record<PaymentState, (total: string) => string[]>;
