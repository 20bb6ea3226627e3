import type { Logger } from "pino";

import { AT_START, makeMissingCards } from "#server/features/cards/make-missing-cards.ts";
import { sheetReader } from "#server/features/rosters/read-sheet.ts";
import { publicCache } from "#server/platform/cache/public-cache.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { followContent } from "#server/platform/database/content-changes.ts";
import { mergeCountsEachMinute } from "#server/platform/database/lists/merge-counts.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { openUploadFolder } from "#server/platform/files/upload-folder.ts";
import { pictureQueue } from "#server/platform/pictures/picture-queue.ts";
import { mustOpenAll, openSecrets } from "#server/platform/secrets/open-secrets.ts";
import { sealWhenUpdated } from "#server/platform/secrets/seal-stored.ts";

import type { Config } from "./config.ts";
import { startJobs } from "./jobs.ts";
import { listen, type Front } from "./listen.ts";
import type { Pages } from "./pages.ts";
import { SECRET_FIELDS } from "./secret-fields.ts";
import { anotherFirstLink, type FirstStart } from "./seed/first-link.ts";
import { seed } from "./seed/seed.ts";
import { createShop } from "./shop.ts";

/**
 * Loads the pages; whatever is opened for them is closed with `open`. In development, `front`
 * handles requests before the shop does.
 */
export type OpenPages = (open: AsyncDisposableStack) => Promise<Pages & { front?: Front }>;

interface OpenParts {
  config: Config;
  log: Logger;
  database: Database;
  /** The pages, which may still be loading. */
  loading: ReturnType<OpenPages>;
  /** Aborts the start. */
  end: AbortSignal;
  /** Aborted when the shop is going to end. */
  ending: AbortSignal;
}

/** Opens the shop on its database: from the migrations to the HTTP server. */
export async function openShop(
  { config, log, database, loading, end, ending }: OpenParts,
  open: AsyncDisposableStack,
): Promise<{ firstStart: FirstStart | undefined; front: Front | undefined }> {
  const { firstStart, secrets } = await database.forLongWork(async (patient) => {
    await migrate(patient);
    end.throwIfAborted();
    const opened = await openSecrets(config, patient, SECRET_FIELDS);
    const seeded = (await seed(patient, config, opened)) ?? (await anotherFirstLink(patient.db));
    await mustOpenAll(opened, patient, SECRET_FIELDS);
    await makeMissingCards(patient, log, AT_START());
    return { firstStart: seeded, secrets: opened };
  });
  end.throwIfAborted();
  open.use(await sealWhenUpdated({ config, database, log, secrets, fields: SECRET_FIELDS }));

  const { renderers, front, ...pages } = await loading;
  const cache = publicCache(database);
  const uploads = open.use(await openUploadFolder(config.dataDir));
  const { printersIn, ...shown } = pages;
  const pictures = open.use(pictureQueue());
  const sheets = open.use(sheetReader());
  const shop = await createShop({
    config,
    database,
    secrets,
    log,
    pictures,
    sheets,
    ...shown,
    printersIn,
    loadRenderers: async () => renderers,
    cache,
    uploadFolder: uploads.path,
    ending,
  });
  open.use(mergeCountsEachMinute(database, log));
  const fileStore = openFileStore(config.files);
  open.use(
    await startJobs({ config, database, secrets, log, renderers, fileStore, pictures, printersIn }),
  );
  end.throwIfAborted();
  // Caching starts with the notifications of changed content. In development nothing is cached,
  // because nothing notifies of changed source files.
  if (!front) open.use(await followContent(database, cache, log));
  open.use(await shop.followLinkSecrets());
  open.use(shop.answerLog);
  // Disposed of after the HTTP server: the last taps are counted then.
  open.use(shop.taps.keepWriting(log));
  open.use(await listen(shop, config, { front, ending }));
  // Disposed of before the HTTP server, which waits for open responses, as these streams always
  // are.
  open.use(await shop.followLive());
  return { firstStart, front };
}
