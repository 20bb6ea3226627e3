import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import { DELIVERY_DAYS } from "#shared/delivery/arrival.ts";
import type { ForEveryField, OrderPart } from "#shared/orders/order-fields.ts";
import type { Order } from "#shared/orders/order.ts";

import { toStaff } from "./about-order.ts";
import type { Fact, NotificationWriter, Section } from "./notification-content.ts";
import { isAbroad, nextSteps, paymentLine, shortPayment } from "./order-payment-words.ts";
import { shortestSms } from "./sms-parts.ts";
import { typedAddress, typedName, typedWords } from "./typed-words.ts";

/**
 * The notifications about a new order: to its customer, and to staff. Only staff read all that was
 * typed, as it was typed.
 */

export const orderConfirmation: NotificationWriter<"order-confirmation"> = {
  email({ order, shop, pageUrl, cardPageUrl }) {
    const total = formatPrice(order.total);
    const payment = shortPayment(order);
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
        delivery(order, paymentLine(order), CUT),
        { kind: "steps", title: m.notification_next(), steps: nextSteps(order) },
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
  sms({ order, shop, pageUrl }) {
    const words = {
      shop: shop.shopName,
      number: order.orderNumber,
      total: formatPrice(order.total),
      payment: shortPayment(order),
    };
    const short = m.notification_confirmation_sms_short(words);
    const said = isAbroad(order)
      ? short
      : m.notification_confirmation_sms({ ...words, ...DELIVERY_DAYS });
    return shortestSms(`${said} ${pageUrl}`, `${short} ${pageUrl}`, said, short);
  },
};

export const orderNotice: NotificationWriter<"order-notice"> = {
  email(data) {
    const { order } = data;
    const { orderNumber: number, customerFullName: name, personalInfo: person } = order;
    const intro = m.notification_notice_intro({ name });
    const customer = given<"personalInfo">({
      firstName: { name: m.notification_notice_name(), value: name },
      // Shown with the first name.
      lastName: null,
      // The notice only says whom to call; these are shown in the panel.
      position: null,
      organization: { name: m.notification_notice_organization(), value: person.organization },
      phoneNumbers: { name: m.notification_notice_phones(), value: person.phoneNumbers.join(", ") },
      email: { name: m.notification_notice_email(), value: person.email },
      businessEmail: null,
      linkedinUrl: null,
      instagramUrl: null,
    });
    return {
      ...toStaff(data),
      subject: m.notification_notice_subject({
        number,
        total: formatPrice(order.total),
        payment: shortPayment(order),
      }),
      preview: intro,
      title: m.notification_notice_title(),
      intro,
      sections: [
        { kind: "facts", title: m.notification_notice_customer(), facts: customer },
        prices(m.notification_notice_ordered(), order, WHOLE),
        delivery(order, shortPayment(order), WHOLE),
      ],
    };
  },
};

/** How a message says what was typed. */
type Typed = Record<"name" | "words" | "address", (typed: string) => string>;
const CUT: Typed = { name: typedName, words: typedWords, address: typedAddress };
const asTyped = (typed: string) => typed;
const WHOLE: Typed = { name: asTyped, words: asTyped, address: asTyped };

function prices(title: string, order: Order, typed: Typed): Section {
  const { product, cardDesign, addons, deliveryInfo, total } = order;
  const { nameOnCard, colorName: color } = cardDesign;
  const abroad = isAbroad(order);
  return {
    kind: "prices",
    title,
    lines: [
      {
        name: product.title,
        detail: m.notification_card({ color, name: typed.name(nameOnCard) }),
        price: formatPrice(product.price),
      },
      ...addons.map(({ addon, inputType, addonValue, price }) => ({
        name: addon.title,
        // A picture's value is a path that only staff may open.
        detail: inputType === "image" ? "" : typed.words(addonValue),
        price: formatPrice(price),
      })),
      {
        name: m.order_summary_delivery_to({
          city: typed.name(deliveryInfo.typedCity || deliveryInfo.city.name),
        }),
        detail: "",
        price: abroad ? m.order_abroad_fee() : formatPrice(deliveryInfo.cityFee),
      },
    ],
    total: {
      name: abroad ? m.order_total_without_delivery() : m.order_total(),
      detail: "",
      price: formatPrice(total),
    },
  };
}

function delivery({ fullAddress, deliveryInfo }: Order, payment: string, typed: Typed): Section {
  const { deliveryPhone, deliveryEmail } = deliveryInfo;
  return {
    kind: "facts",
    title: m.notification_delivery(),
    facts: [
      ...given<"deliveryInfo">({
        addressLine1: {
          name: m.notification_delivery_address(),
          value: typed.address(fullAddress),
        },
        // Shown in one line with the address.
        country: null,
        city: null,
        typedCountry: null,
        typedCity: null,
        addressLine2: null,
        postcode: null,
        deliveryPhone: {
          name: m.notification_delivery_contact(),
          value: [typed.name(deliveryPhone), ...(typed === WHOLE ? [deliveryEmail] : [])].join(
            ", ",
          ),
        },
        // Shown with the phone, to staff.
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
