import assert from "node:assert/strict";
import { test } from "node:test";

import { z } from "zod";

import { idFields } from "#shared/id-schema.ts";

import { present } from "./present.ts";

const at = new Date("2026-01-31T10:00:00Z");
const row = { id: "a".repeat(24), createdAt: at, updatedAt: at, name: "Example", priceFils: 1250 };
const schema = z.object({ ...idFields, name: z.string(), price: z.number() });

test("a record has the fields of its schema, from its row or given besides, and no other", () => {
  const { createdAt, updatedAt, ...item } = present(
    schema,
    { ...row, note: "Not answered" },
    {
      price: 1.25,
    },
  ) as Record<string, unknown>;
  assert.deepEqual(item, { _id: row.id, id: row.id, name: "Example", price: 1.25 });
  assert.deepEqual([createdAt, updatedAt], [at.toISOString(), at.toISOString()]);
  assert.equal(present(schema, row, { name: "Another", price: 1 }).name, "Another");
});

test("a field that the row does not have must be given, and one of another type too", () => {
  // @ts-expect-error No column is called `price`.
  present(schema, row, {});
  // @ts-expect-error The column is no number.
  present(schema, { ...row, price: "1.25" }, {});
  present(schema, { ...row, price: 1.25 }, {});
});
