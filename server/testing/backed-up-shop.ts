import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import { readConfig } from "#server/config.ts";
import { makeBackup } from "#server/platform/backup/make-backup.ts";
import { restoreBackup, type RestoreParts } from "#server/platform/backup/restore-backup.ts";
import { connectDatabase, type Database } from "#server/platform/database/connect.ts";
import { openFileStore, type FileStore } from "#server/platform/files/file-store.ts";

import type { TestShop } from "./start-test-shop.ts";
import { createTestDatabase } from "./test-database.ts";

/** A folder for backups that is removed when disposed of. */
export async function backupFolder() {
  const path = await mkdtemp(join(tmpdir(), "naqra-backups-"));
  return {
    path,
    file: (name: string) => join(path, name),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}

export const backUp = ({ config, database }: Pick<TestShop, "config" | "database">, path: string) =>
  makeBackup({ config, database, store: openFileStore(config.files) }, path);

/** A place for a shop that holds nothing yet. @param env the file store, by default a folder */
export async function emptyShop(env: Record<string, string> = {}, { isMigrated = false } = {}) {
  const own = await createTestDatabase({ isMigrated });
  const dataDir = await mkdtemp(join(tmpdir(), "naqra-restored-"));
  const config = readConfig({ DATA_DIR: dataDir, ...env });
  const database = connectDatabase(own.connection);
  const store = openFileStore(config.files);
  return {
    config,
    database,
    store,
    connection: own.connection,
    restore: (path: string, more: Partial<RestoreParts> = {}) =>
      restoreBackup(path, { dataDir, database, store, messageKinds: [], ...more }),
    async [Symbol.asyncDispose]() {
      await database.close();
      await own[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Every row of every table, computed columns too, and every trigger with its state. */
export async function contentOf({ pool }: Database): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const content: Record<string, string[]> = {};
  for (const { name } of rows) {
    const read = await pool.query(`select "${name}"::text as row from "${name}" order by 1`);
    content[name] = read.rows.map(({ row }) => row);
  }
  const triggers = await pool.query(
    `select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text as row
     from pg_trigger where not tgisinternal order by 1`,
  );
  return { ...content, triggers: triggers.rows.map(({ row }) => row) };
}

/** The files of a store, by their keys. */
export async function filesIn(store: FileStore): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const folder of ["public", "private"]) {
    for await (const key of store.list(folder))
      files.set(key, await buffer((await store.read(key))!));
  }
  return files;
}

/** Those of a shop's files that its records name: all, unless a test has left others. */
export const backedUpFiles = ({ config }: Pick<TestShop, "config">) =>
  filesIn(openFileStore(config.files));
