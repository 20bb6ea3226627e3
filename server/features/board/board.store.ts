import { inArray, sql } from "drizzle-orm";

import { cards } from "#server/features/cards/card.table.ts";
import { countOrders } from "#server/features/orders/order-counts.store.ts";
import { orders } from "#server/features/orders/order.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { BOARD_COLUMNS, type BoardColumn } from "#shared/board/board-column.ts";
import { OTHER_COUNTRY_ID } from "#shared/ids.ts";

/** The states of cards that are being made, in their sequence. Others say nothing of an order's place. */
const MADE = sql.raw(
  "array['waiting', 'proof_sent', 'approved', 'printed', 'programmed', 'packed']",
);

/**
 * Where an order is: as far as the card that is made least. A card that is lost counts as what it was
 * before. Nothing of this is stored, so that a status or a card that is set elsewhere moves its order.
 */
const PLACED = sql`
  select o.id, o.status, o.created_at, o.country_id, greatest(o.created_at, c.remade_at) as since,
    case
      when o.status in ('delivered', 'completed') then 'delivered'
      when o.status = 'shipped' then 'shipped'
      when coalesce(c.made, 1) > 1 then (${MADE})[c.made]
      when o.status = 'processing' or o.payment_state = 'accepted' then 'paid'
      else 'new'
    end as place
  from ${orders} o left join lateral (
    select min(array_position(${MADE}, coalesce(state_before_lost, state))) as made,
      max(remade_at) as remade_at
    from ${cards} where order_id = o.id
  ) c on true
  where o.deleted_at is null`;

export interface Placed {
  id: string;
  column: BoardColumn;
  /** From then on its delivery is promised. */
  since: Date;
}
export interface PlacedColumn {
  column: BoardColumn;
  count: number;
  orders: Placed[];
}

type PlacedRow = { id: string; place: BoardColumn; since: string | Date };

const placed = ({ id, place, since }: PlacedRow): Placed => ({
  id,
  column: place,
  since: new Date(since),
});

export function boardStore(db: Db) {
  /** The latest of the many that are delivered; their number is known without reading them. */
  async function delivered(limit: number): Promise<PlacedColumn> {
    const latest = (status: string) => sql`(
      select id, created_at from ${orders} where deleted_at is null and status = ${status}
      order by created_at desc, id desc limit ${limit})`;
    const { rows } = await db.execute<{ id: string; created_at: string | Date }>(
      sql`select * from (${latest("delivered")} union all ${latest("completed")}) as latest
        order by created_at desc, id desc limit ${limit}`,
    );
    const { byStatus } = await countOrders(db, {});
    return {
      column: "delivered",
      count: byStatus.delivered + byStatus.completed,
      orders: rows.map(({ id, created_at: at }) => ({
        id,
        column: "delivered",
        since: new Date(at),
      })),
    };
  }

  return {
    /**
     * The first orders of the columns, and how many each has. What is not delivered is looked through:
     * it is what a shop has in hand, found by the index of the statuses.
     * @param overdueBefore orders since before then are overdue, and come first
     */
    async columns(
      limit: number,
      overdueBefore: Date,
      only: BoardColumn | undefined,
    ): Promise<PlacedColumn[]> {
      const wanted = BOARD_COLUMNS.filter((column) => only === undefined || column === only);
      const isOpen = wanted.some((column) => column !== "delivered");
      const { rows } = isOpen
        ? await db.execute<PlacedRow & { total: number }>(sql`
            with placed as (${PLACED} and o.status in ('pending', 'processing', 'shipped')),
            ranked as (
              select id, place, since, count(*) over (partition by place)::int as total,
                row_number() over (
                  partition by place
                  order by country_id <> ${OTHER_COUNTRY_ID}
                    and since < ${overdueBefore.toISOString()}::timestamptz desc, since, id
                ) as rank
              from placed
            )
            select id, place, since, total from ranked where rank <= ${limit} order by place, rank`)
        : { rows: [] };
      const byColumn = Map.groupBy(rows, ({ place }) => place);
      const shown = wanted.map(async (column): Promise<PlacedColumn> => {
        if (column === "delivered") return delivered(limit);
        const own = byColumn.get(column) ?? [];
        return { column, count: own[0]?.total ?? 0, orders: own.map(placed) };
      });
      return Promise.all(shown);
    },

    /** Where these orders are. Cancelled and deleted ones are nowhere. */
    async placesOf(ids: readonly string[]): Promise<Map<string, Placed>> {
      if (ids.length === 0) return new Map();
      const { rows } = await db.execute<PlacedRow>(
        sql`with placed as (${PLACED} and ${inArray(sql`o.id`, [...ids])} and o.status <> 'cancelled')
          select id, place, since from placed`,
      );
      return new Map(rows.map((row) => [row.id, placed(row)]));
    },
  };
}
