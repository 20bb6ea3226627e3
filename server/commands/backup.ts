// `npm run backup`: see scripts/backup.mjs.
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { argv } from "node:process";

import { readProcessConfig, type Config } from "#server/config.ts";
import { makeRecordedBackup } from "#server/features/backups/make-recorded-backup.ts";
import type { Manifest } from "#server/platform/backup/backup-format.ts";
import { backupName } from "#server/platform/backup/backup-name.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";

import { runCommand } from "./run-command.ts";
import { openShopDatabase } from "./shop-database.ts";

async function say(path: string, { tables, files, missing, keys }: Manifest): Promise<void> {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = ((await stat(path)).size / 1e6).toFixed(1);
  console.log(`The backup is ${path} (${megabytes} MB):`);
  console.log(
    `  ${rows} rows of ${tables.length} tables, ${files.count} files, ${keys.length} key files`,
  );
  if (missing.count > 0) {
    console.log(`  ${missing.count} files that the database names are not in the store:`);
    for (const key of missing.keys) console.log(`    ${key}`);
  }
  console.log(
    "It holds personal data and keys: keep a copy on another machine, where nobody else reads.",
  );
}

/** In the folder of the nightly ones, where there is one. They are never deleted. */
async function newPath({ backupDir, dataDir, publicUrl }: Config): Promise<string> {
  const folder = backupDir ?? join(dataDir, "backups");
  if (!backupDir) await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, backupName(publicUrl, new Date(), "by-hand"));
}

await runCommand(async (open, end) => {
  const config = readProcessConfig();
  const { database } = await openShopDatabase(config, open, end);
  const path = argv[2] ?? (await newPath(config));
  const store = openFileStore(config.files);
  await say(path, await makeRecordedBackup({ config, database, store }, path, end));
});
