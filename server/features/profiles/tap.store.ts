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

    /**
     * Sums the days of the month 14 months ago, of each card, under the first of them. So a
     * card that is opened every day adds 12 rows a year for good, and not 365.
     */
    async sumOldMonth(): Promise<void> {
      const { rows } = await db.execute<{ first: string; next: string }>(sql`
        select to_char(month, 'YYYY-MM-DD') as first,
          to_char(month + interval '1 month', 'YYYY-MM-DD') as next
        from date_trunc('month', (now() at time zone 'Asia/Amman') - interval '14 months') as month`);
      const { first, next } = rows[0]!;
      await db.execute(sql`
        with days as (
          delete from ${cardTaps}
          where ${cardTaps.day} > ${first}::date and ${cardTaps.day} < ${next}::date
          returning ${cardTaps.cardId} as card_id, ${cardTaps.count} as count
        )
        insert into ${cardTaps} (card_id, day, count)
        select card_id, ${first}::date, sum(count) from days group by card_id
        on conflict (card_id, day) do update set count = ${cardTaps.count} + excluded.count`);
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
