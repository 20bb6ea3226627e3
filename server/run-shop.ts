import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";

import { openDatabase } from "#server/platform/database/open-database.ts";
import { newPasswordPath } from "#shared/accounts/account-paths.ts";

import { ConfigError, readProcessConfig, type Config } from "./config.ts";
import { makeDataFolder } from "./data-folder.ts";
import type { OpenPages } from "./open-shop.ts";
import { mustTakeBackups } from "./platform/backup/backup-folder.ts";
import { endOfProcess, ToldToEnd } from "./platform/process-end.ts";
import { openLog } from "./platform/shop-log.ts";
import { StartProblem } from "./platform/start-problem.ts";
import type { FirstStart } from "./seed/first-link.ts";

/**
 * Runs the shop until `end`. In any case, everything that was opened is closed in reverse order.
 */
async function runShop(openPages: OpenPages, end: AbortSignal): Promise<void> {
  await using open = new AsyncDisposableStack();
  const config = readProcessConfig();
  const log = openLog(config.logLevel);
  const ending = new AbortController();
  await makeDataFolder(config.dataDir);
  if (config.backupDir) await mustTakeBackups(config.backupDir, config.dataDir);

  const starting = Promise.withResolvers<void>();
  const opening = openDatabase(config, open, {
    log,
    end,
    onProcess(databasePid) {
      // If this process is killed, its parent process can stop the database.
      process.send?.({ databasePid }, undefined, undefined, () => {});
      starting.resolve();
    },
  });
  opening.then(
    () => starting.resolve(),
    () => starting.resolve(),
  );
  await starting.promise;
  // While the database starts, in a process of its own, all other code is loaded, which takes as long.
  const { openShop } = await import("./open-shop.ts");
  const loading = openPages(open);
  loading.catch(() => {});

  const { database, givenUp } = await opening;
  end.throwIfAborted();
  const parts = { config, log, database, loading, end, ending: ending.signal };
  const { firstStart, front } = await openShop(parts, open);
  sayWhere(config, firstStart);

  await Promise.race([once(end, "abort"), ...(givenUp ? [givenUp] : [])]);
  console.log("Ending …");
  ending.abort();
  if (!front && end.reason instanceof ToldToEnd && end.reason.hasTime) {
    await delay(config.shutdownDelay * 1000);
  }
}

function sayWhere({ publicUrl }: Config, firstStart: FirstStart | undefined): void {
  const lines = [
    "The shop is open.",
    `  Storefront      ${publicUrl}`,
    `  Panel           ${publicUrl}/admin-panel`,
  ];
  if (firstStart) lines.push(`  Owner           ${firstStart.email}`);
  if (firstStart?.linkToken) {
    const link = publicUrl + newPasswordPath(firstStart.linkToken);
    lines.push(
      `  Your password   ${link}`,
      "                  Choose it there. The link works once, for 24 hours; npm run owner:reset makes another.",
    );
  }
  console.log(lines.join("\n"));
}

/**
 * Prints an error for the person at the terminal: its message if it is an expected one, otherwise
 * the whole error.
 */
function tell(error: unknown): void {
  const isKnown = error instanceof StartProblem || error instanceof ConfigError;
  console.error(isKnown ? error.message : error);
}

/** Runs the shop until this process receives a signal to end, and exits. */
export async function runProcess(openPages: OpenPages): Promise<never> {
  const end = endOfProcess();
  let failure: unknown;
  try {
    await runShop(openPages, end);
  } catch (error) {
    failure = error;
  }
  failure ??= end.reason;
  const isWanted = failure === undefined || failure instanceof ToldToEnd;
  if (!isWanted) tell(failure);
  process.exit(isWanted ? 0 : 1);
}
