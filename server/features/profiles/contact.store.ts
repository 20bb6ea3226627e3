import { asc, desc, eq, lt, sql } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { Contact } from "#shared/profiles/contact.ts";

import { profileContacts } from "./contact.table.ts";
import { OWNERS_EMAIL } from "./own-page.store.ts";
import { profiles } from "./profile.table.ts";

export function contactStore(db: Db) {
  return {
    async add(profileId: string, contact: Contact): Promise<string> {
      const [row] = await db
        .insert(profileContacts)
        .values({ ...contact, profileId })
        .returning({ id: profileContacts.id });
      return row!.id;
    },

    /** With the language of the page's owner. */
    async find(id: string) {
      const [row] = await db
        .select({ contact: profileContacts, language: profiles.language })
        .from(profileContacts)
        .innerJoin(profiles, eq(profiles.id, profileContacts.profileId))
        .where(eq(profileContacts.id, id));
      return row;
    },

    /** The e-mail address of a page's owner, or that of the order which it was made with. */
    async ownerOf(profileId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ email: OWNERS_EMAIL })
        .from(profiles)
        .innerJoin(cards, eq(cards.profileId, profiles.id))
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(eq(profiles.id, profileId))
        .orderBy(desc(eq(orders.id, profiles.orderId)), asc(cards.position))
        .limit(1);
      return row?.email;
    },

    async delete(id: string): Promise<void> {
      await db.delete(profileContacts).where(eq(profileContacts.id, id));
    },

    async deleteOld(): Promise<void> {
      await db
        .delete(profileContacts)
        .where(lt(profileContacts.createdAt, sql`now() - interval '30 days'`));
    },
  };
}
