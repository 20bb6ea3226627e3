import type { Config } from "#server/config.ts";
import type { FindOutgoingMail } from "#server/features/mail-server/outgoing-mail.ts";
import type { CanRun } from "#server/platform/jobs/job-kind.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";

import { emailId } from "../email-ids.ts";
import type { Send, SendingChannel } from "../notification-handlers.ts";
import type { NotificationRenderers } from "../notification-renderer.ts";
import { jobNames } from "../notification.ts";
import type { ShopContact } from "../shop-contact.ts";
import { openMailer, type Mailer } from "./mailer.ts";

/** After so many days what a message says may be news to nobody: the owner is asked. */
const FRESH_DAYS = 3;

/** Sends e-mail through the mail server of the moment, from its sender or else the shop's own address. */
export function emailChannel(
  findOutgoing: FindOutgoingMail,
  { publicUrl }: Pick<Config, "publicUrl">,
  renderers: NotificationRenderers,
): SendingChannel {
  let opened: { url: string; mailer: Mailer } | undefined;

  const send: Send = async ({ id, notification, recipient, data, trx, serverBefore }) => {
    const outgoing = serverBefore ? findOutgoing.by(serverBefore) : await findOutgoing(trx);
    if (!outgoing) throw new Error("The shop has no mail server.");
    const { url, sender } = outgoing;
    const other = serverBefore && openMailer(outgoing);
    if (!other && opened?.url !== url) opened = { url, mailer: openMailer(outgoing) };
    const { references, messageId } = notification.threadOf?.(data) ?? {};
    await (other ?? opened!.mailer).send({
      ...renderers[data.locale].renderEmail(notification, data),
      from: senderOf(sender, data.shop),
      // As an object it is always a single address, whatever characters it contains.
      to: { name: "", address: recipient },
      replyTo: { name: "", address: notification.replyTo(data) },
      // The same at every try: should two arrive, they can be told to be one.
      messageId: messageId ?? emailId(id, publicUrl),
      // What answers nothing belongs to its thread all the same.
      inReplyTo: messageId && references?.at(-1),
      references: references && [...references],
      headers: {
        ...(!notification.isFromPerson && { "Auto-Submitted": "auto-generated" }),
        ...notification.headersOf?.(data),
      },
    });
  };
  /** The mail server that was there when it was last asked. */
  let known: string | undefined;
  const canSend: CanRun = async (db) => {
    const outgoing = await findOutgoing(db);
    // Before anything goes through a server that was not there before, also at each start.
    if (outgoing && outgoing.url !== known) {
      await jobStore(db).holdOld(jobNames(["email"]), FRESH_DAYS);
    }
    known = outgoing?.url;
    return outgoing !== undefined;
  };
  return { send, canSend };
}

/** From whom an e-mail comes: the sender that was set, or else the shop's own address. */
export function senderOf(sender: string | undefined, shop: ShopContact) {
  if (sender?.includes("<")) return sender;
  return { name: shop.shopName, address: sender ?? shop.email };
}
