import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import pg from "pg";
import { pino } from "pino";

import { superviseDatabase } from "#server/platform/database/embedded/supervised-database.ts";

import { freePort, onServer } from "../test-cluster.ts";
import { urlOf } from "../test-database.ts";
import { until } from "../until.ts";

const run = promisify(execFile);

/** The PostgreSQL that the tests bring, reached over TCP, and an empty database in it. */
export interface ExternalDatabase extends AsyncDisposable {
  url: string;
  /** The rows of a statement, on a connection of its own. */
  rows<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Ends all connections and starts the server anew, on the same files. */
  restart(): Promise<void>;
  /** Stops all of its processes in the middle of what they do, until `thaw`. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

/** Nothing that is committed is lost when the server ends, however it ends. */
export async function startExternalDatabase(): Promise<ExternalDatabase> {
  await using undo = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "naqra-external-"));
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  let pid: number | undefined;
  const server = undo.use(
    await superviseDatabase(join(folder, "database"), pino({ level: "silent" }), {
      port: await freePort(),
      onProcess: (id) => (pid = id),
    }),
  );
  await onServer(server.connection, "create database shop");
  const connection = { ...server.connection, database: "shop" };
  let frozen: number[] = [];

  const signal = (pids: readonly number[], name: NodeJS.Signals) => {
    for (const each of pids) {
      try {
        process.kill(each, name);
      } catch {
        // It has just ended.
      }
    }
  };
  const thaw = async () => signal(frozen.splice(0), "SIGCONT");
  // A frozen server could not be stopped.
  undo.defer(thaw);

  const open = undo.move();
  return {
    url: urlOf(connection),
    async rows<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) {
      const client = new pg.Client(connection);
      client.on("error", () => {});
      await client.connect();
      try {
        return (await client.query<Row>(statement, values)).rows;
      } finally {
        await client.end();
      }
    },
    async restart() {
      const before = pid!;
      process.kill(before, "SIGINT");
      await until(() => pid !== undefined && pid !== before);
    },
    async freeze() {
      const children = await run("pgrep", ["-P", String(pid)]);
      frozen = [pid!, ...children.stdout.trim().split("\n").map(Number)];
      signal(frozen, "SIGSTOP");
    },
    thaw,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}
