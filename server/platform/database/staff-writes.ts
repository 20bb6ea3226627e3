import { and, eq, isNull, sql, type InferInsertModel, type InferSelectModel } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

import { historyStore } from "#server/platform/history/history.store.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { EntityName } from "#shared/api-messages/names.ts";
import type { User } from "#shared/session/session.ts";

import type { Database, Db } from "./connect.ts";
import { mustBeVersion } from "./must-be-version.ts";

/** A table whose rows staff write: with an id, and with a column that marks deleted rows. */
export type StaffTable = PgTable & {
  id: AnyPgColumn;
  updatedAt: AnyPgColumn;
  deletedAt: AnyPgColumn;
};
export type StaffRow<Table extends StaffTable> = InferSelectModel<Table> & {
  id: string;
  updatedAt: Date;
  deletedAt: Date | null;
};

export type StaffColumns<Table extends StaffTable> = Partial<InferInsertModel<Table>>;

/**
 * Creates, updates and deletes rows as all entities of the panel need it: in one transaction with
 * an entry in the history. A row that doesn't exist is a 404.
 * @param entity its name in the history and in messages, e.g. `addon`
 */
export function staffWrites<Table extends StaffTable>(
  database: Database,
  table: Table,
  entity: EntityName,
) {
  // Drizzle's builders don't carry a table's type through a type parameter; the casts below say
  // again what the signatures do.
  const values = (input: StaffColumns<Table>) => input as Record<string, unknown>;

  async function findForUpdate(trx: Db, id: string): Promise<StaffRow<Table>> {
    const [row] = await trx
      .select()
      .from(table as PgTable)
      .where(and(eq(table.id, id), isNull(table.deletedAt)))
      .for("update");
    if (!row) throw notFound(entity);
    return row as StaffRow<Table>;
  }

  return {
    async create(input: InferInsertModel<Table>, by: User): Promise<StaffRow<Table>> {
      return database.transaction(async (trx) => {
        const [created] = await trx
          .insert(table as PgTable)
          .values(input)
          .returning();
        const row = created as unknown as StaffRow<Table>;
        await historyStore(trx).recordChange(by, entity, row.id, "create", {}, values(input));
        return row;
      });
    },

    /**
     * Changes only the given fields; they may be a function of the current, locked row. `check`
     * gets that row too and may throw; `more` changes related rows in the same transaction.
     */
    async update(
      id: string,
      input: StaffColumns<Table> | ((row: StaffRow<Table>) => StaffColumns<Table>),
      by: User,
      { check, more, lock, version }: WithinWrite<Table> & { version?: string | undefined } = {},
    ): Promise<StaffRow<Table>> {
      return database.transaction(async (trx) => {
        await lock?.(trx);
        const before = await findForUpdate(trx, id);
        mustBeVersion(before, version);
        await check?.(before, trx);
        await more?.(before, trx);
        const columns = typeof input === "function" ? input(before) : input;
        const given = Object.fromEntries(
          Object.entries(values(columns)).filter(([, value]) => value !== undefined),
        );
        const [changed] = await trx
          .update(table as PgTable)
          // An update needs at least one column; the time of the change is always set.
          .set({ ...given, updatedAt: new Date() } as never)
          .where(eq(table.id, id))
          .returning();
        await historyStore(trx).recordChange(by, entity, id, "update", before, given);
        return changed as unknown as StaffRow<Table>;
      });
    },

    async remove(
      id: string,
      by: User,
      { check, more, lock }: WithinWrite<Table> = {},
    ): Promise<void> {
      await database.transaction(async (trx) => {
        await lock?.(trx);
        const before = await findForUpdate(trx, id);
        await check?.(before, trx);
        await more?.(before, trx);
        await trx
          .update(table as PgTable)
          // Of the transaction: what is deleted together is restored together.
          .set({ deletedAt: sql`now()` } as never)
          .where(eq(table.id, id));
        await historyStore(trx).recordChange(by, entity, id, "delete", before, {});
      });
    },
  };
}

interface WithinWrite<Table extends StaffTable> {
  /** Taken before the row is, by whoever must not run beside others of the same. */
  lock?: (trx: Db) => Promise<void>;
  check?: (row: StaffRow<Table>, trx: Db) => void | Promise<void>;
  more?: (row: StaffRow<Table>, trx: Db) => Promise<void>;
}
