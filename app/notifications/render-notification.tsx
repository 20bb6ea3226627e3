import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type {
  CommonData,
  TemplateData,
  NotificationKind,
  OrderNews,
  RenderedEmail,
} from "#server/features/notifications/notification-kinds.ts";

import { betterReceipt, betterReceiptSms } from "./better-receipt-content.ts";
import { bulkOrderNotice } from "./bulk-order-content.ts";
import { EmailPage } from "./email-page.tsx";
import { LetterPage } from "./letter-page.tsx";
import { messageNotice } from "./message-notice-content.ts";
import { newsletterConfirmation } from "./newsletter-content.ts";
import type { NotificationContent } from "./notification-content.ts";
import { cancellationNotice, orderCancelled, receiptNotice } from "./order-change-content.ts";
import { orderConfirmation, orderConfirmationSms, orderNotice } from "./order-content.ts";
import { orderLink, orderLinkSms } from "./order-link-content.ts";
import {
  orderCorrected,
  orderCorrectedSms,
  orderNews,
  orderNewsSms,
} from "./order-news-content.ts";
import { pageLink } from "./page-link-content.ts";
import { notificationText } from "./plain-text.ts";
import { profileContact } from "./profile-contact-content.ts";
import { proofAnswerNotice, proofToApprove, proofToApproveSms } from "./proof-content.ts";
import { quoteAnswerNotice, quoteOffer, quoteOfferSms } from "./quote-content.ts";
import { bulkOrderReceived, messageReceived } from "./received-content.ts";
import { letterText, reply, type LetterContent } from "./reply-content.ts";
import { testMessage } from "./test-content.ts";

export { draftReply } from "./reply-draft.ts";

type NotificationWriter<Data> = {
  /** Where it says something else than the e-mail's subject. */
  sms?(data: Data): string;
} & ({ email(data: Data): NotificationContent } | { letter(data: Data): LetterContent });

function news(kind: OrderNews) {
  return { email: orderNews(kind), sms: orderNewsSms(kind) };
}

const WRITERS: { [Kind in NotificationKind]: NotificationWriter<TemplateData<Kind>> } = {
  "order-confirmation": { email: orderConfirmation, sms: orderConfirmationSms },
  "order-notice": { email: orderNotice },
  "better-receipt": { email: betterReceipt, sms: betterReceiptSms },
  "order-link": { email: orderLink, sms: orderLinkSms },
  "receipt-accepted": news("receipt-accepted"),
  "order-processing": news("order-processing"),
  "order-shipped": news("order-shipped"),
  "order-delivered": news("order-delivered"),
  "order-cancelled": { email: orderCancelled },
  "order-cancelled-by-shop": news("order-cancelled-by-shop"),
  "order-resumed": news("order-resumed"),
  "order-corrected": { email: orderCorrected, sms: orderCorrectedSms },
  "cancellation-notice": { email: cancellationNotice },
  "receipt-notice": { email: receiptNotice },
  proof: { email: proofToApprove, sms: proofToApproveSms },
  "proof-answer-notice": { email: proofAnswerNotice },
  "profile-contact": { email: profileContact },
  "page-link": { email: pageLink },
  "newsletter-confirmation": { email: newsletterConfirmation },
  "message-received": { email: messageReceived },
  "message-notice": { email: messageNotice },
  "bulk-order-received": { email: bulkOrderReceived },
  "bulk-order-notice": { email: bulkOrderNotice },
  quote: { email: quoteOffer, sms: quoteOfferSms },
  "quote-answer-notice": { email: quoteAnswerNotice },
  reply: { letter: reply },
};

/** A notification as an e-mail, in HTML and as plain text. */
export function renderEmail<Kind extends NotificationKind>(
  kind: Kind,
  data: TemplateData<Kind>,
): RenderedEmail {
  const writer: NotificationWriter<TemplateData<Kind>> = WRITERS[kind];
  if ("letter" in writer) {
    const content = writer.letter(data);
    const subject = singleLine(content.subject);
    const page = <LetterPage content={{ ...content, subject }} />;
    return { subject, html: htmlOf(page), text: letterText(content) };
  }
  return drawn(writer.email(data));
}

/** An e-mail that says that e-mails arrive. */
export const renderTest = (data: CommonData): RenderedEmail => drawn(testMessage(data));

function drawn(content: NotificationContent): RenderedEmail {
  const subject = singleLine(content.subject);
  const page = <EmailPage content={{ ...content, subject }} />;
  return { subject, html: htmlOf(page), text: notificationText(content) };
}

function htmlOf(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** A notification as an SMS. */
export function renderSms<Kind extends NotificationKind>(
  kind: Kind,
  data: TemplateData<Kind>,
): string {
  const { sms } = WRITERS[kind];
  return singleLine(sms?.(data) ?? renderEmail(kind, data).subject);
}

/** A line break in a subject could inject another header. */
function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
