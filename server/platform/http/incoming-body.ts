import type { IncomingMessage } from "node:http";

import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

import { LONGEST_BODY } from "./body-limits.ts";
import { pauseAllowed, timeAllowed, type Pace } from "./pace.ts";

/**
 * The body of a request from a connection, read on demand. Only the time spent waiting for the
 * client counts against its time limit.
 */
export class IncomingBody {
  /** Fails with an `HttpError` when the client disconnects or is too slow. */
  readonly stream: ReadableStream<Uint8Array>;
  readonly #incoming: IncomingMessage;
  readonly #pace: Pace;
  #size = 0;
  /** Time spent waiting for the client, in milliseconds. */
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
   * Reads and discards the rest of the body, within the limits of size and speed. Nothing else may
   * read the body afterwards.
   * @returns whether the end was reached
   */
  async discard(): Promise<boolean> {
    try {
      while (this.#size < LONGEST_BODY) if (!(await this.#next())) return true;
      return false;
    } catch {
      // The client disconnected or was too slow.
      return false;
    }
  }

  #next(): Promise<Buffer | undefined> {
    return (this.#reading ??= this.#read().finally(() => (this.#reading = undefined)));
  }

  /** The next part; undefined at the end. */
  async #read(): Promise<Buffer | undefined> {
    for (;;) {
      const part = this.#incoming.read() as Buffer | null;
      if (part) {
        this.#size += part.length;
        return part;
      }
      if (this.#incoming.readableEnded) return undefined;
      if (this.#incoming.destroyed) throw new HttpError(400, apiMessage("sender_left"));
      await this.#arrival();
    }
  }

  async #arrival(): Promise<void> {
    const allowed = timeAllowed(this.#pace, this.#size);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // Not a 408: browsers would send the request again by themselves.
    const tooSlow = () => reject(new HttpError(400, apiMessage("body_too_slow")));
    const began = performance.now();
    const left = Math.min(allowed - this.#waited, pauseAllowed(this.#pace));
    const timer = setTimeout(tooSlow, Math.max(0, left));
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
