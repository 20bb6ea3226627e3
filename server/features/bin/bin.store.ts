import { and, eq, gt, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import { addons } from "#server/features/addons/addon.table.ts";
import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { companies } from "#server/features/companies/company.table.ts";
import { cities, countries } from "#server/features/delivery/location.table.ts";
import { discounts } from "#server/features/discounts/discount.table.ts";
import { headerImages } from "#server/features/header-image/header-image.table.ts";
import { messages } from "#server/features/messages/message.table.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { socialLinks } from "#server/features/social-media/social-link.table.ts";
import { subscribers } from "#server/features/subscribers/subscriber.table.ts";
import { testimonials } from "#server/features/testimonials/testimonial.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { Slice } from "#server/platform/database/lists/list-rules.ts";
import type { StaffTable } from "#server/platform/database/staff-writes.ts";
import { historyEntries } from "#server/platform/history/history.table.ts";
import { BIN_ENTITIES } from "#shared/api-messages/names.ts";
import { BIN_DAYS, type BinEntity, type BinQuery } from "#shared/bin/bin.ts";

interface Kind {
  table: StaffTable;
  /** By which staff know a record. */
  name: SQL;
  /** What of the deleted rows is in the bin; by default all. */
  shown?: SQL;
}

/** By whom a record was deleted the last time. */
const deletedBy = (entity: SQL, id: SQL) => sql`(
  select ${historyEntries.userId} from ${historyEntries}
  where ${historyEntries.entity} = ${entity} and ${historyEntries.entityId} = ${id}
    and ${historyEntries.action} = 'delete'
  order by ${historyEntries.at} desc limit 1)`;

/** Records that can be restored, and what people call them. */
export const NAMED_RECORDS: Record<BinEntity, Kind> = {
  order: {
    table: orders,
    name: sql`(${orders.firstName} || ' ' || ${orders.lastName} || ' #' || right(${orders.id}, 8))`,
  },
  "bulk-order": {
    table: bulkOrders,
    name: sql`(${bulkOrders.companyName} || ' #' || right(${bulkOrders.id}, 8))`,
  },
  message: { table: messages, name: sql`(${messages.fullName} || ': ' || ${messages.subject})` },
  testimonial: { table: testimonials, name: sql`${testimonials.name}` },
  "social-link": {
    table: socialLinks,
    name: sql`(${socialLinks.platform} || ' ' || ${socialLinks.url})`,
  },
  // Whoever unsubscribed by their own link is not brought back by staff.
  subscriber: {
    table: subscribers,
    name: sql`${subscribers.email}`,
    shown: sql`${deletedBy(sql`'subscriber'`, sql`${subscribers.id}`)} is not null`,
  },
  country: { table: countries, name: sql`${countries.name}` },
  // Those that were deleted with their country come back with it.
  city: {
    table: cities,
    name: sql`${cities.name}`,
    shown: sql`not exists (select from ${countries}
      where ${countries.id} = ${cities.countryId} and ${countries.deletedAt} = ${cities.deletedAt})`,
  },
  addon: { table: addons, name: sql`${addons.title}` },
  "header-image": { table: headerImages, name: sql`''` },
  company: { table: companies, name: sql`${companies.name}` },
  discount: { table: discounts, name: sql`${discounts.code}` },
};

const isKept = ({ table }: Kind) =>
  gt(table.deletedAt, sql`now() - ${BIN_DAYS} * interval '1 day'`);

export interface BinRow {
  entity: BinEntity;
  id: string;
  name: string;
  deletedAt: Date;
  deletedBy: string | null;
}

export function binStore(db: Db) {
  return {
    /** Deleted records that can be restored, the last deleted first unless asked otherwise. */
    async list(
      { entity, search, sort }: BinQuery,
      slice: Slice,
    ): Promise<{ rows: BinRow[]; total: number }> {
      const parts = BIN_ENTITIES.filter((each) => entity === undefined || each === entity).map(
        (each) => {
          const { table, name, shown = sql`true` } = NAMED_RECORDS[each];
          return sql`select ${each}::text as entity, ${table.id} as id, ${name} as name,
            ${table.deletedAt} as deleted_at from ${table as PgTable}
            where ${and(isKept(NAMED_RECORDS[each]), shown)}`;
        },
      );
      const named = search ? `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : undefined;
      const found = sql`(${sql.join(parts, sql` union all `)}) as found
        where ${named === undefined ? sql`true` : sql`name ilike ${named}`}`;
      const direction = sort === "deletedAt" ? sql`asc` : sql`desc`;
      const limit = sql`limit ${slice.limit ?? null}::bigint offset ${slice.offset}::bigint`;
      const counted = await db.execute<{ total: number }>(
        sql`select count(*)::int as total from ${found}`,
      );
      const { rows } = await db.execute<{
        entity: BinEntity;
        id: string;
        name: string;
        deleted_at: string;
        deleted_by: string | null;
      }>(sql`select entity, id, name, to_json(deleted_at) #>> '{}' as deleted_at,
          ${deletedBy(sql`page.entity`, sql`page.id`)} as deleted_by
        from (select * from ${found} order by deleted_at ${direction}, id ${limit}) as page
        order by page.deleted_at ${direction}, id`);
      return {
        total: counted.rows[0]!.total,
        rows: rows.map(({ deleted_at, deleted_by, ...row }) => ({
          ...row,
          deletedAt: new Date(deleted_at),
          deletedBy: deleted_by,
        })),
      };
    },

    /** Marks a record of the bin as not deleted, locked; undefined when the bin has none of this id. */
    async restore(entity: BinEntity, id: string): Promise<{ deletedAt: Date } | undefined> {
      const { table, shown } = NAMED_RECORDS[entity];
      const [row] = await db
        .select({ deletedAt: table.deletedAt })
        .from(table as PgTable)
        .where(and(eq(table.id, id), isKept(NAMED_RECORDS[entity]), shown))
        .for("update");
      if (!row) return undefined;
      await db
        .update(table as PgTable)
        .set({ deletedAt: null, updatedAt: new Date() } as never)
        .where(eq(table.id, id));
      return row as { deletedAt: Date };
    },

    /** Restores the cities that were deleted in the same moment as their country. @returns their ids */
    async restoreCitiesOf(countryId: string, deletedAt: Date): Promise<string[]> {
      const rows = await db
        .update(cities)
        .set({ deletedAt: null })
        .where(and(eq(cities.countryId, countryId), eq(cities.deletedAt, deletedAt)))
        .returning({ id: cities.id });
      return rows.map(({ id }) => id);
    },

    /**
     * Deletes for good what has been in the bin for its time, with all that belongs to it. Its files
     * are deleted by the daily sweep, as no record names them any more. @returns how many records
     */
    async empty(): Promise<number> {
      let count = 0;
      // Cities first: a country is kept while there is a city of it.
      for (const entity of BIN_ENTITIES.toSorted((a) => (a === "city" ? -1 : 1))) {
        const { table } = NAMED_RECORDS[entity];
        const shown = entity === "subscriber" ? NAMED_RECORDS.subscriber.shown : undefined;
        const isUsed = sql`exists (select from ${cities} where ${cities.countryId} = ${countries.id})`;
        const { rowCount } = await db
          .delete(table as PgTable)
          .where(
            and(
              sql`${table.deletedAt} <= now() - ${BIN_DAYS} * interval '1 day'`,
              shown,
              entity === "country" ? sql`not ${isUsed}` : undefined,
            ),
          );
        count += rowCount ?? 0;
      }
      return count;
    },
  };
}
