import { renderToStaticMarkup } from "react-dom/server";

import type {
  MessageFacts,
  MessageKind,
  RenderedEmail,
} from "#server/features/notifications/notification-kinds.ts";

import { bulkOrderNotice } from "./bulk-order-content.ts";
import type { MessageContent } from "./message-content.ts";
import { messageNotice } from "./message-notice-content.ts";
import { MessagePage } from "./message-page.tsx";
import { messageText } from "./message-text.ts";
import { newsletterConfirmation } from "./newsletter-content.ts";
import { orderConfirmation, orderConfirmationSms, orderNotice } from "./order-content.ts";

interface MessageWriter<Facts> {
  email(facts: Facts): MessageContent;
  /** Where it says something else than the e-mail's subject. */
  sms?(facts: Facts): string;
}

const WRITERS: { [Kind in MessageKind]: MessageWriter<MessageFacts[Kind]> } = {
  "order-confirmation": { email: orderConfirmation, sms: orderConfirmationSms },
  "order-notice": { email: orderNotice },
  "newsletter-confirmation": { email: newsletterConfirmation },
  "message-notice": { email: messageNotice },
  "bulk-order-notice": { email: bulkOrderNotice },
};

/** The message as an e-mail, once for eyes and once as plain text. */
export function renderEmail<Kind extends MessageKind>(
  kind: Kind,
  facts: MessageFacts[Kind],
): RenderedEmail {
  const content = WRITERS[kind].email(facts);
  const subject = singleLine(content.subject);
  return {
    subject,
    html: `<!doctype html>${renderToStaticMarkup(<MessagePage content={{ ...content, subject }} />)}`,
    text: messageText(content),
  };
}

/** The message as an SMS. */
export function renderSms<Kind extends MessageKind>(kind: Kind, facts: MessageFacts[Kind]): string {
  const { email, sms } = WRITERS[kind];
  return singleLine(sms?.(facts) ?? email(facts).subject);
}

/** A line break in a subject would begin another header. */
function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
