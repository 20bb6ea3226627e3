import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { UNFINISHED } from "./archive-writer.ts";
import { madeAtOf, nightlyNames } from "./backup-name.ts";

const DAYS_KEPT = 7;
const WEEKS_KEPT = 4;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Asia/Amman is three hours ahead of UTC all year. */
const AMMAN_MS = 3 * HOUR_MS;
/** 1970 began on a Thursday, and weeks begin on a Sunday in Jordan. */
const SUNDAY_MS = 4 * DAY_MS;
/** No backup is written for longer. */
const LONGEST_MS = 12 * HOUR_MS;

const dayOf = (at: Date) => Math.floor((at.getTime() + AMMAN_MS) / DAY_MS);
const weekOf = (at: Date) => Math.floor((at.getTime() + AMMAN_MS + SUNDAY_MS) / (7 * DAY_MS));

/**
 * Of backups that were made at these times those to be kept: the newest of each of the last 7 days on
 * which there was one, and of each of the last 4 weeks. So nothing is lost by a pause of the shop.
 */
export function keptBackups<Backup extends { madeAt: Date }>(
  backups: readonly Backup[],
): Set<Backup> {
  const kept = new Set<Backup>();
  const newestFirst = backups.toSorted(
    (one, other) => other.madeAt.getTime() - one.madeAt.getTime(),
  );
  for (const [periodOf, count] of [
    [dayOf, DAYS_KEPT],
    [weekOf, WEEKS_KEPT],
  ] as const) {
    const seen = new Set<number>();
    for (const backup of newestFirst) {
      const period = periodOf(backup.madeAt);
      if (seen.size === count || seen.has(period)) continue;
      seen.add(period);
      kept.add(backup);
    }
  }
  return kept;
}

/**
 * Deletes the nightly backups of this shop that are not kept, and what nights that were ended in the
 * middle have left. Files with other names are left alone.
 * @param shop the shop's public address
 */
export async function rotateBackups(folder: string, shop: string, now = new Date()): Promise<void> {
  const isOwn = nightlyNames(shop);
  const names = await readdir(folder);
  const backups = names
    .filter((name) => isOwn.test(name))
    .map((name) => ({ name, madeAt: madeAtOf(name) }));
  const kept = keptBackups(backups);
  for (const backup of backups) {
    if (!kept.has(backup)) await rm(join(folder, backup.name));
  }
  for (const name of names) {
    if (!name.endsWith(UNFINISHED) || !isOwn.test(name.slice(0, -UNFINISHED.length))) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > LONGEST_MS) await rm(join(folder, name));
  }
}
