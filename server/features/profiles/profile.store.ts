import { and, eq, isNull } from "drizzle-orm";

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

    /** Brings the page of a corrected order in line with it, unless its owner has changed it. */
    async followOrder(order: PersonOfOrder): Promise<void> {
      await db
        .update(profiles)
        .set({ ...firstProfile(order), updatedAt: new Date() })
        .where(and(eq(profiles.orderId, order.id), isNull(profiles.editedAt)));
    },
  };
}
