import { z } from "zod";

import type { MailServerRow } from "#server/features/mail-server/mail-server.store.ts";
import type { Db, Database } from "#server/platform/database/connect.ts";
import type { JobKind } from "#server/platform/jobs/job-kind.ts";
import type { LinkSecrets } from "#server/platform/secrets/link-signer.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import { NOTIFICATION_KINDS, type OutboxItem } from "#shared/outbox/outbox.ts";

import type { ExampleFacts } from "./example-facts.ts";
import type { ShopContact } from "./shop-contact.ts";

export type NotificationKind = OutboxItem["kind"];
export type Channel = OutboxItem["channel"];

/** The ids of what a notification tells of, e.g. `{ orderId }`. */
export type Ids = Record<string, string>;

/**
 * A kind of notification: all that is known of it, except its texts, which are in `app/notifications/`.
 * `Subject` is what they are written from, beside the shop's own data.
 */
export interface Notification<
  Kind extends NotificationKind = NotificationKind,
  About extends Ids = Ids,
  Subject extends object = object,
> {
  kind: Kind;
  /** The ways on which it is sent, to those who have given an address for them. */
  channels: readonly Channel[];
  /** Somebody sits in front of the mailbox, because they have just asked for it on a page. */
  isAwaited: boolean;
  /** What is stored of it. Rows of earlier versions wait too, so what this takes may only grow. */
  about: z.ZodType<About>;
  /**
   * Reads its subject, at the moment when it is sent or looked at, and the language of its reader.
   * @throws UnrecoverableError when there is nothing to tell any more
   */
  read(about: About, context: ReadingContext): Promise<{ locale: Locale; subject: Subject }>;
  /** The address to which an answer goes. */
  replyTo(data: CommonData & Subject): string;
  /** Its place in a thread of e-mails. */
  threadOf?(data: CommonData & Subject): Partial<Thread>;
  /** Whether mail programs are not told that a machine wrote it. */
  isFromPerson?: boolean;
  /** What else they are told. */
  headersOf?(data: CommonData & Subject): Record<string, string>;
  /** What else is written down once it is sent, together with its being so. */
  recordSent?(about: About, trx: Db): Promise<void>;
  /** The mail server that it is sent by, where that is not the one of the moment. */
  serverBefore?(about: About, db: Db): Promise<MailServerRow | undefined>;
  /** The subject of an example, for staff who look at it and for tests. */
  example(facts: ExampleFacts): Subject;
}

export interface ReadingContext {
  /** The attempt's: what it writes is undone if the attempt fails or its process dies. */
  trx: Db;
  /**
   * What it writes holds at once. A link is stored by it, because its message may have been sent even though
   * the attempt failed behind the mail server's yes.
   */
  db: Db;
  /** The same for what is written together. What the attempt has locked is not to be had in it. */
  transaction: Database["transaction"];
  recipient: string;
  /** The origin of the shop's pages. */
  publicUrl: string;
  /** Signs links to files and links for newsletter subscribers. */
  linkSecrets: LinkSecrets;
}

/** Data that every notification is written from. */
export interface CommonData {
  /** The language in which it is written. */
  locale: Locale;
  /** In that language. */
  shop: ShopContact;
  /** The origin of the shop's pages, e.g. `https://shop.example`. */
  publicUrl: string;
}

/** Where an e-mail stands in a thread: its own name, and those of what came before, the oldest first. */
export interface Thread {
  messageId: string;
  references: readonly string[];
}

/** The reply address of what customers and visitors are told: the shop's own. */
export const toShop = ({ shop }: CommonData): string => shop.email;

/** The name of the kind of job that sends one kind of notification on one channel, e.g. `email:order-notice`. */
export const jobName = (channel: Channel, kind: NotificationKind) => `${channel}:${kind}`;

export const jobNames = (
  channels: readonly Channel[],
  kinds: readonly NotificationKind[] = NOTIFICATION_KINDS,
) => channels.flatMap((channel) => kinds.map((kind) => jobName(channel, kind)));

/**
 * The kind of job that sends one kind of notification on one channel. Jobs wait for a node that has the
 * channel and knows the kind.
 */
export function notificationJob<About extends Ids>(
  channel: Channel,
  { kind, about, isAwaited }: Notification<NotificationKind, About>,
): JobKind<{ recipient: string; about: About }> {
  const payload = z.object({ recipient: z.string(), about });
  return { name: jobName(channel, kind), isAwaited, payload };
}
