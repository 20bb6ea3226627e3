import { and, desc, eq } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";

import { orderNotes } from "./order.table.ts";

export type OrderNoteRow = typeof orderNotes.$inferSelect;

/** So many notes and entries of an order's history are shown, from the newest on. */
export const MOST_SHOWN = 500;

export function orderNotesStore(db: Db) {
  return {
    async of(orderId: string): Promise<OrderNoteRow[]> {
      return db
        .select()
        .from(orderNotes)
        .where(eq(orderNotes.orderId, orderId))
        .orderBy(desc(orderNotes.createdAt), desc(orderNotes.id))
        .limit(MOST_SHOWN);
    },

    async find(orderId: string, id: string): Promise<OrderNoteRow | undefined> {
      const [row] = await db
        .select()
        .from(orderNotes)
        .where(and(eq(orderNotes.orderId, orderId), eq(orderNotes.id, id)))
        .for("update");
      return row;
    },

    async add(note: typeof orderNotes.$inferInsert): Promise<OrderNoteRow> {
      const [row] = await db.insert(orderNotes).values(note).returning();
      return row!;
    },

    async remove(id: string): Promise<void> {
      await db.delete(orderNotes).where(eq(orderNotes.id, id));
    },
  };
}
