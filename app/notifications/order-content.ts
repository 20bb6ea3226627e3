import { m } from "#app/i18n/translations.ts";
import { addonLinesOf, priceOfAll, timesName } from "#app/orders/all-cards.ts";
import { feeText, totalName } from "#app/orders/delivery-fee.ts";
import { filledFields, ORDER_LABELS } from "#app/orders/order-fields.tsx";
import { paymentLine } from "#app/orders/payment-line.ts";
import { formatPrice, formatReduction } from "#app/ui/price.ts";
import { DELIVERY_DAYS } from "#shared/delivery/arrival.ts";
import type { FieldName, OrderPart } from "#shared/orders/order-fields.ts";
import type { Order } from "#shared/orders/order.ts";

import { toStaff } from "./about-order.ts";
import type { Fact, NotificationWriter, Section } from "./notification-content.ts";
import { isAbroad, nextSteps, shortPayment } from "./order-payment-text.ts";
import { shortestSms } from "./sms-parts.ts";
import { typedAddress, typedName, typedText } from "./typed-text.ts";

/**
 * The notifications about a new order: to its customer, and to staff. Only staff read all that was
 * typed, as it was typed.
 */

export const orderConfirmation: NotificationWriter<"order-confirmation"> = {
  email({ order, money, shop, pageUrl, cardPageUrl }) {
    const total = formatPrice(order.total);
    const payment = shortPayment({ order, money });
    return {
      subject: m.notification_confirmation_subject({
        shop: shop.shopName,
        number: order.orderNumber,
      }),
      preview: m.notification_confirmation_preview({ total, payment }),
      title: m.notification_confirmation_title({ name: typedName(order.personalInfo.firstName) }),
      intro: m.notification_confirmation_intro(),
      reference: { name: m.notification_order_number(), value: order.orderNumber },
      sections: [
        prices(m.notification_ordered(), order, CUT),
        delivery(order, paymentLine(order, money), CUT),
        { kind: "steps", title: m.notification_next(), steps: nextSteps({ order, money }) },
      ],
      action: { label: m.notification_order_open(), url: pageUrl },
      secondAction: cardPageUrl
        ? {
            label: m.own_page_mail_fill_in(),
            url: cardPageUrl,
            text: m.own_page_mail_fill_in_text(),
          }
        : undefined,
      note: m.notification_confirmation_note(),
      shop,
      questions: m.notification_questions(),
    };
  },
  /** With the link to the order's page where that fits into one SMS. */
  sms({ order, money, shop, pageUrl }) {
    const text = {
      shop: shop.shopName,
      number: order.orderNumber,
      total: formatPrice(order.total),
      payment: shortPayment({ order, money }),
    };
    const short = m.notification_confirmation_sms_short(text);
    const reported = isAbroad(order)
      ? short
      : m.notification_confirmation_sms({ ...text, ...DELIVERY_DAYS });
    return shortestSms(`${reported} ${pageUrl}`, `${short} ${pageUrl}`, reported, short);
  },
};

export const orderNotice: NotificationWriter<"order-notice"> = {
  email(data) {
    const { order } = data;
    const { orderNumber: number, customerFullName: name } = order;
    const intro = m.notification_notice_intro({ name });
    const customer = factsOf("personalInfo", order, WHOLE, {
      firstName: { name: m.notification_notice_name(), value: name },
    });
    return {
      ...toStaff(data),
      subject: m.notification_notice_subject({
        number,
        total: formatPrice(order.total),
        payment: shortPayment(data),
      }),
      preview: intro,
      title: m.notification_notice_title(),
      intro,
      sections: [
        { kind: "facts", title: m.notification_notice_customer(), facts: customer },
        prices(m.notification_notice_ordered(), order, WHOLE),
        delivery(order, shortPayment(data), WHOLE),
      ],
    };
  },
};

/** How a message says what was typed. */
type Typed = Record<"name" | "text" | "address", (typed: string) => string>;
const CUT: Typed = { name: typedName, text: typedText, address: typedAddress };
const asTyped = (typed: string) => typed;
const WHOLE: Typed = { name: asTyped, text: asTyped, address: asTyped };

function prices(title: string, order: Order, typed: Typed): Section {
  const { product, cardDesign, discount, deliveryInfo, tax, setup, total } = order;
  const cards = order.cards ?? [cardDesign];
  return {
    kind: "prices",
    title,
    lines: [
      {
        name: timesName(order, product.title),
        detail: cards
          .map(({ colorName: color, nameOnCard }) =>
            m.notification_card({ color, name: typed.name(nameOnCard) }),
          )
          .join(" · "),
        price: formatPrice(priceOfAll(order, product.price)),
      },
      ...addonLinesOf(order).map(({ chosen, quantity, card }) => ({
        name: timesName({ quantity }, chosen.addon.title),
        detail: [
          card ? typed.name(card.nameOnCard) : "",
          // A picture's value is a path that only staff may open.
          chosen.inputType === "image" ? "" : typed.text(chosen.addonValue),
        ]
          .filter(Boolean)
          .join(" · "),
        price: formatPrice(priceOfAll({ quantity }, chosen.price)),
      })),
      ...(setup === undefined
        ? []
        : [{ name: m.order_setup(), detail: "", price: formatPrice(setup) }]),
      ...(discount
        ? [
            {
              name: m.order_discount({ code: discount.code }),
              detail: "",
              price: formatReduction(discount.amount),
            },
          ]
        : []),
      {
        name: m.order_summary_delivery_to({
          city: typed.name(deliveryInfo.typedCity || deliveryInfo.city.name),
        }),
        detail: "",
        price: feeText(order),
      },
      ...(tax === undefined
        ? []
        : [{ name: m.order_added_tax(), detail: "", price: formatPrice(tax) }]),
    ],
    total: {
      name: totalName(order),
      detail: "",
      price: formatPrice(total),
    },
  };
}

function delivery(order: Order, payment: string, typed: Typed): Section {
  const { deliveryPhone, deliveryEmail } = order.deliveryInfo;
  // The e-mail address is for staff.
  const contact = [typed.name(deliveryPhone), ...(typed === WHOLE ? [deliveryEmail] : [])];
  return {
    kind: "facts",
    title: m.notification_delivery(),
    facts: [
      ...factsOf("deliveryInfo", order, typed, {
        // In one line with all that belongs to it.
        addressLine1: {
          name: m.notification_delivery_address(),
          value: typed.address(order.fullAddress),
        },
        deliveryPhone: { name: m.notification_delivery_contact(), value: contact.join(", ") },
      }),
      { name: m.notification_payment(), value: payment },
    ],
  };
}

/** What the message says of a part: of some fields in words of its own. */
function factsOf<Part extends OrderPart>(
  part: Part,
  order: Order,
  typed: Typed,
  own: Partial<Record<FieldName<Part>, Fact>>,
): Fact[] {
  const reported = filledFields(part, order).filter(({ isInMail }) => isInMail);
  return reported.map((field) => {
    const value = typed.text([field.value].flat().join(", "));
    return own[field.name] ?? { name: ORDER_LABELS[field.name](), value };
  });
}
