import { unavailable } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { LIVE_BEAT, LIVE_BEAT_MS, LIVE_EVENT, type LiveEvent } from "#shared/live/live-event.ts";

/** The maximum number of open streams, for all accounts together and for one. */
const MOST = 200;
const MOST_OF_ONE = 8;
/** A client with so many unread events is considered gone. */
const MOST_UNREAD = 100;
const RETRY_SECONDS = 5;

interface Reader {
  userId: string;
  controller: ReadableStreamDefaultController<Uint8Array>;
  isSignedIn: () => Promise<boolean>;
}

/** Streams of server-sent events to open panels. */
export class LiveStreams {
  readonly #readers = new Set<Reader>();
  readonly #encoder = new TextEncoder();
  readonly #waiting: LiveEvent[] = [];
  #sending: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** The number of open streams. */
  get size(): number {
    return this.#readers.size;
  }

  /**
   * Opens a stream that begins with `first`. If the account has too many, its oldest one is closed.
   * @throws {HttpError} 503 when all accounts together have too many
   */
  open(
    { userId, isSignedIn }: Pick<Reader, "userId" | "isSignedIn">,
    first: readonly LiveEvent[],
  ): ReadableStream<Uint8Array> {
    const own = [...this.#readers].filter((reader) => reader.userId === userId);
    if (own.length >= MOST_OF_ONE) this.#close(own[0]!);
    if (this.#readers.size >= MOST) throw unavailable(apiMessage("shop_busy"), RETRY_SECONDS);
    let reader: Reader;
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        reader = { userId, isSignedIn, controller };
        this.#readers.add(reader);
        this.#timer ??= setInterval(() => void this.#beat(), LIVE_BEAT_MS).unref();
        this.#send(reader, LIVE_BEAT);
        for (const event of first) this.#send(reader, LIVE_EVENT, event);
      },
      cancel: () => this.#forget(reader),
    });
  }

  /**
   * Sends an event to all streams, after those before it. A stream whose session has ended, on whatever node, is
   * closed instead. Events that come while sessions are asked for share the next round.
   */
  publish(event: LiveEvent): Promise<void> {
    this.#waiting.push(event);
    return (this.#sending ??= this.#sendWaiting().finally(() => (this.#sending = undefined)));
  }

  async #sendWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const events = this.#waiting.splice(0);
      for (const reader of this.#readers) {
        // Whoever can't be asked for reconnects, and gets what was missed.
        const isSignedIn = await reader.isSignedIn().catch(() => false);
        if (!isSignedIn) this.#close(reader);
        else for (const each of events) this.#send(reader, LIVE_EVENT, each);
      }
    }
  }

  /** Closes all streams; browsers then reconnect by themselves. */
  closeAll(): void {
    for (const reader of this.#readers) this.#close(reader);
  }

  /** Sends a heartbeat, and closes streams whose session has ended. */
  async #beat(): Promise<void> {
    for (const reader of this.#readers) {
      // While the database is down the stream stays open, because no events can be sent then.
      const isSignedIn = await reader.isSignedIn().catch(() => true);
      if (isSignedIn) this.#send(reader, LIVE_BEAT);
      else this.#close(reader);
    }
  }

  #send(reader: Reader, name: string, event?: LiveEvent): void {
    if (!this.#readers.has(reader)) return;
    if ((reader.controller.desiredSize ?? 0) < -MOST_UNREAD) return this.#close(reader);
    const id = new Date().toISOString();
    reader.controller.enqueue(this.#encoder.encode(eventText(name, id, event)));
  }

  #close(reader: Reader): void {
    // It may have been left while its session was asked for.
    if (!this.#readers.has(reader)) return;
    this.#forget(reader);
    reader.controller.close();
  }

  #forget(reader: Reader): void {
    this.#readers.delete(reader);
    if (this.#readers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** An event as it is sent. @param id its time */
export function eventText(name: string, id: string, event?: LiveEvent): string {
  return `event: ${name}\nid: ${id}\ndata: ${event ? JSON.stringify(event) : ""}\n\n`;
}
