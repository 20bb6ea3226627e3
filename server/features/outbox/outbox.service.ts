import type { Config } from "#server/config.ts";
import { outgoingMail } from "#server/features/mail-server/outgoing-mail.ts";
import { senderOf } from "#server/features/notifications/channels/email.ts";
import { exampleFacts } from "#server/features/notifications/example-facts.ts";
import { readNotification } from "#server/features/notifications/notification-handlers.ts";
import type { NotificationRenderers } from "#server/features/notifications/notification-renderer.ts";
import {
  notificationJob,
  type CommonData,
  type Notification,
} from "#server/features/notifications/notification.ts";
import { NOTIFICATIONS } from "#server/features/notifications/registry.ts";
import { contactIn } from "#server/features/notifications/shop-contact.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { transactionOrDryRun } from "#server/platform/database/dry-run.ts";
import { withinTransaction } from "#server/platform/database/within-transaction.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import type { Job } from "#server/platform/jobs/job.store.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import {
  type OutboxChange,
  type OutboxRetry,
  type OutboxSummary,
  type PreviewQuery,
  type TestMessage,
  type TestResult,
} from "#shared/outbox/outbox.ts";
import type { User } from "#shared/session/session.ts";

import { isOfSecurity, outboxStore, STATES } from "./outbox.store.ts";
import { presentOutboxItem } from "./present-outbox-item.ts";
import { tryMail } from "./try-mail.ts";

const ENTITY = "notification";

interface OutboxParts {
  config: Pick<
    Config,
    "smtp" | "sms" | "mailFrom" | "publicUrl" | "privateMailServers" | "allowPlaintext"
  >;
  database: Database;
  secrets: Secrets;
  loadRenderers: () => Promise<NotificationRenderers>;
}

/** What the shop sends: staff see what has become of it, and try whether it can send at all. */
export function outboxService({ config, database, secrets, loadRenderers }: OutboxParts) {
  const { list, countByState } = outboxStore(database.reads.db);
  const findOutgoing = outgoingMail(config, secrets);

  async function commonData(locale: Locale): Promise<CommonData> {
    const shop = await settingsStore(database.db).find();
    return { locale, shop: contactIn(locale, shop!), publicUrl: config.publicUrl };
  }

  return {
    list,

    async summary(): Promise<OutboxSummary> {
      const shop = await settingsStore(database.db).find();
      const outgoing = await findOutgoing(database.db);
      return {
        mailServer: outgoing ? new URL(outgoing.url).host : "",
        sender: outgoing?.sender ?? config.mailFrom ?? shop!.email,
        hasSms: config.sms !== undefined,
        byState: await countByState(),
      };
    },

    /** @throws a 400 where that is not possible, or not any more */
    change: (id: string, { state }: OutboxChange, by: User): Promise<Job> =>
      database.transaction(async (trx) => {
        const outbox = outboxStore(trx);
        if (!(await outbox.find(id))) throw notFound(ENTITY);
        if (!(await outbox.lock(id))) throw refused("notification_under_way");
        const before = (await outbox.find(id))!;
        // Sent twice: it is so already.
        if (STATES[before.status] === state) return before;
        if (state === "waiting") {
          if (before.status !== "failed" && before.status !== "held") {
            throw refused("notification_not_failed");
          }
          if (await outbox.hasWaitingCopy(before)) throw refused("notification_waits_already");
        } else if (isOfSecurity(before.kind)) {
          throw refused("notification_of_security");
        } else if (!isOpen(before)) {
          throw refused("notification_not_open");
        }
        const after = await (state === "waiting" ? outbox.retry(id) : outbox.discard(id));
        await historyStore(trx).recordChange(
          by,
          ENTITY,
          id,
          "update",
          { state: STATES[before.status] },
          { state },
        );
        return after;
      }),

    /** @returns how many were changed */
    changeAll: ({ from, state }: Required<OutboxRetry>, by: User): Promise<number> =>
      database.transaction(async (trx) => {
        const outbox = outboxStore(trx);
        const ids = await (state === "waiting" ? outbox.retryAll(from) : outbox.discardAll(from));
        const history = historyStore(trx);
        for (const id of ids) {
          await history.recordChange(by, ENTITY, id, "update", { state: from }, { state });
        }
        return ids.length;
      }),

    /**
     * A notification as it would be sent now, with its page. Nothing that is written on the way stays:
     * its links are those of no message that somebody has.
     */
    async message(id: string) {
      const renderers = await loadRenderers();
      return transactionOrDryRun(database, { isDryRun: true }, async (trx) => {
        const job = await outboxStore(trx).find(id);
        if (!job) throw notFound(ENTITY);
        const { channel, kind } = presentOutboxItem(job);
        const notification: Notification = NOTIFICATIONS[kind];
        const { payload } = notificationJob(channel, notification);
        const { recipient, about } = payload.parse(job.payload);
        const { transaction } = withinTransaction(database, trx);
        const context = {
          trx,
          db: trx,
          transaction,
          secrets,
          recipient,
          publicUrl: config.publicUrl,
        };
        const data = await readNotification(notification, about, context).catch(
          (error: unknown) => {
            throw error instanceof UnrecoverableError ? refused("notification_obsolete") : error;
          },
        );
        const { [data.locale]: renderer } = renderers;
        const nothing = { subject: "", text: "", html: "", sms: "", language: data.locale };
        return channel === "email"
          ? { ...nothing, ...renderer.renderEmail(notification, data) }
          : { ...nothing, sms: renderer.renderSms(notification, data) };
      });
    },

    /** An example of a kind of notification, with its page. */
    async preview({ kind, language }: PreviewQuery) {
      const { [language]: renderer } = await loadRenderers();
      const notification: Notification = NOTIFICATIONS[kind];
      const subject = notification.example(exampleFacts(language, config));
      const data = { ...(await commonData(language)), ...subject };
      const email = renderer.renderEmail(notification, data);
      return { ...email, sms: config.sms ? renderer.renderSms(notification, data) : "" };
    },

    /** Sends a test message at once, past what waits. Whoever sent which is on record. */
    async test({ to, language }: TestMessage, by: User): Promise<TestResult> {
      const outgoing = await findOutgoing(database.db);
      if (!outgoing) throw refused("no_mail_server");
      const data = await commonData(language);
      const result = await tryMail(outgoing, {
        ...(await loadRenderers())[language].renderTest(data),
        from: senderOf(outgoing.sender, data.shop),
        to: { name: "", address: to },
        replyTo: { name: "", address: data.shop.email },
        headers: { "Auto-Submitted": "auto-generated" },
      });
      const written = { to, result: result.result };
      await historyStore(database.db).recordChange(
        by,
        "test-message",
        newId(),
        "create",
        {},
        written,
      );
      return result;
    },
  };
}
export type OutboxService = ReturnType<typeof outboxService>;

/** Whether it may still be sent. */
const isOpen = ({ status }: Job) => ["waiting", "held", "failed"].includes(status);

function refused(
  code:
    | "notification_not_failed"
    | "notification_not_open"
    | "notification_of_security"
    | "notification_obsolete"
    | "notification_under_way"
    | "notification_waits_already"
    | "no_mail_server",
): HttpError {
  return new HttpError(400, apiMessage(code));
}
