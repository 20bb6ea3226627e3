import { execFile } from "node:child_process";
import { chown, readdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import pg from "pg";

import { startEmbeddedDatabase } from "#server/platform/database/embedded/start-embedded.ts";

import { freePort } from "./test-cluster.ts";

/** Files of the running server, which its copy must not have. */
const OWN_FILES = /^(?:postmaster\.|\.s\.PGSQL\.)/;

const run = promisify(execFile);

export interface Replica extends AsyncDisposable {
  connection: pg.PoolConfig;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * A replica that follows a PostgreSQL by streaming replication: a copy of its folder, made while it
 * runs.
 * @param superuser the connection to an embedded server that also listens on a port
 */
export async function startReplica({
  host,
  user,
  password,
  port,
}: pg.PoolConfig): Promise<Replica> {
  const folder = dirname(host!);
  const copy = `${folder}-replica`;
  const database = "postgres";
  const client = new pg.Client({ host, user, password: String(password), port, database });
  await client.connect();
  await client.query("select pg_backup_start('replica', true)");
  await run("cp", ["-a", folder, copy]);
  const { rows } = await client.query("select labelfile from pg_backup_stop(false)");
  await client.end();
  const cluster = join(copy, "cluster");
  for (const name of await readdir(cluster)) {
    if (OWN_FILES.test(name)) await rm(join(cluster, name));
  }
  const { uid, gid } = await stat(cluster);
  const primary = `host=127.0.0.1 port=${port} user=${user} password=${String(password)}`;
  for (const [name, content] of [
    ["backup_label", rows[0].labelfile],
    ["standby.signal", ""],
    ["postgresql.auto.conf", `primary_conninfo = '${primary}'\n`],
  ]) {
    await writeFile(join(cluster, name), content);
    await chown(join(cluster, name), uid, gid);
  }
  const own = await freePort();
  let server: Awaited<ReturnType<typeof startEmbeddedDatabase>> | undefined;
  const start = async () => {
    server = await startEmbeddedDatabase(copy, { durable: false, port: own });
  };
  const stop = async () => {
    await server?.[Symbol.asyncDispose]();
    server = undefined;
  };
  await start();
  return {
    connection: server!.connection,
    start,
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(copy, { recursive: true, force: true });
    },
  };
}
