import { sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";

import type { SecretField } from "./secret-field.ts";

export interface StoredSecret {
  field: SecretField;
  /** The primary key of its record. */
  record: string;
  stored: string;
}

/** All stored secrets, whatever tables they are in. */
export function secretStore(db: Db) {
  async function read(fields: readonly SecretField[], lock = sql``): Promise<StoredSecret[]> {
    const found: StoredSecret[] = [];
    for (const field of fields) {
      const { table, key, column } = namesOf(field);
      const { rows } = await db.execute<{ record: string; stored: string }>(
        sql`select ${key}::text as record, ${column} as stored from ${table} where ${column} <> '' ${lock}`,
      );
      found.push(...rows.map((row) => ({ field, ...row })));
    }
    return found;
  }

  return {
    read: (fields: readonly SecretField[]) => read(fields),

    /** Locked until the transaction ends. */
    readForUpdate: (fields: readonly SecretField[]) => read(fields, sql`for update`),

    async replace({ field, record, stored }: StoredSecret): Promise<void> {
      const { table, key, column } = namesOf(field);
      await db.execute(
        sql`update ${table} set ${column} = ${stored} where ${key}::text = ${record}`,
      );
    },
  };
}

function namesOf({ table, key, column }: SecretField) {
  return {
    table: sql.identifier(table),
    key: sql.identifier(key),
    column: sql.identifier(column),
  };
}
