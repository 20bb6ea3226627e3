// `npm run restore <file>`: see scripts/restore.mjs.
import { argv } from "node:process";

import { readProcessConfig } from "#server/config.ts";
import { makeDataFolder } from "#server/data-folder.ts";
import { jobNames } from "#server/features/notifications/notification.ts";
import { BackupProblem } from "#server/platform/backup/backup-problem.ts";
import { restoreBackup, type Restored } from "#server/platform/backup/restore-backup.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { CHANNELS } from "#shared/outbox/outbox.ts";

import { runCommand } from "./run-command.ts";
import { startShopDatabase } from "./shop-database.ts";

const STEPS = {
  check: "Checking the backup …",
  files: "Writing the files, and reading each back …",
  tables: "Writing the database …",
  compare: "Comparing the tables with the backup …",
};

function say({ about, manifest, tables, others, heldMessages }: Restored): void {
  console.log(`Restored: ${about.shop} as of ${about.madeAt}, made by release ${about.release}.`);
  console.log("Compared with the backup and found equal, row by row:");
  for (const { name, rows } of tables) console.log(`  ${String(rows).padStart(9)}  ${name}`);
  const { files, missing, keys } = manifest;
  console.log(`and ${files.count} files (${files.bytes} bytes), each by its SHA-256.`);
  const also = [
    ...(keys.length > 0 ? [`Keys that are in the data folder again: ${keys.join(", ")}.`] : []),
    ...(missing.count > 0
      ? [`Files that were missing already when the backup was made: ${missing.count}.`]
      : []),
    ...(others.length > 0
      ? [`Tables in the backup that are not the shop's, left out: ${others.join(", ")}.`]
      : []),
    ...(heldMessages > 0
      ? [
          `${heldMessages} messages waited when the backup was made. They may have been sent since, so they are held: the outbox in the panel asks what to do with them.`,
        ]
      : []),
    ...(about.secretKey === "environment"
      ? [
          "Set SECRET_KEY to the same key as before: without it passwords in the database can't be read.",
        ]
      : []),
  ];
  for (const line of also) console.log(line);
  console.log("Start the shop with npm start.");
}

await runCommand(async (open, end) => {
  const path = argv[2];
  if (!path) throw new BackupProblem("Say which backup: npm run restore <file>.");
  const config = readProcessConfig();
  await makeDataFolder(config.dataDir);
  const restored = await restoreBackup(path, {
    dataDir: config.dataDir,
    database: await startShopDatabase(config, open, end),
    store: openFileStore(config.files),
    messageKinds: jobNames(CHANNELS),
    onStep: (step) => console.log(STEPS[step]),
    signal: end,
  });
  say(restored);
});
