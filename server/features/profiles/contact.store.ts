import { eq, lt, sql } from "drizzle-orm";

import { orders } from "#server/features/orders/order.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { Contact } from "#shared/profiles/contact.ts";

import { profileContacts } from "./contact.table.ts";
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

    /** The e-mail address of a page's owner: that of the order. */
    async ownerOf(profileId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ email: orders.email })
        .from(profiles)
        .innerJoin(orders, eq(orders.id, profiles.orderId))
        .where(eq(profiles.id, profileId));
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
