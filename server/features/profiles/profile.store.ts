import { and, eq, exists, inArray, isNotNull, isNull, or } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";

import { firstProfile, type PersonOfOrder } from "./first-profile.ts";
import { profiles } from "./profile.table.ts";

/** The page of a new order's card, to be stored. */
export const newProfile = (order: PersonOfOrder) => ({ ...firstProfile(order), id: newId() });

export function profileStore(db: Db) {
  return {
    /** Adds the page of a new order's card, and answers its id. */
    async addFirst(order: PersonOfOrder): Promise<string> {
      const profile = newProfile(order);
      await db.insert(profiles).values(profile);
      return profile.id;
    },

    async add(all: readonly ReturnType<typeof newProfile>[]): Promise<void> {
      if (all.length > 0) await db.insert(profiles).values([...all]);
    },

    /** Pages of orders that are cancelled or deleted go on with this one, whose cards open them. */
    async goOnWith(orderId: string): Promise<void> {
      const opened = db
        .select({ id: cards.profileId })
        .from(cards)
        .where(eq(cards.orderId, orderId));
      const off = db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.id, profiles.orderId),
            or(eq(orders.status, "cancelled"), isNotNull(orders.deletedAt)),
          ),
        );
      await db
        .update(profiles)
        .set({ orderId })
        .where(and(inArray(profiles.id, opened), exists(off)));
    },

    /** Brings the page of this person's card in line with a corrected order, unless its owner has changed it. */
    async followOrder(order: PersonOfOrder, person: number): Promise<void> {
      const own = db
        .select({ id: cards.profileId })
        .from(cards)
        .where(and(eq(cards.orderId, order.id), eq(cards.person, person)));
      await db
        .update(profiles)
        .set({ ...firstProfile(order), updatedAt: new Date() })
        .where(and(inArray(profiles.id, own), isNull(profiles.editedAt)));
    },
  };
}
