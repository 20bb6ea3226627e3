import { readFile } from "node:fs/promises";
import { join } from "node:path";

import pg from "pg";

import { connectionBy, socketFolder } from "./start-embedded.ts";

/**
 * How to connect to the embedded server that another process runs in `folder`; undefined where none
 * runs.
 */
export async function runningDatabase(
  folder: string,
): Promise<(AsyncDisposable & { connection: pg.PoolConfig }) | undefined> {
  const password = await readFile(join(folder, "password"), "utf8").catch(() => undefined);
  if (password === undefined) return undefined;
  const socket = await socketFolder(join(folder, "cluster"));
  const connection = connectionBy(socket.path, password);
  const client = new pg.Client(connection);
  try {
    await client.connect();
  } catch {
    await socket.close();
    return undefined;
  } finally {
    await client.end();
  }
  return { connection, [Symbol.asyncDispose]: socket.close };
}
