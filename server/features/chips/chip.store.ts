import { and, asc, count, eq, inArray, isNull } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { CardState } from "#shared/cards/card.ts";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";

import { chips } from "./chip.table.ts";

type ChipRow = typeof chips.$inferSelect;

export interface CardWithChip {
  card: typeof cards.$inferSelect;
  chip: ChipRow | null;
  order: Pick<typeof orders.$inferSelect, "id" | "status" | "createdAt" | "deletedAt">;
}

/** Before that nothing is made of a card. */
export const UNAPPROVED: CardState[] = ["waiting", "proof_sent"];
/** In these states a card waits for its chip. */
export const WAITING: CardState[] = ["approved", "printed"];
/** Of other orders nothing is made any more. */
export const IN_WORK: KnownOrderStatus[] = ["pending", "processing"];

const isWaiting = () =>
  and(inArray(cards.state, WAITING), inArray(orders.status, IN_WORK), isNull(orders.deletedAt));

export function chipStore(db: Db) {
  const select = () =>
    db
      .select({
        card: cards,
        chip: chips,
        order: {
          id: orders.id,
          status: orders.status,
          createdAt: orders.createdAt,
          deletedAt: orders.deletedAt,
        },
      })
      .from(cards)
      .innerJoin(orders, eq(orders.id, cards.orderId))
      .leftJoin(chips, eq(chips.cardId, cards.id));

  return {
    /** The first of the cards that wait, those of older orders first, and how many there are. */
    async waiting(most: number): Promise<{ rows: CardWithChip[]; total: number }> {
      const rows = await select()
        .where(isWaiting())
        .orderBy(asc(orders.createdAt), asc(orders.id), asc(cards.position))
        .limit(most);
      const [counted] = await db
        .select({ total: count() })
        .from(cards)
        .innerJoin(orders, eq(orders.id, cards.orderId))
        .where(isWaiting());
      return { rows, total: counted!.total };
    },

    /** In any sequence. */
    ofCards: (ids: readonly string[]): Promise<CardWithChip[]> =>
      ids.length === 0 ? Promise.resolve([]) : select().where(inArray(cards.id, [...ids])),

    async ofCard(id: string): Promise<CardWithChip | undefined> {
      return (await select().where(eq(cards.id, id)))[0];
    },

    async ofCode(code: string): Promise<CardWithChip | undefined> {
      return (await select().where(eq(cards.code, code)))[0];
    },

    async ofSerial(serial: string): Promise<CardWithChip | undefined> {
      return (await select().where(eq(chips.serial, serial)))[0];
    },

    /** The same card, and nobody else changes it or its chip until this transaction ends. */
    async lockCard(id: string): Promise<CardWithChip | undefined> {
      await db.select({ id: cards.id }).from(cards).where(eq(cards.id, id)).for("update");
      return this.ofCard(id);
    },

    /** @returns false where the serial number is bound already, to whatever card */
    async add(chip: typeof chips.$inferInsert): Promise<boolean> {
      const added = await db
        .insert(chips)
        .values(chip)
        .onConflictDoNothing({ target: chips.serial })
        .returning({ serial: chips.serial });
      return added.length > 0;
    },

    async change(serial: string, change: Partial<ChipRow>): Promise<void> {
      await db.update(chips).set(change).where(eq(chips.serial, serial));
    },

    async delete(serial: string): Promise<void> {
      await db.delete(chips).where(eq(chips.serial, serial));
    },

    /** Unbinds the chip of a card. @returns its serial number */
    async release(cardId: string): Promise<string | undefined> {
      const released = await db
        .delete(chips)
        .where(eq(chips.cardId, cardId))
        .returning({ serial: chips.serial });
      return released[0]?.serial;
    },

    async setCardState(cardId: string, state: CardState): Promise<void> {
      await db.update(cards).set({ state, updatedAt: new Date() }).where(eq(cards.id, cardId));
    },
  };
}
