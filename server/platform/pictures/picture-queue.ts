import PQueue from "p-queue";

import { unavailable } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

import { pictureProcess, type PictureProcess, type RunPictureJob } from "./picture-process.ts";

/** The kinds of picture jobs, and how many of each may run or wait. */
const MOST = {
  /** Orders and forms with pictures: each has one of its pictures in the queue at a time. */
  uploads: 60,
  /**
   * Sizes that visitors look at. Each is made only once, so many at the same time means a new shop.
   */
  views: 60,
  /** Pictures that somebody has just picked for an order. */
  trials: 24,
  /** Pictures of pages that are shared: as many different ones as there are cards. */
  drawings: 12,
};
/**
 * Views go first: there are few of them, and a visitor sees an empty space on the page meanwhile.
 * Drawings come after all that orders need, since programs ask for them.
 */
const PRIORITY = { background: -1, drawings: 0, trials: 1, uploads: 2, views: 3 };

/** Working through a full queue takes from a few seconds to about two minutes. */
const RETRY_SECONDS = 30;

/** Time limit for one job with everything that it reads and stores, in milliseconds. */
const TIME_LIMIT = 60_000;

/**
 * Uses the result of `run` before the next job begins, so that no two results are held in memory.
 */
export type PictureWork<T> = (run: RunPictureJob) => Promise<T>;

/** The queue for all picture processing: one job runs at a time, a bounded number waits. */
export interface PictureQueue extends Disposable {
  /** A slot for one upload with all of its pictures. @throws a 503 when all are taken */
  admitUpload(): Disposable;
  /**
   * Processes one picture of an admitted upload. Other uploads get their turn between two pictures.
   * If the client disconnects while it waits, it is dropped and the signal's reason is thrown.
   */
  upload<T>(work: PictureWork<T>, sender?: AbortSignal): Promise<T>;
  /** Tries a picture that was picked. @throws a 503 when too many wait */
  trial<T>(work: PictureWork<T>, sender: AbortSignal): Promise<T>;
  /** Draws a picture for who shares a page. @throws a 503 when too many wait */
  draw<T>(work: PictureWork<T>): Promise<T>;
  /** Does what nobody waits for, when there is nothing else to do. */
  background<T>(work: PictureWork<T>): Promise<T>;
  /** Makes a picture that a visitor waits for. @throws a 503 when too many wait */
  view<T>(work: PictureWork<T>): Promise<T>;
  /** How many jobs wait for their turn. */
  readonly waiting: number;
  /** Calls `listener` whenever a job begins, with the milliseconds for which it has waited. */
  onBegin(listener: (waited: number) => void): void;
}

export function pictureQueue(
  { run, ...process }: PictureProcess = pictureProcess(),
  timeLimit = TIME_LIMIT,
): PictureQueue {
  // A store that does not respond must not block the queue for ever.
  const queue = new PQueue({ concurrency: 1, timeout: timeLimit });
  const admitted = { uploads: 0, views: 0, trials: 0, drawings: 0 };

  const listeners: ((waited: number) => void)[] = [];

  function add<T>(work: PictureWork<T>, options: { priority: number; signal?: AbortSignal }) {
    const added = performance.now();
    return queue.add(() => {
      for (const listener of listeners) listener(performance.now() - added);
      return work(run);
    }, options);
  }

  function admit(kind: keyof typeof MOST): Disposable {
    if (admitted[kind] >= MOST[kind]) throw unavailable(apiMessage("pictures_busy"), RETRY_SECONDS);
    admitted[kind] += 1;
    return {
      [Symbol.dispose]() {
        admitted[kind] -= 1;
      },
    };
  }

  /** Does it in its turn, if there is a slot of its kind. */
  async function inTurn<T>(kind: keyof typeof MOST, work: PictureWork<T>, signal?: AbortSignal) {
    using _place = admit(kind);
    return await add(work, { signal, priority: PRIORITY[kind] });
  }

  return {
    admitUpload: () => admit("uploads"),

    upload: (work, signal) => add(work, { signal, priority: PRIORITY.uploads }),

    background: (work) => add(work, { priority: PRIORITY.background }),

    view: (work) => inTurn("views", work),

    trial: (work, sender) => inTurn("trials", work, sender),

    draw: (work) => inTurn("drawings", work),

    get waiting() {
      return queue.size;
    },

    onBegin: (listener) => void listeners.push(listener),

    [Symbol.dispose]: process[Symbol.dispose],
  };
}
