import assert from "node:assert/strict";
import { test } from "node:test";

import pg from "pg";

import { createTestDatabase } from "#server/testing/test-database.ts";

import { keepsSessions } from "./session-check.ts";

test("a pooler that gives clients a session for each transaction is told from PostgreSQL itself", async () => {
  await using own = await createTestDatabase();
  const direct = new pg.Pool(own.connection);
  // A connection that is still closing is ended with its database.
  direct.on("error", () => {});
  assert.equal(await keepsSessions(direct), true);
  // Such a pooler has one session for two clients that take turns.
  const session = await direct.connect();
  const pooled = { query: session.query.bind(session), release: () => {} } as typeof session;
  assert.equal(await keepsSessions({ connect: async () => pooled }), false);
  session.release();
  await direct.end();
});
