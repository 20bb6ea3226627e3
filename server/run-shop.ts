import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";

import { AT_START, makeMissingCards } from "#server/features/cards/make-missing-cards.ts";
import { publicCache } from "#server/platform/cache/public-cache.ts";
import { followContent } from "#server/platform/database/content-changes.ts";
import { mergeCountsEachMinute } from "#server/platform/database/lists/merge-counts.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { openUploadFolder } from "#server/platform/files/upload-folder.ts";
import { pictureQueue } from "#server/platform/pictures/picture-queue.ts";

import { ConfigError, readProcessConfig, type Config } from "./config.ts";
import { makeDataFolder } from "./data-folder.ts";
import { startJobs } from "./jobs.ts";
import { listen, type Front } from "./listen.ts";
import type { Pages } from "./pages.ts";
import { endOfProcess, ToldToEnd } from "./platform/process-end.ts";
import { openLog } from "./platform/shop-log.ts";
import { StartProblem } from "./platform/start-problem.ts";
import { seed, type FirstStart } from "./seed/seed.ts";
import { createShop } from "./shop.ts";

/**
 * Loads the pages; whatever is opened for them is closed with `open`. In development, `front`
 * handles requests before the shop does.
 */
export type OpenPages = (open: AsyncDisposableStack) => Promise<Pages & { front?: Front }>;

/**
 * Runs the shop until `end`. In any case, everything that was opened is closed in reverse order.
 */
async function runShop(openPages: OpenPages, end: AbortSignal): Promise<void> {
  await using open = new AsyncDisposableStack();
  const config = readProcessConfig();
  const log = openLog(config.logLevel);
  const ending = new AbortController();
  await makeDataFolder(config.dataDir);
  // Meanwhile the database starts.
  const loading = openPages(open);
  loading.catch(() => {});

  const { database, givenUp } = await openDatabase(config, open, {
    log,
    end,
    // If this process is killed, its parent process can stop the database.
    onProcess: (databasePid) => process.send?.({ databasePid }, undefined, undefined, () => {}),
  });
  end.throwIfAborted();
  const firstStart = await database.forLongWork(async (patient) => {
    await migrate(patient);
    end.throwIfAborted();
    const seeded = await seed(patient, config);
    await makeMissingCards(patient, log, AT_START());
    return seeded;
  });
  end.throwIfAborted();

  const { renderers, front, ...pages } = await loading;
  const cache = publicCache(database);
  const uploads = open.use(await openUploadFolder(config.dataDir));
  const { printersIn, ...shown } = pages;
  const pictures = open.use(pictureQueue());
  const shop = await createShop({
    config,
    database,
    log,
    pictures,
    ...shown,
    loadRenderers: async () => renderers,
    cache,
    uploadFolder: uploads.path,
    ending: ending.signal,
  });
  open.use(mergeCountsEachMinute(database, log));
  const fileStore = openFileStore(config.files);
  open.use(await startJobs({ config, database, log, renderers, fileStore, pictures, printersIn }));
  end.throwIfAborted();
  // Caching starts with the notifications of changed content. In development nothing is cached,
  // because nothing notifies of changed source files.
  if (!front) open.use(await followContent(database, cache, log));
  open.use(shop.answerLog);
  // Disposed of after the HTTP server: the last taps are counted then.
  open.use(shop.taps.keepWriting(log));
  open.use(await listen(shop, config, { front, ending: ending.signal }));
  // Disposed of before the HTTP server, which waits for open responses, as these streams always
  // are.
  open.use(await shop.followLive());
  sayWhere(config, firstStart);

  await Promise.race([once(end, "abort"), ...(givenUp ? [givenUp] : [])]);
  console.log("Ending …");
  ending.abort();
  if (!front && end.reason instanceof ToldToEnd && end.reason.hasTime) {
    await delay(config.shutdownDelay * 1000);
  }
}

function sayWhere({ publicUrl, owner }: Config, firstStart: FirstStart | undefined): void {
  const lines = [
    "The shop is open.",
    `  Storefront      ${publicUrl}`,
    `  Panel           ${publicUrl}/admin-panel`,
    `  Owner           ${firstStart?.email ?? owner.email}`,
  ];
  if (firstStart?.password) {
    lines.push(`  First password  ${firstStart.password}   (shown this once; keep it)`);
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
