import { promisify } from "node:util";
import { gzip } from "node:zlib";

import type { PoolClient } from "pg";

import type { Config } from "#server/config.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { WHOLE_LIMITS } from "#server/platform/database/time-limits.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";
import { placeholderSize } from "#server/platform/files/placeholders.ts";

import { writeArchive, type Archive } from "./archive-writer.ts";
import {
  ABOUT,
  FORMAT,
  fileEntry,
  keyEntry,
  MISSING_NAMED,
  tablePart,
  type BackedUpTable,
  type Manifest,
} from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { rowsOf } from "./copy-table.store.ts";
import { describeShop, type BackedUpConfig } from "./describe-shop.ts";
import { inOrder } from "./in-order.ts";
import { readKeyFiles } from "./key-files.ts";
import { readWhole } from "./read-file.ts";
import { RowDigest } from "./row-digest.ts";
import { lockBackups, namedFiles, unlockBackups } from "./snapshot.store.ts";
import { beginSnapshot, storedTables, type StoredTable } from "./tables.store.ts";

/** Of a table's text one part holds at least so much, in bytes: it is held in memory. */
const PART = 4 * 2 ** 20;
/** So many files are read at once; each is held in memory. */
const READ_AT_ONCE = 4;

const compress = promisify(gzip);

export interface BackupParts {
  config: BackedUpConfig & Pick<Config, "dataDir">;
  database: Database;
  store: Pick<FileStore, "read">;
}

/**
 * Writes a backup of everything as of one moment, while the shop goes on: the database in one snapshot,
 * then the files that it names. Memory is bounded, whatever the size of the shop.
 * @param path of the new file; its folder must exist
 * @throws {BackupProblem} also while another backup of the same database is made
 */
export async function makeBackup(
  { config, database, store }: BackupParts,
  path: string,
  signal?: AbortSignal,
): Promise<Manifest> {
  return database.forLongWork(async ({ pool }) => {
    const client = await pool.connect();
    try {
      if (!(await lockBackups(client))) {
        throw new BackupProblem("Another backup of this shop is being made; try again after it.");
      }
      let manifest: Manifest | undefined;
      const fill = async (archive: Archive) =>
        (manifest = await fillArchive(archive, client, { config, store, signal }));
      await writeArchive(path, fill, signal);
      await unlockBackups(client);
      return manifest!;
    } finally {
      // After a failure with its transaction and its lock.
      client.release(true);
    }
  }, WHOLE_LIMITS);
}

interface FillParts extends Omit<BackupParts, "database"> {
  signal: AbortSignal | undefined;
}

async function fillArchive(
  archive: Archive,
  client: PoolClient,
  { config, store, signal }: FillParts,
): Promise<Manifest> {
  await beginSnapshot(client);
  const keys = await readKeyFiles(config.dataDir);
  const about = await describeShop(client, config, keys.length > 0);
  await archive.add(ABOUT, Buffer.from(`${JSON.stringify(about, undefined, 2)}\n`));
  for (const { name, bytes } of keys) await archive.add(keyEntry(name), bytes);

  const stored = await storedTables(client);
  const tables: BackedUpTable[] = [];
  for (const table of stored) {
    signal?.throwIfAborted();
    tables.push(await addTable(archive, client, table));
  }
  const files = { count: 0, bytes: 0 };
  const missing = { count: 0, keys: [] as string[] };
  const read = async (key: string) => ({ key, bytes: await readWhole(store, key) });
  for await (const { key, bytes } of inOrder(named(client, stored), READ_AT_ONCE, read)) {
    signal?.throwIfAborted();
    if (bytes) {
      await archive.add(fileEntry(key), bytes);
      files.count += 1;
      files.bytes += bytes.length;
    } else {
      missing.count += 1;
      if (missing.keys.length < MISSING_NAMED) missing.keys.push(key);
    }
  }
  return { format: FORMAT, tables, files, missing, keys: keys.map(({ name }) => name) };
}

async function addTable(
  archive: Archive,
  client: PoolClient,
  table: StoredTable,
): Promise<BackedUpTable> {
  const digest = new RowDigest();
  let parts = 0;
  for await (const rows of rowsOf(client, table, PART, digest)) {
    await archive.add(tablePart(table.name, (parts += 1)), await compress(rows, { level: 6 }));
  }
  return { ...table, rows: digest.rows, parts, digest: digest.digest() };
}

/** The files to be read, without those that are part of the program. */
async function* named(client: PoolClient, stored: readonly StoredTable[]): AsyncGenerator<string> {
  for await (const group of namedFiles(client, stored)) {
    for (const key of group) if ((await placeholderSize(key)) === undefined) yield key;
  }
}
