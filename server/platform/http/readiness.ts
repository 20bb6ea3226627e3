import { randomUUID } from "node:crypto";

import type { Logger } from "pino";

import type { Database } from "#server/platform/database/connect.ts";
import { isMigrated } from "#server/platform/database/migrate.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";
import { withinReadableTime } from "#server/platform/readable-time.ts";
import { redactError } from "#server/platform/redact-error.ts";

/** A part that doesn't answer within this time, in milliseconds, is not ready. */
const PATIENCE = 3_000;
/** How long a result is reused, in milliseconds, because each check writes to the file store. */
const GOOD_FOR = 5_000;

type Check = "ok" | "failing";
export interface Readiness {
  status: "ready" | "not ready" | "ending";
  checks: { database: Check; migrations: Check; files: Check };
}

/**
 * Tells whether this process can serve requests: its database, its migrations, its file store. From
 * `ending` on it should get no new ones.
 */
export function readiness({
  database,
  store,
  log,
  ending,
}: {
  ending?: AbortSignal | undefined;
  database: Database;
  store: FileStore;
  log: Logger;
}) {
  const probe = `probes/${randomUUID()}.txt`;
  const parts = {
    database: async () => void (await database.pool.query("select 1")),
    async migrations() {
      if (!(await isMigrated(database))) throw new Error("The database lacks migrations.");
    },
    async files() {
      await store.putBytes(probe, Buffer.from("probe"), "text/plain");
      await store.delete(probe);
    },
  };
  let lastGood: { readiness: Readiness; at: number } | undefined;
  let asking: Promise<Readiness> | undefined;

  async function check(name: keyof typeof parts): Promise<Check> {
    try {
      await withinReadableTime(PATIENCE, parts[name]());
      return "ok";
    } catch (error) {
      log.warn({ part: name, err: redactError(error) }, "not ready");
      return "failing";
    }
  }

  async function ask(): Promise<Readiness> {
    const [databaseState, migrations, files] = await Promise.all([
      check("database"),
      check("migrations"),
      check("files"),
    ]);
    const checks = { database: databaseState, migrations, files };
    const isReady = Object.values(checks).every((state) => state === "ok");
    const readiness: Readiness = { status: isReady ? "ready" : "not ready", checks };
    lastGood = isReady ? { readiness, at: performance.now() } : undefined;
    return readiness;
  }

  /** Concurrent callers share one check. */
  async function current(): Promise<Readiness> {
    if (lastGood && !database.isAway() && performance.now() - lastGood.at < GOOD_FOR)
      return lastGood.readiness;
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  }

  return async function askReadiness(): Promise<Readiness> {
    const found = await current();
    return ending?.aborted ? { ...found, status: "ending" } : found;
  };
}
