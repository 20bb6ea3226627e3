import { asc, eq, inArray, sql } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import type { Db } from "#server/platform/database/connect.ts";

import { cardTaps } from "./tap.table.ts";

export interface CountedTaps {
  code: string;
  /** `2026-11-22` */
  day: string;
  count: number;
}

export function tapStore(db: Db) {
  return {
    /** Adds to the counts; taps of cards that are gone are dropped. */
    async add(taps: readonly CountedTaps[]): Promise<void> {
      const codes = [...new Set(taps.map(({ code }) => code))];
      const known = await db
        .select({ id: cards.id, code: cards.code })
        .from(cards)
        .where(inArray(cards.code, codes));
      const ids = new Map(known.map(({ id, code }) => [code, id]));
      const rows = taps
        .flatMap(({ code, day, count }) => {
          const cardId = ids.get(code);
          return cardId ? [{ cardId, day, count }] : [];
        })
        // Nodes that write at the same moment lock the rows in the same order.
        .toSorted((a, b) => a.cardId.localeCompare(b.cardId) || a.day.localeCompare(b.day));
      if (rows.length === 0) return;
      await db
        .insert(cardTaps)
        .values(rows)
        .onConflictDoUpdate({
          target: [cardTaps.cardId, cardTaps.day],
          set: { count: sql`${cardTaps.count} + excluded.count` },
        });
    },

    /** Of the card with this code, by day. */
    ofCode: (code: string): Promise<Pick<CountedTaps, "day" | "count">[]> =>
      db
        .select({ day: cardTaps.day, count: cardTaps.count })
        .from(cardTaps)
        .innerJoin(cards, eq(cards.id, cardTaps.cardId))
        .where(eq(cards.code, code))
        .orderBy(asc(cardTaps.day)),
  };
}
