import { renderToStaticMarkup } from "react-dom/server";

import type {
  TemplateData,
  NotificationKind,
  RenderedEmail,
} from "#server/features/notifications/notification-kinds.ts";

import { betterReceipt, betterReceiptSms } from "./better-receipt-content.ts";
import { bulkOrderNotice } from "./bulk-order-content.ts";
import { EmailPage } from "./email-page.tsx";
import { messageNotice } from "./message-notice-content.ts";
import { newsletterConfirmation } from "./newsletter-content.ts";
import type { NotificationContent } from "./notification-content.ts";
import { orderConfirmation, orderConfirmationSms, orderNotice } from "./order-content.ts";
import { notificationText } from "./plain-text.ts";

interface NotificationWriter<Data> {
  email(data: Data): NotificationContent;
  /** Where it says something else than the e-mail's subject. */
  sms?(data: Data): string;
}

const WRITERS: { [Kind in NotificationKind]: NotificationWriter<TemplateData<Kind>> } = {
  "order-confirmation": { email: orderConfirmation, sms: orderConfirmationSms },
  "order-notice": { email: orderNotice },
  "better-receipt": { email: betterReceipt, sms: betterReceiptSms },
  "newsletter-confirmation": { email: newsletterConfirmation },
  "message-notice": { email: messageNotice },
  "bulk-order-notice": { email: bulkOrderNotice },
};

/** A notification as an e-mail, in HTML and as plain text. */
export function renderEmail<Kind extends NotificationKind>(
  kind: Kind,
  data: TemplateData<Kind>,
): RenderedEmail {
  const content = WRITERS[kind].email(data);
  const subject = singleLine(content.subject);
  return {
    subject,
    html: `<!doctype html>${renderToStaticMarkup(<EmailPage content={{ ...content, subject }} />)}`,
    text: notificationText(content),
  };
}

/** A notification as an SMS. */
export function renderSms<Kind extends NotificationKind>(
  kind: Kind,
  data: TemplateData<Kind>,
): string {
  const { email, sms } = WRITERS[kind];
  return singleLine(sms?.(data) ?? email(data).subject);
}

/** A line break in a subject could inject another header. */
function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
