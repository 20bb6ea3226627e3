import { eq } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import type { Db } from "#server/platform/database/connect.ts";

import { profiles } from "./profile.table.ts";

export function profilePageStore(db: Db) {
  return {
    /** A card with the page that it opens, and the state of its order. */
    async find(code: string) {
      const [row] = await db
        .select({
          card: cards,
          profile: profiles,
          order: { status: orders.status, deletedAt: orders.deletedAt },
        })
        .from(cards)
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .leftJoin(profiles, eq(profiles.id, cards.profileId))
        .where(eq(cards.code, code));
      return row;
    },
  };
}
export type CardWithPage = NonNullable<
  Awaited<ReturnType<ReturnType<typeof profilePageStore>["find"]>>
>;
