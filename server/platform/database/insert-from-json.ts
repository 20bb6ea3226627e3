import { getTableColumns, getTableName, sql, type InferInsertModel, type SQL } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * `insert into … select … from …`: adds the rows that one parameter has as a JSON array, which may be
 * empty, with columns named as in `table`. For statements that are put together once and insert into
 * several tables. The rows have a value for each column without a default, and for `also`.
 * @param parameter e.g. `$1`
 */
export function insertFromJson<Table extends PgTable>(
  table: Table,
  parameter: string,
  also: readonly (keyof InferInsertModel<Table> & string)[] = [],
): SQL {
  const given = Object.entries(getTableColumns(table)).filter(
    ([name, { hasDefault, generated }]) =>
      !generated && (!hasDefault || also.some((other) => other === name)),
  );
  const columns = given.map(([name]) => `"${toSnakeCase(name)}"`).join(", ");
  const values = given.map(([name]) => `"row"."${name}"`).join(", ");
  const types = given.map(([name, column]) => `"${name}" ${column.getSQLType()}`).join(", ");
  return sql.raw(`insert into "${getTableName(table)}" (${columns})
    select ${values} from json_to_recordset(${parameter}::json) as "row" (${types})`);
}
