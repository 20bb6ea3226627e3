import type { PoolClient } from "pg";

import type { Database } from "#server/platform/database/connect.ts";
import { appliedMigration, isKnownMigration } from "#server/platform/database/migrate.ts";
import { WHOLE_LIMITS } from "#server/platform/database/time-limits.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";

import { contentOf, expandPart } from "./archive-content.ts";
import { readArchive } from "./archive-reader.ts";
import type { About, BackedUpTable, Manifest } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { checkBackup } from "./check-backup.ts";
import { mustNotReplaceKey, writeKeyFile } from "./key-files.ts";
import { mustHoldNoOthers, restoreFiles } from "./restore-files.ts";
import {
  commitRestore,
  compareTables,
  fillTables,
  holdMessages,
  makeTables,
  mustBeEmpty,
  ownTables,
  setTriggers,
} from "./restore.store.ts";

export interface RestoreParts {
  dataDir: string;
  database: Database;
  store: FileStore;
  /** The kinds of jobs that send messages. */
  messageKinds: readonly string[];
  /** Called before each part of the work. */
  onStep?: (step: "check" | "files" | "tables" | "compare") => void;
  signal?: AbortSignal;
}

/** What was restored and compared. */
export interface Restored {
  about: About;
  manifest: Manifest;
  tables: BackedUpTable[];
  /** Tables in the backup that are not the shop's. */
  others: string[];
  heldMessages: number;
}

/**
 * Restores a backup into an empty database and an empty file store. The whole backup is checked before
 * anything is written; then the files are, which a new try overwrites; then key files, and the database
 * in one transaction, whose end is the last step: a restore that is ended before leaves an empty database.
 * @throws {BackupProblem}
 */
export async function restoreBackup(path: string, parts: RestoreParts): Promise<Restored> {
  const { dataDir, database, store, signal, onStep } = parts;
  return database.forLongWork(async ({ pool }) => {
    const client = await pool.connect();
    try {
      await mustBeEmpty(client);
      onStep?.("check");
      const { about, manifest } = await checkBackup(path);
      await mustFit(client, about);
      for await (const { name, bytes } of keysIn(path))
        await mustNotReplaceKey(dataDir, name, bytes);
      await mustHoldNoOthers(store, path);
      signal?.throwIfAborted();

      onStep?.("files");
      await restoreFiles(store, path, signal);
      for await (const { name, bytes } of keysIn(path)) await writeKeyFile(dataDir, name, bytes);
      return { about, manifest, ...(await restoreTables(client, path, about, manifest, parts)) };
    } finally {
      // What is not committed is rolled back.
      client.release(true);
    }
  }, WHOLE_LIMITS);
}

async function restoreTables(
  client: PoolClient,
  path: string,
  about: About,
  manifest: Manifest,
  { messageKinds, signal, onStep }: RestoreParts,
): Promise<Pick<Restored, "tables" | "others" | "heldMessages">> {
  onStep?.("tables");
  await makeTables(client, about.migration);
  const { tables, others } = await ownTables(client, manifest.tables);
  await setTriggers(client, tables, "disable");
  const filling = fillTables(client, tables);
  for await (const { table, rows } of rowsIn(path)) {
    signal?.throwIfAborted();
    await filling.write(table, rows);
  }
  await filling.end();
  onStep?.("compare");
  await compareTables(client, tables);
  await setTriggers(client, tables, "enable");
  const heldMessages = await holdMessages(client, messageKinds);
  signal?.throwIfAborted();
  await commitRestore(client);
  return { tables, others, heldMessages };
}

/** @throws {BackupProblem} when this release does not know the backup's database, or it isn't older */
async function mustFit(client: PoolClient, { migration, release }: About): Promise<void> {
  if (!isKnownMigration(migration)) {
    throw new BackupProblem(
      `The backup was made by release ${release} of the shop, whose database this release does not know; restore it with that release or a newer one. Nothing was changed.`,
    );
  }
  if ((await appliedMigration(client)).at > migration) {
    throw new BackupProblem(
      "The database has the tables of a newer release than the backup, though no rows: " +
        "set DATA_DIR to a new folder, or DATABASE_URL to a new database. Nothing was changed.",
    );
  }
}

async function* keysIn(path: string) {
  for await (const entry of readArchive(path)) {
    const content = contentOf(entry.name);
    if (content?.kind === "key") yield { name: content.name, bytes: await entry.bytes() };
    // They come before everything else.
    else if (content) return;
  }
}

async function* rowsIn(path: string) {
  for await (const entry of readArchive(path)) {
    const content = contentOf(entry.name);
    if (content?.kind === "file") return;
    if (content?.kind !== "rows") continue;
    yield { table: content.table, rows: await expandPart(await entry.bytes()) };
  }
}
