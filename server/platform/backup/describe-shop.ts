import type { PoolClient } from "pg";

import type { Config } from "#server/config.ts";
import { appliedMigration } from "#server/platform/database/migrate.ts";

import { FORMAT, type About } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { RELEASE } from "./release.ts";
import { snapshotFacts } from "./snapshot.store.ts";

/** What of the configuration a backup mentions. */
export type BackedUpConfig = Pick<Config, "publicUrl" | "secretKeys">;

const WHAT =
  "A backup of a Naqra shop, with personal data and keys. Restore it with: npm run restore <file>. " +
  "By hand: tar -xf <file>; sha256sum -c checksums/*; zcat tables/orders/* has rows for PostgreSQL's COPY.";

/** The first entry of a backup. @throws {BackupProblem} when this version does not know the database */
export async function describeShop(
  client: PoolClient,
  config: BackedUpConfig,
  hasKey: boolean,
): Promise<About> {
  const migration = await appliedMigration(client);
  if (!migration.isKnown) {
    throw new BackupProblem(
      migration.at === 0
        ? "The database holds no shop."
        : "The database was made by another version of the shop than this one; make the backup with that version.",
    );
  }
  const { at, postgres } = await snapshotFacts(client);
  return {
    what: WHAT,
    format: FORMAT,
    madeAt: at.toISOString(),
    release: RELEASE,
    migration: migration.at,
    postgres,
    shop: config.publicUrl,
    secretKey: config.secretKeys.length > 0 ? "environment" : hasKey ? "file" : "none",
  };
}
