import { renderToStaticMarkup } from "react-dom/server";

import type {
  MessageFacts,
  MessageKind,
  RenderedEmail,
} from "#server/notifications/message-kinds.ts";

import type { MessageContent } from "./message-content.ts";
import { MessagePage } from "./message-page.tsx";
import { messageText } from "./message-text.ts";
import {
  orderConfirmation,
  orderConfirmationSms,
  orderNotice,
  orderNoticeSms,
} from "./order-content.ts";

interface MessageWriter<Facts> {
  email(facts: Facts): MessageContent;
  sms(facts: Facts): string;
}

const WRITERS: { [Kind in MessageKind]: MessageWriter<MessageFacts[Kind]> } = {
  "order-confirmation": { email: orderConfirmation, sms: orderConfirmationSms },
  "order-notice": { email: orderNotice, sms: orderNoticeSms },
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
  return singleLine(WRITERS[kind].sms(facts));
}

/** A line break in a subject would begin another header. */
function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
