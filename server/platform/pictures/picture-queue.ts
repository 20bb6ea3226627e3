import PQueue from "p-queue";

import { unavailable } from "#server/platform/http-error.ts";
import { sentence } from "#shared/sentences/sentence.ts";

import { pictureProcess, type PictureProcess, type RunPictureJob } from "./picture-process.ts";

/** What pictures are worked on for, and how many of each kind may be under way or wait. */
const MOST = {
  /** Orders and forms with pictures: each has one of its pictures in the queue at a time. */
  uploads: 60,
  /** Sizes that visitors look at. Each is made once, so many at once means a new shop. */
  views: 60,
};
/** Views first: there are few of them, and a visitor waits with an empty place on the page. */
const PRIORITY = { uploads: 0, views: 1 };

/** A full queue takes from a few seconds to a minute or two. */
const RETRY_SECONDS = 30;

/** How long one job may take with all that it reads and stores, in milliseconds. */
const TIME_LIMIT = 60_000;

/** Uses what `run` makes before the next job begins, so that no two are held in memory. */
type PictureWork<T> = (run: RunPictureJob) => Promise<T>;

/** The one queue of all picture work: one job at a time is under way, a bounded number waits. */
export interface PictureQueue extends Disposable {
  /** A place for one upload with all of its pictures. @throws a 503 when all are taken */
  admitUpload(): Disposable;
  /**
   * Works on one picture of an upload that was admitted. Between two of them others get their turn.
   * It is left when its sender leaves while it waits; what is thrown then is the signal's reason.
   */
  upload<T>(work: PictureWork<T>, sender?: AbortSignal): Promise<T>;
  /** Makes something to look at. @throws a 503 when too many wait */
  view<T>(work: PictureWork<T>): Promise<T>;
}

export function pictureQueue(
  { run, ...process }: PictureProcess = pictureProcess(),
  timeLimit = TIME_LIMIT,
): PictureQueue {
  // A store that does not answer must not hold up the queue for ever.
  const queue = new PQueue({ concurrency: 1, timeout: timeLimit });
  const admitted = { uploads: 0, views: 0 };

  function admit(kind: keyof typeof MOST): Disposable {
    if (admitted[kind] >= MOST[kind]) throw unavailable(sentence("pictures_busy"), RETRY_SECONDS);
    admitted[kind] += 1;
    return {
      [Symbol.dispose]() {
        admitted[kind] -= 1;
      },
    };
  }

  return {
    admitUpload: () => admit("uploads"),

    upload: (work, signal) => queue.add(() => work(run), { signal, priority: PRIORITY.uploads }),

    async view(work) {
      using _place = admit("views");
      return await queue.add(() => work(run), { priority: PRIORITY.views });
    },

    [Symbol.dispose]: process[Symbol.dispose],
  };
}
