import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import type {
  NotificationRenderer,
  Regarding,
  ReplyDraftData,
} from "#server/features/notifications/notification-renderer.ts";
import { DELIVERY_DAYS } from "#shared/delivery/arrival.ts";
import type { ReplyTemplate } from "#shared/replies/reply.ts";

import { replySubject } from "./reply-content.ts";

type Body = (data: ReplyDraftData) => string;

/** What stands between greeting and closing; the first is what a reply begins with. */
const BODIES: Record<Regarding["kind"], [ReplyTemplate, Body][]> = {
  message: [
    ["blank", () => ""],
    ["received", () => m.notification_reply_received()],
    ["details", () => m.notification_reply_details()],
    ["delivery", () => m.notification_reply_delivery(DELIVERY_DAYS)],
  ],
  "bulk-order": [
    ["quote", quoteBody],
    ["received", () => m.notification_reply_bulk_received()],
    ["details", () => m.notification_reply_bulk_details()],
    ["blank", () => ""],
  ],
};

/** What staff may begin a reply with, in this language. */
export const draftReply: NotificationRenderer["draftReply"] = (data) => {
  const { name, regarding, shop } = data;
  return {
    subject: replySubject(regarding, shop),
    templates: BODIES[regarding.kind].map(([template, body]) => ({
      name: template,
      text: [
        m.notification_greeting({ name }),
        body(data),
        m.notification_reply_closing({ shop: shop.shopName }),
      ].join("\n\n"),
    })),
    chat:
      regarding.kind === "message"
        ? m.notification_chat_message({ name, shop: shop.shopName, subject: regarding.subject })
        : m.notification_chat_bulk({ name, shop: shop.shopName, company: regarding.company }),
  };
};

function quoteBody({ regarding, quote }: ReplyDraftData): string {
  if (regarding.kind === "message" || !quote) return "";
  return m.notification_reply_bulk_quote({
    count: regarding.employees,
    price: formatPrice(quote.price),
    total: formatPrice(quote.total),
  });
}
