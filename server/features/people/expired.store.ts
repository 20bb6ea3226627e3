import { sql, type SQL } from "drizzle-orm";

import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { cards } from "#server/features/cards/card.table.ts";
import { messages } from "#server/features/messages/message.table.ts";
import { orderAddons, orders } from "#server/features/orders/order.table.ts";
import { cardTaps } from "#server/features/profiles/tap.table.ts";
import { proofs } from "#server/features/proofs/proof.table.ts";
import { refunds } from "#server/features/refunds/refund.table.ts";
import { rosterRows, rosters } from "#server/features/rosters/roster.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { historyEntries } from "#server/platform/history/history.table.ts";
import { securityEvents } from "#server/platform/security-events/security-event.table.ts";

import { isUnderWay } from "./erase-orders.store.ts";

const daysAgo = (days: number) => sql`now() - ${days} * interval '1 day'`;
const isDone = sql`${orders.status} in ('delivered', 'cancelled', 'completed')`;

/** What has been kept for its days, the oldest first; locked, without what somebody else is changing. */
export function expiredStore(trx: Db) {
  async function idsOf(query: SQL): Promise<string[]> {
    const { rows } = await trx.execute<{ id: string }>(query);
    return rows.map(({ id }) => id);
  }

  return {
    namedOrders: (days: number, most: number) =>
      idsOf(sql`select id from ${orders}
        where email <> '' and ${isDone} and created_at < ${daysAgo(days)}
        order by created_at limit ${most} for update skip locked`),

    /** Takes them from their orders. @returns their keys */
    async takeReceipts(days: number, most: number): Promise<string[]> {
      const { rows } = await trx.execute<{ key: string }>(sql`
        with old as (
          select id as old_id, deposit_receipt as key from ${orders}
          where deposit_receipt <> '' and ${isDone} and created_at < ${daysAgo(days)}
          order by created_at limit ${most} for update skip locked
        )
        update ${orders} set deposit_receipt = '', receipt_hash = '' from old
        where id = old_id returning key`);
      const { rows: given } = await trx.execute<{ key: string }>(sql`
        with old as (
          select ${refunds.id} as old_id, receipt as key from ${refunds}
          join ${orders} on ${orders.id} = order_id
          where receipt <> '' and ${isDone} and ${orders.createdAt} < ${daysAgo(days)}
          limit ${most - rows.length} for update of ${refunds} skip locked
        )
        update ${refunds} set receipt = '' from old where id = old_id returning key`);
      return [...rows, ...given].map(({ key }) => key);
    },

    ordersWithPictures: (days: number, most: number) =>
      idsOf(sql`select id from ${orders}
        where ${isDone} and created_at < ${daysAgo(days)} and (
          company_logo <> ''
          or jsonb_path_exists(further_cards, '$[*] ? (@.companyLogo > "")')
          or exists (select from ${orderAddons} where ${orderAddons.orderId} = ${orders.id}
            and ${orderAddons.inputType} = 'image' and ${orderAddons.value} <> '')
          or exists (select from ${proofs} join ${cards} on ${cards.id} = ${proofs.cardId}
            where ${cards.orderId} = ${orders.id}))
        order by created_at limit ${most} for update skip locked`),

    /** Their keys, those of refunds too; '' for orders without. */
    async receiptsOf(ids: readonly string[]): Promise<string[]> {
      const these = sql`any(${sql.param([...ids])}::text[])`;
      const { rows } = await trx.execute<{ key: string }>(sql`
        select deposit_receipt as key from ${orders} where id = ${these}
        union all select receipt from ${refunds} where order_id = ${these}`);
      return rows.map(({ key }) => key);
    },

    messages: (days: number, most: number) =>
      idsOf(sql`select id from ${messages} where created_at < ${daysAgo(days)}
        order by created_at limit ${most} for update skip locked`),

    bulkOrders: (days: number, most: number) =>
      idsOf(sql`select id from ${bulkOrders} where updated_at < ${daysAgo(days)}
        order by updated_at limit ${most} for update skip locked`),

    /** Lists of people without anybody whose card is still made or sent. */
    rosters: (days: number, most: number) =>
      idsOf(sql`select id from ${rosters}
        where updated_at < ${daysAgo(days)} and not exists (
          select from ${rosterRows} join ${cards} on ${cards.id} = ${rosterRows.cardId}
          join ${orders} on ${orders.id} = ${cards.orderId}
          where ${rosterRows.rosterId} = ${rosters.id} and ${isUnderWay})
        order by updated_at limit ${most} for update skip locked`),

    deletedOrders: (days: number, most: number) =>
      idsOf(sql`select id from ${orders} where deleted_at < ${daysAgo(days)}
        order by deleted_at limit ${most} for update skip locked`),

    /** @returns how many days of cards have gone */
    async takeTaps(days: number, most: number): Promise<number> {
      const { rowCount } = await trx.execute(sql`delete from ${cardTaps} where ctid = any(array(
        select ctid from ${cardTaps} where day < (${daysAgo(days)})::date
        limit ${most} for update skip locked))`);
      return rowCount ?? 0;
    },

    /** Events, and then the addresses in the history. @returns how many of both have gone */
    async takeSecurityEvents(days: number, most: number): Promise<number> {
      const { rowCount } = await trx.execute(sql`delete from ${securityEvents} where id = any(array(
        select id from ${securityEvents} where last_at < ${daysAgo(days)}
        limit ${most} for update skip locked))`);
      const left = most - (rowCount ?? 0);
      const { rowCount: addresses } = await trx.execute(sql`update ${historyEntries}
        set address = null where id = any(array(
          select id from ${historyEntries} where address is not null and at < ${daysAgo(days)}
          limit ${left} for update skip locked))`);
      return (rowCount ?? 0) + (addresses ?? 0);
    },
  };
}
