import { readFile } from "node:fs/promises";
import { join } from "node:path";

import pg from "pg";

import type { RunningShop } from "../e2e/running-shop.ts";

/** Connects to the embedded database of a running shop. */
export async function databaseOf({ dataFolder }: Pick<RunningShop, "dataFolder">) {
  const folder = join(dataFolder, "database");
  const password = await readFile(join(folder, "password"), "utf8");
  const host = join(folder, "cluster");
  return new pg.Pool({ host, user: "naqra", database: "postgres", password });
}
