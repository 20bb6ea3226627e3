import assert from "node:assert/strict";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import type pg from "pg";
import { pino } from "pino";

import { connectDatabase } from "../connect.ts";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import { asShopRole } from "./shop-role.ts";
import { startEmbeddedDatabase } from "./start-embedded.ts";

const log = pino({ level: "silent" });

async function startServer() {
  const parent = await mkdtempDisposable(join(tmpdir(), "naqra-role-"));
  const server = await startEmbeddedDatabase(join(parent.path, "database"), { durable: false });
  return {
    superuser: server.connection,
    dataDir: parent.path,
    stop: () => server[Symbol.asyncDispose](),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await parent.remove();
    },
  };
}

const FORBIDDEN = [
  "copy (select 1) to program 'cat'",
  "select pg_read_file('postgresql.conf')",
  "create role another superuser",
  "alter role naqra password 'another'",
  "alter system set log_statement = 'all'",
  "select rolpassword from pg_authid",
];

async function mustBeOwnerOnly(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
     from pg_roles where rolname = current_user`,
  );
  assert.deepEqual(new Set(Object.values(rows[0])), new Set([false]));
  for (const statement of FORBIDDEN) {
    await assert.rejects(pool.query(statement), /permission denied/, statement);
  }
}

test("the shop uses its database by a role that owns it and can do nothing else on the server", async () => {
  await using server = await startServer();
  await server.stop();
  await using open = new AsyncDisposableStack();
  const config = { dataDir: server.dataDir, databaseConnections: 4 };
  const end = new AbortController().signal;
  const { database } = await openDatabase(
    { ...config, databaseUrl: undefined, databaseReadUrl: undefined },
    open,
    { log, end, onProcess() {} },
  );
  await migrate(database);
  await mustBeOwnerOnly(database.pool);
});

test("what a release before this role has made is the role's, also when several processes hand it over", async () => {
  await using server = await startServer();
  const earlier = connectDatabase(server.superuser);
  await migrate(earlier);
  await earlier.pool.query(
    "drop index orders_other_contact; create table extra as select 1 as row",
  );
  await earlier.close();
  const [connection] = await Promise.all([1, 2, 3].map(() => asShopRole(server.superuser)));
  const database = connectDatabase(connection!);
  await mustBeOwnerOnly(database.pool);
  const { rows } = await database.pool.query(
    `select oid::regclass::text as left_over from pg_class
     where relowner <> current_user::regrole and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
     union all select oid::regprocedure::text from pg_proc
     where proowner <> current_user::regrole and pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  );
  assert.deepEqual(rows, []);
  await database.pool.query("alter table orders add column later text; drop table extra");
  await migrate(database);
  await database.close();
});
