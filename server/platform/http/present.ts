import type { z } from "zod";

/** What every row has. */
export interface RecordRow {
  id: string;
  createdAt: Date;
  updatedAt: Date;
}

/** The fields that every record has: its id under two names, as different clients read either, and its timestamps. */
export function recordFields(row: RecordRow) {
  return {
    _id: row.id,
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The fields of a record that its row has, by the same name and as they are answered. */
type SameIn<Row, Item> = {
  [Field in keyof Item]: Field extends keyof Row
    ? Row[Field] extends Item[Field]
      ? Field
      : never
    : never;
}[keyof Item];

/** The fields of a record that are to be given besides its row. */
export type Besides<Row, Item> = Partial<Item> &
  Omit<Item, SameIn<Row, Item> | keyof ReturnType<typeof recordFields>>;

/**
 * A row as its contract answers it: each field of the schema from the row, unless it is among those that
 * are given besides. What the row has no such field for does not compile without.
 */
export function present<Schema extends z.ZodObject, Row extends RecordRow>(
  schema: Schema,
  row: Row,
  besides: Besides<Row, z.output<Schema>>,
): z.output<Schema> {
  const known: Record<string, unknown> = { ...row, ...besides, ...recordFields(row) };
  const others = Object.keys(schema.shape).map((field) => [field, known[field]]);
  return { ...recordFields(row), ...Object.fromEntries(others) } as z.output<Schema>;
}
