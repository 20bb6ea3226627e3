import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";

import type { NotificationWriter } from "./notification-content.ts";
import { shortestSms } from "./sms-parts.ts";
import { typedName } from "./typed-text.ts";

/** What a company is offered, with the page on which it answers. */
export const quoteOffer: NotificationWriter<"quote"> = {
  email({ quote, shop, pageUrl }) {
    const { number, count, contactPerson, companyName } = quote;
    const price = formatPrice(quote.price);
    const total = formatPrice(quote.total);
    return {
      subject: m.notification_quote_subject({ shop: shop.shopName, number }),
      preview: m.notification_quote_preview({ count, total }),
      title: m.notification_quote_ready(),
      greeting: m.notification_greeting({ name: typedName(contactPerson) }),
      intro: m.notification_quote_intro({ company: typedName(companyName) }),
      reference: { name: m.notification_bulk_received_number(), value: number },
      sections: [
        {
          kind: "prices",
          title: m.notification_quote_title(),
          lines: [
            {
              name: m.notification_quote_cards({ count }),
              detail: m.notification_quote_each({ price }),
              price: formatPrice(quote.cards),
            },
            ...(quote.setup > 0
              ? [{ name: m.order_setup(), detail: "", price: formatPrice(quote.setup) }]
              : []),
            ...(quote.delivery > 0
              ? [
                  {
                    name: m.quote_document_delivery(),
                    detail: "",
                    price: formatPrice(quote.delivery),
                  },
                ]
              : []),
            ...(quote.taxMode === "added"
              ? [{ name: m.order_added_tax(), detail: "", price: formatPrice(quote.tax) }]
              : []),
          ],
          total: { name: m.order_total(), detail: "", price: total },
        },
        {
          kind: "steps",
          title: m.notification_next(),
          steps: [
            m.notification_quote_answer({ day: dayOf(quote.validUntil) }),
            m.notification_quote_then(),
          ],
        },
      ],
      action: { label: m.notification_quote_open(), url: pageUrl },
      note: m.notification_quote_note(),
      shop,
      questions: m.notification_questions(),
    };
  },
  sms({ quote, shop, pageUrl }) {
    const text = { shop: shop.shopName, count: quote.count, total: formatPrice(quote.total) };
    return shortestSms(
      `${m.notification_quote_sms(text)} ${pageUrl}`,
      `${m.notification_quote_sms_short({ shop: shop.shopName })} ${pageUrl}`,
    );
  },
};

/** That it ends soon. */
export const quoteReminder: NotificationWriter<"quote-reminder"> = {
  email(data) {
    const { quote, shop } = data;
    const { number, validUntil } = quote;
    const day = dayOf(validUntil);
    return {
      ...quoteOffer.email(data),
      subject: m.notification_quote_reminder_subject({ shop: shop.shopName, number }),
      preview: m.notification_quote_reminder_intro({ day }),
      title: m.notification_quote_reminder_title(),
      intro: m.notification_quote_reminder_intro({ day }),
    };
  },
};

/** What a company answered, for staff. */
export const quoteAnswerNotice: NotificationWriter<"quote-answer-notice"> = {
  email({ quote, shop, publicUrl }) {
    const { number, companyName: company, count } = quote;
    const total = formatPrice(quote.total);
    const isAccepted = quote.state === "accepted";
    const reported = (
      isAccepted ? m.notification_quote_accepted_intro : m.notification_quote_declined_intro
    )({
      company,
    });
    return {
      subject: isAccepted
        ? m.notification_quote_accepted_subject({ number, total })
        : m.notification_quote_declined_subject({ number }),
      preview: reported,
      title: isAccepted
        ? m.notification_quote_accepted_title()
        : m.notification_quote_declined_title(),
      intro: reported,
      sections: [
        {
          kind: "facts",
          title: m.notification_quote_title(),
          facts: [
            { name: m.notification_quote_number(), value: m.notification_quote_cards({ count }) },
            { name: m.notification_quote_price(), value: formatPrice(quote.price) },
            { name: m.order_total(), value: total },
          ],
        },
      ],
      action: {
        label: m.notification_bulk_open(),
        url: `${publicUrl}/admin-panel/bulk-orders?view=${quote.bulkOrderId}`,
      },
      note: m.notification_quote_answer_note(),
      shop,
    };
  },
};

function dayOf(day: string): string {
  const format = { timeZone: "UTC", dateStyle: "long" } as const;
  return new Intl.DateTimeFormat(LANGUAGES[getLocale()].dates, format).format(new Date(day));
}
