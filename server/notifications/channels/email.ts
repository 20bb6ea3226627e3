import type { Transporter } from "nodemailer";

import type { Config } from "#server/config.ts";

import type { Send } from "../deliver-message.ts";
import type { MessageKind, MessageRenderer, ShopContact } from "../message-kinds.ts";

/** How long a mail server may be silent, in milliseconds. */
const PATIENCE = 20_000;

/** Sends e-mail through the configured server, from `MAIL_FROM` or else the shop's own address. */
export function emailChannel(
  { smtp, mailFrom, publicUrl }: { smtp: { url: string } } & Pick<Config, "mailFrom" | "publicUrl">,
  renderer: MessageRenderer,
): Send {
  let transporter: Promise<Transporter> | undefined;
  const host = new URL(publicUrl).hostname;

  return async ({ id, kind, recipient }, facts) => {
    transporter ??= openTransporter(smtp.url);
    const { shop, order } = facts;
    await (
      await transporter
    ).sendMail({
      ...renderer.renderEmail(kind, facts),
      from: senderOf(mailFrom, shop),
      // As an object it is one address, whatever it holds.
      to: { name: "", address: recipient },
      replyTo: { name: "", address: REPLY_TO[kind](shop.email, order.personalInfo.email) },
      // The same at every try: should two arrive, they can be told to be one.
      messageId: `<${id}@${host}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}

const REPLY_TO = {
  "order-confirmation": (shop) => shop,
  "order-notice": (_shop, customer) => customer,
} satisfies Record<MessageKind, (shop: string, customer: string) => string>;

/** Loaded with the first message: it would take a tenth of a second of every start. */
async function openTransporter(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
}

function senderOf(mailFrom: string | undefined, shop: ShopContact) {
  if (mailFrom?.includes("<")) return mailFrom;
  return { name: shop.shopName, address: mailFrom ?? shop.email };
}
