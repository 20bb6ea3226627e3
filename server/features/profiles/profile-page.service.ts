import type { Notifications } from "#server/features/notifications/notifications.ts";
import { contactIn } from "#server/features/notifications/shop-contact.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { DEMO_CODE } from "#shared/cards/card-code.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { Contact } from "#shared/profiles/contact.ts";
import { isNameless } from "#shared/profiles/page-language.ts";
import type { CardNote } from "#shared/profiles/profile-view.ts";

import { profileContact } from "./contact-notifications.ts";
import { contactStore } from "./contact.store.ts";
import { demoProfile } from "./demo-profile.ts";
import type { ShownProfile } from "./present-profile.ts";
import { profilePageStore } from "./profile-page.store.ts";

/** What a code opens. */
export type Opened = { shown: ShownProfile } | { note: CardNote };

export function profilePageService(database: Database, notifications: Notifications) {
  return {
    /**
     * A replaced card still opens its page: old print, new page. Nothing is shown of an order that
     * was cancelled or deleted, as long as it is.
     * @param language of the card in the example
     */
    async open(code: string | undefined, language: Locale): Promise<Opened> {
      if (code === DEMO_CODE) {
        const shop = await settingsStore(database.db).find();
        return shop ? { shown: demoProfile(shop, language) } : { note: "unknown" };
      }
      const found = code && (await profilePageStore(database.db).find(code));
      if (!found) return { note: "unknown" };
      const { card, profile, order } = found;
      if (card.state === "lost") return { note: "lost" };
      const isGone = order.deletedAt !== null || order.status === "cancelled";
      if (card.state === "off" || isGone || !profile || isNameless(profile)) return { note: "off" };
      return { shown: { card, profile } };
    },

    async shopName(language: Locale): Promise<string> {
      const shop = await settingsStore(database.db).find();
      return shop ? contactIn(language, shop).shopName : "";
    },

    /** Takes what a visitor leaves, and sends it on to the owner of the page. */
    async takeContact(profileId: string, contact: Contact): Promise<void> {
      await database.transaction(async (trx) => {
        const store = contactStore(trx);
        const email = await store.ownerOf(profileId);
        if (email === undefined) return;
        const contactId = await store.add(profileId, contact);
        await notifications.send(trx, profileContact, { contactId }, { email });
      });
    },
  };
}
export type ProfilePageService = ReturnType<typeof profilePageService>;
