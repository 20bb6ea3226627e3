import { emailId, threadId } from "#server/features/notifications/email-ids.ts";
import type {
  NotificationRenderers,
  Regarding,
  ReplyDraftData,
} from "#server/features/notifications/notification-renderer.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { contactIn } from "#server/features/notifications/shop-contact.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import type {
  StaffColumns,
  StaffRow,
  StaffTable,
  staffWrites,
} from "#server/platform/database/staff-writes.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { BASE_LOCALE, LOCALES, type Locale } from "#shared/i18n/locale.ts";
import { languageOf } from "#shared/replies/language-of.ts";
import type { ReplyDraft, ReplyDrafts, ReplyForm } from "#shared/replies/reply.ts";
import type { User } from "#shared/session/session.ts";
import { whatsAppLink } from "#shared/whatsapp.ts";

import { reply as replyNotification } from "./reply-notification.ts";
import { replyStore, type About, type ListedReply, type ReplyRow } from "./reply.store.ts";

/** What somebody wrote to the shop, as far as an answer has to know it. */
export interface Letter extends About {
  email: string;
  phone: string;
  name: string;
  regarding: Regarding;
  text: string;
  writtenAt: Date;
  /** Of the page on which it was written; null where that is not known. */
  pageLanguage: Locale | null;
  /** What a quote would say. */
  quote?: ReplyDraftData["quote"];
}

interface ReplyParts {
  database: Database;
  notifications: Notifications;
  publicUrl: string;
  loadRenderers: () => Promise<NotificationRenderers>;
}

interface Answered {
  reply: ReplyRow;
  isNew: boolean;
}

/** So many of a thread's e-mails are named in its next one, beside its beginning. */
const MOST_REFERENCES = 20;

export function replyService({ database, notifications, publicUrl, loadRenderers }: ReplyParts) {
  /** Stores a reply and has it sent, unless its words are those of the latest reply. */
  async function add(
    trx: Db,
    letter: Letter,
    { message, language }: ReplyForm,
    by: User,
  ): Promise<Answered> {
    const store = replyStore(trx);
    const earlier = await store.listAbout(letter);
    const latest = earlier.at(-1);
    if (latest?.body === message) return { reply: latest, isNew: false };

    const { about, aboutId, email, name, regarding, text, writtenAt } = letter;
    const id = newId();
    const reply = await store.add({
      id,
      about,
      aboutId,
      userId: by.id,
      recipient: email,
      name,
      language,
      regarding,
      body: message,
      quoted: text,
      quotedAt: writtenAt,
      messageId: emailId(id, publicUrl),
      references: [
        threadId(letter, publicUrl),
        ...earlier.map(({ messageId }) => messageId).slice(-MOST_REFERENCES),
      ],
    });
    const written = { about, aboutId, recipient: email, body: message };
    await historyStore(trx).recordChange(by, "reply", id, "create", {}, written);
    await notifications.send(trx, replyNotification, { replyId: id }, { email });
    return { reply, isNew: true };
  }

  return {
    /**
     * Answers a record by e-mail: the reply, its sending and what it changes of the record (`columns`)
     * are one transaction. The same words again, however often and however fast, are the same reply.
     */
    async answer<Table extends StaffTable>(
      writes: ReturnType<typeof staffWrites<Table>>,
      id: string,
      form: ReplyForm,
      by: User,
      {
        letterOf,
        columns,
      }: {
        letterOf: (row: StaffRow<Table>) => Letter;
        columns: (row: StaffRow<Table>) => StaffColumns<Table>;
      },
    ): Promise<Answered> {
      let answered: Answered | undefined;
      // The record is locked by then: of two at once the second finds the first one's reply.
      const more = async (row: StaffRow<Table>, trx: Db) => {
        answered = await add(trx, letterOf(row), form, by);
      };
      const changes = (row: StaffRow<Table>) => (answered!.isNew ? columns(row) : {});
      await writes.update(id, changes, by, { more });
      return answered!;
    },

    async list(about: About): Promise<ListedReply[]> {
      const store = replyStore(database.db);
      return store.listWhole(await store.listAbout(about));
    },

    async one(reply: ReplyRow): Promise<ListedReply> {
      return (await replyStore(database.db).listWhole([reply]))[0]!;
    },

    /** Texts to begin an answer with, in each language. */
    async drafts(letter: Letter): Promise<ReplyDrafts> {
      const [shop, renderers] = await Promise.all([
        settingsStore(database.db).find(),
        loadRenderers(),
      ]);
      const { name, regarding, quote } = letter;
      const entries = LOCALES.map((locale): [Locale, ReplyDraft] => {
        const data = { name, regarding, quote, shop: contactIn(locale, shop!) };
        const { chat, ...draft } = renderers[locale].draftReply(data);
        return [locale, { ...draft, whatsApp: whatsAppLink(letter.phone, chat) }];
      });
      return {
        language: languageOf(letter.text) ?? letter.pageLanguage ?? guessed(letter),
        drafts: Object.fromEntries(entries) as Record<Locale, ReplyDraft>,
      };
    },
  };
}
export type ReplyService = ReturnType<typeof replyService>;

/** Names in Arabic letters are those of people who read them; others may be anybody's. */
function guessed({ name }: Letter): Locale {
  return languageOf(name) ?? BASE_LOCALE;
}
