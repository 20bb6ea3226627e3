import type { Transporter } from "nodemailer";

import type { Config } from "#server/config.ts";
import type { FindOutgoingMail } from "#server/features/mail-server/outgoing-mail.ts";

import type { Send, SendingChannel } from "../notification-handlers.ts";
import type {
  TemplateData,
  NotificationKind,
  NotificationRenderers,
  ShopContact,
} from "../notification-kinds.ts";

/** How long a mail server may be silent, in milliseconds. */
const PATIENCE = 20_000;

/** Sends e-mail through the mail server of the moment, from its sender or else the shop's own address. */
export function emailChannel(
  findOutgoing: FindOutgoingMail,
  { publicUrl }: Pick<Config, "publicUrl">,
  renderers: NotificationRenderers,
): SendingChannel {
  let opened: { url: string; transporter: Promise<Transporter> } | undefined;
  const host = new URL(publicUrl).hostname;

  const send: Send = async ({ id, kind, recipient, data, trx }) => {
    const outgoing = await findOutgoing(trx);
    if (!outgoing) throw new Error("The shop has no mail server.");
    const { url, sender } = outgoing;
    if (opened?.url !== url) opened = { url, transporter: openTransporter(url) };
    await (
      await opened.transporter
    ).sendMail({
      ...renderers[data.locale].renderEmail(kind, data),
      from: senderOf(sender, data.shop),
      // As an object it is always a single address, whatever characters it contains.
      to: { name: "", address: recipient },
      replyTo: { name: "", address: replyTo(kind, data) },
      // The same at every try: should two arrive, they can be told to be one.
      messageId: `<${id}@${host}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return { send, canSend: async (db) => (await findOutgoing(db)) !== undefined };
}

/** Reply-To: replies of customers go to the shop, replies of staff to the customer concerned. */
const REPLY_TO: { [Kind in NotificationKind]: (data: TemplateData<Kind>) => string } = {
  "order-confirmation": ({ shop }) => shop.email,
  "better-receipt": ({ shop }) => shop.email,
  "order-notice": ({ order }) => order.personalInfo.email,
  "newsletter-confirmation": ({ shop }) => shop.email,
  "message-notice": ({ message }) => message.email,
  "bulk-order-notice": ({ bulkOrder }) => bulkOrder.companyInfo.email,
};

function replyTo<Kind extends NotificationKind>(kind: Kind, data: TemplateData<Kind>): string {
  return REPLY_TO[kind](data);
}

/** Loaded with the first e-mail: it would take a tenth of a second of every start. */
async function openTransporter(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
}

function senderOf(sender: string | undefined, shop: ShopContact) {
  if (sender?.includes("<")) return sender;
  return { name: shop.shopName, address: sender ?? shop.email };
}
