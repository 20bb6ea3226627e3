import type { Config } from "#server/config.ts";
import { outgoingMail } from "#server/features/mail-server/outgoing-mail.ts";
import { senderOf } from "#server/features/notifications/channels/email.ts";
import type {
  CommonData,
  NotificationRenderers,
} from "#server/features/notifications/notification-kinds.ts";
import { contactIn } from "#server/features/notifications/shop-contact.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Database } from "#server/platform/database/connect.ts";
import type { Slice } from "#server/platform/database/lists/list-rules.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import type { Job } from "#server/platform/jobs/job.store.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import {
  type OutboxChange,
  type OutboxQuery,
  type OutboxSummary,
  type PreviewQuery,
  type TestMessage,
  type TestResult,
} from "#shared/outbox/outbox.ts";
import { sentence } from "#shared/sentences/sentence.ts";
import type { User } from "#shared/session/session.ts";

import { exampleSubjects } from "./example-subjects.ts";
import { outboxStore, STATES } from "./outbox.store.ts";
import { tryMail } from "./try-mail.ts";

const ENTITY = "notification";

interface OutboxParts {
  config: Pick<Config, "smtp" | "sms" | "mailFrom" | "publicUrl">;
  database: Database;
  loadRenderers: () => Promise<NotificationRenderers>;
}

/** What the shop sends: staff see what has become of it, and try whether it can send at all. */
export function outboxService({ config, database, loadRenderers }: OutboxParts) {
  const store = outboxStore(database.db);
  const findOutgoing = outgoingMail(config);

  async function commonData(locale: Locale): Promise<CommonData> {
    const shop = await settingsStore(database.db).find();
    return { locale, shop: contactIn(locale, shop!), publicUrl: config.publicUrl };
  }

  return {
    list: (query: OutboxQuery, slice: Slice) => store.list(query, slice),

    async summary(): Promise<OutboxSummary> {
      const shop = await settingsStore(database.db).find();
      const outgoing = await findOutgoing(database.db);
      return {
        mailServer: outgoing ? new URL(outgoing.url).host : "",
        sender: outgoing?.sender ?? config.mailFrom ?? shop!.email,
        hasSms: config.sms !== undefined,
        byState: await store.countByState(),
      };
    },

    /** @throws a 400 where that is not possible, or not any more */
    change: (id: string, { state }: OutboxChange, by: User): Promise<Job> =>
      database.transaction(async (trx) => {
        const outbox = outboxStore(trx);
        if (!(await outbox.find(id))) throw notFound(ENTITY);
        if (!(await outbox.lock(id))) throw refused("notification_under_way");
        const before = (await outbox.find(id))!;
        // Said twice: it is so already.
        if (STATES[before.status] === state) return before;
        if (state === "waiting") {
          if (before.status !== "failed") throw refused("notification_not_failed");
          if (await outbox.hasWaitingTwin(before)) throw refused("notification_waits_already");
        } else if (before.status !== "failed" && before.status !== "waiting") {
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

    /** @returns how many wait now */
    retryAll: (by: User): Promise<number> =>
      database.transaction(async (trx) => {
        const ids = await outboxStore(trx).retryAll();
        const history = historyStore(trx);
        for (const id of ids) {
          await history.recordChange(
            by,
            ENTITY,
            id,
            "update",
            { state: "failed" },
            { state: "waiting" },
          );
        }
        return ids.length;
      }),

    /** An example of a kind of notification, with its page. */
    async preview({ kind, language }: PreviewQuery) {
      const { [language]: renderer } = await loadRenderers();
      const data = { ...(await commonData(language)), ...exampleSubjects(language, config)[kind] };
      // Which data belongs to which kind is lost where the kind is any of them.
      const email = renderer.renderEmail(kind, data as never);
      return { ...email, sms: config.sms ? renderer.renderSms(kind, data as never) : "" };
    },

    /** Sends a test message at once, past what waits. Whoever sent which is on record. */
    async test({ to, language }: TestMessage, by: User): Promise<TestResult> {
      const outgoing = await findOutgoing(database.db);
      if (!outgoing) throw refused("no_mail_server");
      const data = await commonData(language);
      const result = await tryMail(outgoing.url, {
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

function refused(
  code:
    | "notification_not_failed"
    | "notification_not_open"
    | "notification_under_way"
    | "notification_waits_already"
    | "no_mail_server",
): HttpError {
  return new HttpError(400, sentence(code));
}
