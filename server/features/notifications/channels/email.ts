import type { Config } from "#server/config.ts";
import type { FindOutgoingMail } from "#server/features/mail-server/outgoing-mail.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { CanRun } from "#server/platform/jobs/job-kind.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";

import { emailId, threadId } from "../email-ids.ts";
import type { Send, SendingChannel } from "../notification-handlers.ts";
import { notificationJob } from "../notification-job.ts";
import {
  NOTIFICATIONS,
  type TemplateData,
  type NotificationKind,
  type NotificationRenderers,
  type ShopContact,
  type Thread,
} from "../notification-kinds.ts";
import { openMailer, type Mailer } from "./mailer.ts";

/** Sends e-mail through the mail server of the moment, from its sender or else the shop's own address. */
export function emailChannel(
  findOutgoing: FindOutgoingMail,
  { publicUrl }: Pick<Config, "publicUrl">,
  renderers: NotificationRenderers,
): SendingChannel {
  let opened: { url: string; mailer: Mailer } | undefined;

  const send: Send = async ({ id, kind, recipient, data, trx }) => {
    const outgoing = await findOutgoing(trx);
    if (!outgoing) throw new Error("The shop has no mail server.");
    const { url, sender } = outgoing;
    if (opened?.url !== url) opened = { url, mailer: openMailer(url) };
    const { references, messageId } = threadOf(kind, data);
    await opened.mailer.send({
      ...renderers[data.locale].renderEmail(kind, data),
      from: senderOf(sender, data.shop),
      // As an object it is always a single address, whatever characters it contains.
      to: { name: "", address: recipient },
      replyTo: { name: "", address: replyTo(kind, data) },
      // The same at every try: should two arrive, they can be told to be one.
      messageId: messageId ?? emailId(id, publicUrl),
      // What answers nothing belongs to its thread all the same.
      inReplyTo: messageId && references?.at(-1),
      references: references && [...references],
      headers: headersOf(kind, data),
    });
  };
  /** The mail server that was there when it was last asked. */
  let known: string | undefined;
  const canSend: CanRun = async (db) => {
    const outgoing = await findOutgoing(db);
    // Before anything goes through a server that was not there before, also at each start.
    if (outgoing && outgoing.url !== known) await holdOldEmails(db);
    known = outgoing?.url;
    return outgoing !== undefined;
  };
  return { send, canSend };
}

/** After so many days what a message says may be news to nobody: the owner is asked. */
const FRESH_DAYS = 3;

function holdOldEmails(db: Db): Promise<void> {
  const kinds = Object.keys(NOTIFICATIONS) as NotificationKind[];
  const names = kinds.map((kind) => notificationJob("email", kind).name);
  return jobStore(db).holdOld(names, FRESH_DAYS);
}

/** Reply-To: replies of customers go to the shop, replies of staff to the customer concerned. */
const REPLY_TO: { [Kind in NotificationKind]: (data: TemplateData<Kind>) => string } = {
  "order-confirmation": ({ shop }) => shop.email,
  "better-receipt": ({ shop }) => shop.email,
  "order-link": ({ shop }) => shop.email,
  "receipt-accepted": ({ shop }) => shop.email,
  "order-processing": ({ shop }) => shop.email,
  "order-shipped": ({ shop }) => shop.email,
  "order-delivered": ({ shop }) => shop.email,
  "order-cancelled": ({ shop }) => shop.email,
  "order-cancelled-by-shop": ({ shop }) => shop.email,
  "order-resumed": ({ shop }) => shop.email,
  "order-corrected": ({ shop }) => shop.email,
  "cancellation-notice": ({ order }) => order.personalInfo.email,
  "receipt-notice": ({ order }) => order.personalInfo.email,
  proof: ({ shop }) => shop.email,
  "proof-answer-notice": ({ order }) => order.personalInfo.email,
  "order-notice": ({ order }) => order.personalInfo.email,
  "profile-contact": ({ contact, shop }) => contact.email || shop.email,
  "page-link": ({ shop }) => shop.email,
  "newsletter-confirmation": ({ shop }) => shop.email,
  "message-received": ({ shop }) => shop.email,
  "bulk-order-received": ({ shop }) => shop.email,
  "message-notice": ({ message }) => message.email,
  "bulk-order-notice": ({ bulkOrder }) => bulkOrder.companyInfo.email,
  quote: ({ shop }) => shop.email,
  "quote-answer-notice": ({ shop }) => shop.email,
  reply: ({ shop }) => shop.email,
};

function replyTo<Kind extends NotificationKind>(kind: Kind, data: TemplateData<Kind>): string {
  return REPLY_TO[kind](data);
}

/** The thread of what somebody wrote by a form. */
const about = (kind: "message" | "bulk-order", aboutId: string, publicUrl: string) => ({
  references: [threadId({ about: kind, aboutId }, publicUrl)],
});
const aboutMessage = ({ message, publicUrl }: TemplateData<"message-received">) =>
  about("message", message._id, publicUrl);
const aboutBulkOrder = ({ bulkOrder, publicUrl }: TemplateData<"bulk-order-received">) =>
  about("bulk-order", bulkOrder._id, publicUrl);
const aboutQuote = ({ quote, publicUrl }: TemplateData<"quote-answer-notice">) =>
  about("bulk-order", quote.bulkOrderId, publicUrl);

/** Threads of kinds that belong to one: what both sides are told of a letter begins that of the replies. */
const THREADS: { [Kind in NotificationKind]?: (data: TemplateData<Kind>) => Partial<Thread> } = {
  "message-received": aboutMessage,
  "message-notice": aboutMessage,
  "bulk-order-received": aboutBulkOrder,
  "bulk-order-notice": aboutBulkOrder,
  quote: aboutQuote,
  "quote-answer-notice": aboutQuote,
  reply: ({ thread }) => thread,
};

function threadOf<Kind extends NotificationKind>(
  kind: Kind,
  data: TemplateData<Kind>,
): Partial<Thread> {
  return THREADS[kind]?.(data) ?? {};
}

/** What mail programs are told, beside that a machine wrote it: a person wrote the replies. */
const HEADERS: {
  [Kind in NotificationKind]?: (data: TemplateData<Kind>) => Record<string, string>;
} = {
  reply: () => ({}),
  // Their own button to leave the newsletter, which asks nothing further (RFC 8058).
  "newsletter-confirmation": ({ unsubscribeUrl }) => ({
    ...WRITTEN_BY_A_MACHINE,
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  }),
};
const WRITTEN_BY_A_MACHINE = { "Auto-Submitted": "auto-generated" };

function headersOf<Kind extends NotificationKind>(kind: Kind, data: TemplateData<Kind>) {
  return HEADERS[kind]?.(data) ?? WRITTEN_BY_A_MACHINE;
}

/** From whom an e-mail comes: the sender that was set, or else the shop's own address. */
export function senderOf(sender: string | undefined, shop: ShopContact) {
  if (sender?.includes("<")) return sender;
  return { name: shop.shopName, address: sender ?? shop.email };
}
