import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { RenderedEmail } from "#server/features/notifications/notification-renderer.ts";
import type { CommonData, NotificationKind } from "#server/features/notifications/notification.ts";
import type { NotificationData } from "#server/features/notifications/registry.ts";

import { factorsChanged, invitation, newDevice, passwordReset } from "./account-content.ts";
import { backupFailedNotice } from "./backup-content.ts";
import { bulkOrderNotice, bulkOrderReceived } from "./bulk-order-content.ts";
import { companyLink } from "./company-link-content.ts";
import { keysRefusedNotice } from "./e-invoice-content.ts";
import { EmailDocument } from "./email-document.tsx";
import { EmailPage } from "./email-page.tsx";
import { STYLE } from "./email-style.ts";
import { changeUndone, lockedChange } from "./locked-change-content.ts";
import { messageNotice, messageReceived } from "./message-content.ts";
import { newsletterConfirmation } from "./newsletter-content.ts";
import type {
  NotificationContent,
  NotificationWriter,
  LetterContent,
} from "./notification-content.ts";
import { orderConfirmation, orderNotice } from "./order-content.ts";
import { ORDER_NEWS } from "./order-news-content.ts";
import { cancellationNotice, orderCancelled, orderLink } from "./order-page-content.ts";
import { cardOwner, pageLink } from "./page-link-content.ts";
import { notificationText } from "./plain-text.ts";
import { profileContact } from "./profile-contact-content.ts";
import { proofAnswerNotice, proofToApprove } from "./proof-content.ts";
import { quoteAnswerNotice, quoteOffer, quoteReminder } from "./quote-content.ts";
import { betterReceipt, receiptNotice } from "./receipt-content.ts";
import { letterText, reply } from "./reply-content.ts";
import { testMessage } from "./test-content.ts";

export { draftReply } from "./reply-draft.ts";

const WRITERS: { [Kind in NotificationKind]: NotificationWriter<Kind> } = {
  ...ORDER_NEWS,
  "order-confirmation": orderConfirmation,
  "order-notice": orderNotice,
  "better-receipt": betterReceipt,
  "order-link": orderLink,
  "order-cancelled": orderCancelled,
  "cancellation-notice": cancellationNotice,
  "receipt-notice": receiptNotice,
  proof: proofToApprove,
  "proof-answer-notice": proofAnswerNotice,
  "profile-contact": profileContact,
  "page-link": pageLink,
  "card-owner": cardOwner,
  "newsletter-confirmation": newsletterConfirmation,
  "message-received": messageReceived,
  "message-notice": messageNotice,
  "bulk-order-received": bulkOrderReceived,
  "bulk-order-notice": bulkOrderNotice,
  quote: quoteOffer,
  "quote-reminder": quoteReminder,
  "quote-answer-notice": quoteAnswerNotice,
  "company-link": companyLink,
  reply,
  invitation,
  "password-reset": passwordReset,
  "new-device": newDevice,
  "factors-changed": factorsChanged,
  "locked-change": lockedChange,
  "locked-change-by-server-before": lockedChange,
  "change-undone": changeUndone,
  "backup-failed-notice": backupFailedNotice,
  "e-invoice-keys-refused-notice": keysRefusedNotice,
};

/** A notification as an e-mail, in HTML and as plain text. */
export function renderEmail<Kind extends NotificationKind>(
  { kind }: { kind: Kind },
  data: NotificationData<Kind>,
): RenderedEmail {
  const writer: NotificationWriter<Kind> = WRITERS[kind];
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
  notification: { kind: Kind },
  data: NotificationData<Kind>,
): string {
  const { sms } = WRITERS[notification.kind];
  return singleLine(sms?.(data) ?? renderEmail(notification, data).subject);
}

/** A line break in a subject could inject another header. */
function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** A letter as people write them: words, and below them what they answer. */
function LetterPage({ content }: { content: LetterContent }) {
  const { subject, text, quoteIntro, quote } = content;
  return (
    <EmailDocument subject={subject} style={{ ...STYLE.page, ...STYLE.letter }}>
      <div className="ink" style={STYLE.letterText} dir="auto">
        {text}
      </div>
      <p className="ink-2" style={STYLE.quoteIntro}>
        {quoteIntro}
      </p>
      <blockquote className="ink-2 line" style={STYLE.quote} dir="auto">
        {quote}
      </blockquote>
    </EmailDocument>
  );
}
