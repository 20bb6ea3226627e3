import { sql } from "drizzle-orm";

import { orders } from "#server/features/orders/order.table.ts";
import { quotes } from "#server/features/quotes/quote.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { historyEntries } from "#server/platform/history/history.table.ts";
import { tierOf } from "#shared/bulk-orders/bulk-tiers.ts";
import {
  COMPANY_COLUMNS,
  ENDED_DAYS,
  MOST_IN_COLUMN,
  type CompanyBoard,
  type CompanyColumn,
  type CompanyTicket,
} from "#shared/bulk-orders/company-board.ts";
import { orderNumber } from "#shared/ids.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";
import { quoteSums } from "#shared/quotes/quote-sums.ts";

import { bulkOrders } from "./bulk-order.table.ts";

type Quoted = Parameters<typeof quoteSums>[0];

interface PlacedRow extends Record<string, unknown> {
  place: CompanyColumn;
  total: number;
  since: string | Date;
  request: string | null;
  companyName: string;
  count: number;
  customFils: number | null;
  validUntil: string | null;
  quoted: Quoted | null;
  orderId: string | null;
  status: KnownOrderStatus | null;
  orderFils: number | null;
  waitingCards: number;
}

/**
 * Requests without an order by what was offered and answered, orders by their status. An order is in its column
 * since its history says so; those before it was kept, since they were placed.
 */
const PLACED = sql`
  select case
      when q.answer = 'declined' and r.status <> 'approved' then 'declined'
      when r.status = 'approved' or q.answer = 'accepted' then 'accepted'
      when q.id is not null or r.status = 'quoted' then 'quoted'
      else 'new' end as place,
    case
      when q.answer is not null then q.answered_at
      when r.status = 'approved' then r.updated_at
      else coalesce(q.created_at, r.created_at) end as since,
    r.id as request, r.company_name as "companyName", r.employee_count as count,
    case when r.has_custom_price then r.custom_price_fils end as "customFils",
    case when q.answer is null then q.valid_until end as "validUntil",
    case when q.id is not null then jsonb_build_object('count', q.count, 'priceFils', q.price_fils,
      'setupFils', q.setup_fils, 'deliveryFils', q.delivery_fils, 'taxMode', q.tax_mode,
      'depositPercent', q.deposit_percent) end as quoted,
    null as "orderId", null as status, null::int as "orderFils", 0 as "waitingCards"
  from ${bulkOrders} as r
  left join lateral (
    select * from ${quotes} as each where each.bulk_order_id = r.id order by created_at desc limit 1
  ) as q on true
  where r.deleted_at is null and not exists (
    select from ${orders} join ${quotes} on ${quotes.id} = ${orders.quoteId}
    where ${quotes.bulkOrderId} = r.id)
  union all
  select case ${orders.status} when 'pending' then 'accepted' when 'processing' then 'making'
      when 'cancelled' then 'declined' else 'sent' end,
    coalesce((
      select max(at) from ${historyEntries}
      where entity = 'order' and entity_id = ${orders.id} and changes ? 'status'
    ), ${orders.createdAt}),
    ${quotes.bulkOrderId}, ${orders.organization}, jsonb_array_length(${orders.furtherCards}), null, null,
    null, ${orders.id}, ${orders.status}, ${orders.totalFils},
    (select count(*)::int from jsonb_array_elements(${orders.furtherCards}) as card
      where card->>'nameOnCard' = '' and not card ? 'isErased')
  from ${orders} left join ${quotes} on ${quotes.id} = ${orders.quoteId}
  where ${orders.isOfCompany} and ${orders.companyId} is not null and ${orders.deletedAt} is null`;

/** Quotes by their end, everything else by how long it waits; what has ended, the latest first. */
const SEQUENCE = sql`"validUntil" nulls last, case when place in ('sent', 'declined') then null else since end,
  since desc, coalesce("orderId", request)`;

/** Companies' requests and orders, in columns by how far they are. */
export async function companyBoard(db: Db): Promise<CompanyBoard> {
  const { rows } = await db.execute<PlacedRow>(sql`
    select * from (
      select *, count(*) over (partition by place)::int as total,
        row_number() over (partition by place order by ${SEQUENCE}) as rank
      from (${PLACED}) as placed
      where since > now() - ${ENDED_DAYS} * interval '1 day'
        or not (place = 'declined' or coalesce(status in ('delivered', 'completed'), false))
    ) as ranked where rank <= ${MOST_IN_COLUMN} order by rank`);
  const byColumn = Map.groupBy(rows, ({ place }) => place);
  return COMPANY_COLUMNS.map((column) => {
    const placed = byColumn.get(column) ?? [];
    return { column, count: placed[0]?.total ?? 0, tickets: placed.map(ticketOf) };
  });
}

function ticketOf(row: PlacedRow): CompanyTicket {
  const { request, orderId, companyName, count, validUntil } = row;
  const id = orderId ?? request!;
  return {
    id,
    request,
    order: orderId === null ? null : orderOf(orderId, row),
    number: orderNumber(request ?? id),
    companyName,
    count: row.quoted?.count ?? count,
    value: jodFromFils(filsOf(row)),
    since: new Date(row.since).toISOString(),
    validUntil,
  };
}

const orderOf = (id: string, { status, waitingCards }: PlacedRow) => ({
  id,
  number: orderNumber(id),
  status: status!,
  waitingCards,
});

function filsOf({ orderFils, quoted, count, customFils }: PlacedRow): number {
  if (orderFils !== null) return orderFils;
  if (quoted) return quoteSums(quoted).totalFils;
  return count * (customFils ?? filsFromJod(tierOf(count).price));
}
