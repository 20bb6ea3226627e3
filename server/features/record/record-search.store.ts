import { eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

import { NAMED_RECORDS } from "#server/features/bin/bin.store.ts";
import { products } from "#server/features/catalog/product.table.ts";
import { users } from "#server/features/session/session.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { containing } from "#server/platform/database/lists/conditions.ts";
import { mentions } from "#server/platform/database/lists/search-text.ts";
import { BIN_ENTITIES } from "#shared/api-messages/names.ts";

/** More records than this with one name are not told apart by it anyway. */
const MOST_FOUND = 1_000;

interface Named {
  table: PgTable & { id: AnyPgColumn; deletedAt: AnyPgColumn; search?: AnyPgColumn };
  name: SQL;
}

const RECORDS: Record<string, Named> = {
  ...NAMED_RECORDS,
  product: { table: products, name: sql`${products.title}` },
  user: { table: users, name: sql`${users.name}` },
};

export type NamedRecords = Map<string, { name: string; isGone: boolean }>;

/** What a search of the record means: whom, which records, and from where. */
export interface Found {
  users: readonly string[];
  records: readonly string[];
  /** As it was typed; undefined for who may not see addresses. */
  address: string | undefined;
}

export function recordSearchStore(db: Db) {
  const idsWhere = async (table: Named["table"], where: SQL) => {
    const rows = await db
      .select({ id: sql<string>`${table.id}` })
      .from(table as PgTable)
      .where(where)
      .limit(MOST_FOUND);
    return rows.map(({ id }) => id);
  };

  return {
    async find(typed: string, seesAddresses: boolean): Promise<Found> {
      const people = await idsWhere(users, containing(typed, [users.name, users.email]));
      const named = [...BIN_ENTITIES, "product"].map((entity) => {
        const { table, name } = RECORDS[entity]!;
        const isNamed = table.search ? mentions(table.search, typed) : containing(typed, [name]);
        return idsWhere(table, or(isNamed, eq(table.id, typed))!);
      });
      const records = [...people, typed, ...(await Promise.all(named)).flat()];
      return { users: people, records, address: seesAddresses ? typed : undefined };
    },

    /** Records of one kind that have names, also deleted ones, by their ids; undefined for other kinds. */
    async named(entity: string, ids: readonly string[]): Promise<NamedRecords | undefined> {
      const named = RECORDS[entity];
      if (!named) return undefined;
      if (ids.length === 0) return new Map();
      const { table, name } = named;
      const rows = await db
        .select({
          id: sql<string>`${table.id}`,
          name: sql<string>`${name}`,
          isGone: sql<boolean>`${table.deletedAt} is not null`,
        })
        .from(table as PgTable)
        .where(inArray(table.id, [...ids]));
      return new Map(rows.map(({ id, ...row }) => [id, row]));
    },
  };
}
