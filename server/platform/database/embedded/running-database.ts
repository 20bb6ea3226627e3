import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type pg from "pg";

import { asShopRole } from "./shop-role.ts";
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
  try {
    const connection = await asShopRole(connectionBy(socket.path, password));
    return { connection, [Symbol.asyncDispose]: socket.close };
  } catch {
    await socket.close();
    return undefined;
  }
}
