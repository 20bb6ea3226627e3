import { and, asc, eq, inArray, isNull, max, sql } from "drizzle-orm";

import { newCardCode } from "#server/features/cards/card-code.ts";
import { cards } from "#server/features/cards/card.table.ts";
import type { OrderRow } from "#server/features/orders/order.store.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { CardState } from "#shared/cards/card.ts";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";

export type BoardCard = typeof cards.$inferSelect;

const shown = {
  id: orders.id,
  status: orders.status,
  paymentMethod: orders.paymentMethod,
  paymentState: orders.paymentState,
  depositReceipt: orders.depositReceipt,
  email: orders.email,
  phoneNumbers: orders.phoneNumbers,
  firstName: orders.firstName,
  lastName: orders.lastName,
  organization: orders.organization,
  companyId: orders.companyId,
  color: orders.color,
  countryId: orders.countryId,
  cityName: orders.cityName,
  typedCity: orders.typedCity,
  createdAt: orders.createdAt,
  language: orders.language,
  totalFils: orders.totalFils,
};
export type BoardOrder = Pick<OrderRow, keyof typeof shown>;

/** The orders on the board, and their cards. */
export function boardOrderStore(db: Db) {
  const read = (ids: readonly string[]) =>
    db
      .select(shown)
      .from(orders)
      .where(and(inArray(orders.id, [...ids]), isNull(orders.deletedAt)))
      .orderBy(asc(orders.id));

  return {
    async find(ids: readonly string[]): Promise<BoardOrder[]> {
      return ids.length === 0 ? [] : read(ids);
    },

    /** The same, in one sequence, and nobody else changes them until this transaction ends. */
    lock: (ids: readonly string[]): Promise<BoardOrder[]> => read(ids).for("no key update"),

    async setStatus(id: string, status: KnownOrderStatus): Promise<void> {
      await db.update(orders).set({ status, updatedAt: new Date() }).where(eq(orders.id, id));
    },

    /** A lost card stays lost; what it was before changes. */
    async setState(cardIds: readonly string[], state: CardState): Promise<void> {
      if (cardIds.length === 0) return;
      await db
        .update(cards)
        .set({
          state: sql`case when ${cards.state} = 'lost' then 'lost' else ${state} end`,
          stateBeforeLost: sql`case when ${cards.state} = 'lost' then ${state} end`,
          updatedAt: new Date(),
        })
        .where(inArray(cards.id, [...cardIds]));
    },

    async changeCard(id: string, change: Partial<BoardCard>): Promise<void> {
      await db
        .update(cards)
        .set({ ...change, updatedAt: new Date() })
        .where(eq(cards.id, id));
    },

    /** Another card like this one, of its order and for its page, with a code of its own. */
    async addLike(card: BoardCard, remadeAt: Date | null): Promise<BoardCard> {
      const copied = {
        orderId: card.orderId,
        profileId: card.profileId,
        person: card.person,
        nameOnCard: card.nameOnCard,
        jobTitle: card.jobTitle,
        organization: card.organization,
        color: card.color,
        colorName: card.colorName,
        includePrintedLogo: card.includePrintedLogo,
        companyLogo: card.companyLogo,
        addons: card.addons,
        remadeAt,
      };
      const [last] = await db
        .select({ position: max(cards.position) })
        .from(cards)
        .where(eq(cards.orderId, card.orderId));
      const position = (last?.position ?? 0) + 1;
      for (;;) {
        const [added] = await db
          .insert(cards)
          .values({ ...copied, position, id: newId(), code: newCardCode() })
          .onConflictDoNothing({ target: cards.code })
          .returning();
        if (added) return added;
      }
    },

    /** The order that has the card with this code. */
    async orderOfCode(code: string): Promise<string | undefined> {
      const [row] = await db
        .select({ orderId: cards.orderId })
        .from(cards)
        .where(eq(cards.code, code));
      return row?.orderId;
    },
  };
}
