import type { IncomingMessage } from "node:http";

import { HttpError } from "#server/platform/http-error.ts";
import { sentence } from "#shared/sentences/sentence.ts";

import { LONGEST_BODY } from "./body-limits.ts";

/** How slowly a body may come. */
export interface Pace {
  /** How long nothing has to come at all, in milliseconds. */
  grace: number;
  /** Bytes a second from then on, on the average. */
  least: number;
  /** How long it may take in all, in milliseconds. */
  longest: number;
}

/**
 * A phone in a 3G network sends 50 kB a second, and so takes ten minutes for an order with 30 MB of
 * pictures, after which clients give up. A sixth of that speed is let through, for networks stand
 * still at times, and a body that came fast has some time to spare.
 */
export const PACE: Pace = { grace: 20_000, least: 8 * 1024, longest: 15 * 60_000 };

/**
 * The body of a request as it comes over a connection. It is read no faster than it is asked for,
 * and only the time counts in which it is waited for.
 */
export class IncomingBody {
  /** Fails with a refusal when the sender leaves or is too slow. */
  readonly stream: ReadableStream<Uint8Array>;
  readonly #incoming: IncomingMessage;
  readonly #pace: Pace;
  #size = 0;
  /** Milliseconds. */
  #waited = 0;
  #reading: Promise<Buffer | undefined> | undefined;

  constructor(incoming: IncomingMessage, pace: Pace) {
    this.#incoming = incoming;
    this.#pace = pace;
    this.stream = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          const part = await this.#next();
          if (part) controller.enqueue(part);
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  }

  /**
   * Reads what is left of it and throws it away, as long as the sender keeps to the rules. Nothing
   * else reads it any more.
   * @returns whether that was all
   */
  async discard(): Promise<boolean> {
    try {
      while (this.#size < LONGEST_BODY) if (!(await this.#next())) return true;
      return false;
    } catch {
      // The sender left, or nobody waits for one so slow.
      return false;
    }
  }

  #next(): Promise<Buffer | undefined> {
    return (this.#reading ??= this.#read().finally(() => (this.#reading = undefined)));
  }

  /** Undefined at the end. */
  async #read(): Promise<Buffer | undefined> {
    for (;;) {
      const part = this.#incoming.read() as Buffer | null;
      if (part) {
        this.#size += part.length;
        return part;
      }
      if (this.#incoming.readableEnded) return undefined;
      if (this.#incoming.destroyed) throw new HttpError(400, sentence("sender_left"));
      await this.#arrival();
    }
  }

  async #arrival(): Promise<void> {
    const { grace, least, longest } = this.#pace;
    const allowed = Math.min(grace + (this.#size / least) * 1000, longest);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // A 408 would be sent again by browsers without asking anybody.
    const tooSlow = () => reject(new HttpError(400, sentence("body_too_slow")));
    const began = performance.now();
    const timer = setTimeout(tooSlow, Math.max(0, allowed - this.#waited));
    const listened = ["readable", "end", "close", "error"];
    for (const event of listened) this.#incoming.on(event, resolve);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      for (const event of listened) this.#incoming.off(event, resolve);
      this.#waited += performance.now() - began;
    }
  }
}
