import type pg from "pg";
import type { Logger } from "pino";

import { redactError } from "#server/platform/redact-error.ts";

import { openListeningConnection, type ListeningConnection } from "./listening-connection.ts";

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;

/** Handles the notifications of a channel. */
export interface ChannelListener {
  /** Called for each notification, from any node or program. */
  hear(payload: string): void;
  /**
   * Called with false when notifications may be missed from now on, also because listening ends, and
   * with true when they are received.
   */
  trust(isTrusted: boolean): void;
}

interface Listening {
  channel: string;
  listener: ChannelListener;
  log: Logger;
  /** The log message when notifications may be missed. */
  lost: string;
}

/**
 * Listens to channels of PostgreSQL's LISTEN/NOTIFY, on one connection for all of them that is open
 * while there are listeners. When it breaks or goes silent it is opened again, at once and then with
 * growing pauses of up to 2 s.
 * @returns a function that begins to listen, until what it resolves with is disposed of
 */
export function channelListening(config: () => pg.ClientConfig) {
  const all = new Set<Listening>();
  /** Those that hear on the connection that there is. */
  let hearing = new Set<Listening>();
  let connection: ListeningConnection | undefined;
  let opening: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The number of the last attempt to open one; those before it are given up. */
  let attempt = 0;

  function loseAll(error: unknown, wait: number): void {
    connection = undefined;
    hearing = new Set();
    for (const { listener, log, lost } of all) {
      listener.trust(false);
      log.warn({ err: redactError(error) }, lost);
    }
    timer = setTimeout(() => {
      opening = open(Math.min(wait * 2, LONGEST_WAIT_MS));
    }, wait).unref();
  }

  async function open(wait = FIRST_WAIT_MS): Promise<void> {
    const mine = (attempt += 1);
    const first = [...all];
    const channels = new Set(first.map(({ channel }) => channel));
    try {
      const opened = await openListeningConnection(config(), channels, {
        hear(channel, payload) {
          for (const each of all) if (each.channel === channel) each.listener.hear(payload);
        },
        lose: (error) => loseAll(error, FIRST_WAIT_MS),
      });
      if (mine !== attempt) return await opened.close();
      connection = opened;
    } catch (error) {
      if (mine === attempt) loseAll(error, wait);
      return;
    }
    for (const each of first) if (all.has(each)) begin(each);
    // Those that came meanwhile.
    for (const each of all) if (!hearing.has(each)) await join(each);
  }

  function begin(listening: Listening): void {
    hearing.add(listening);
    listening.listener.trust(true);
  }

  /** When the connection is lost meanwhile, the next one listens to this channel too. */
  async function join(listening: Listening): Promise<void> {
    const mine = connection;
    if (!mine) return;
    try {
      await mine.listen([listening.channel]);
    } catch {
      return;
    }
    if (mine === connection && all.has(listening) && !hearing.has(listening)) begin(listening);
  }

  async function closeUnused(): Promise<void> {
    clearTimeout(timer);
    attempt += 1;
    const unused = connection;
    connection = undefined;
    opening = undefined;
    await unused?.close();
  }

  return async function listen(
    channel: string,
    listener: ChannelListener,
    about: Pick<Listening, "log" | "lost">,
  ): Promise<AsyncDisposable> {
    const listening = { channel, listener, ...about };
    all.add(listening);
    await (opening ??= open());
    if (!hearing.has(listening)) await join(listening);
    return {
      async [Symbol.asyncDispose]() {
        all.delete(listening);
        hearing.delete(listening);
        listener.trust(false);
        if (all.size === 0) await closeUnused();
      },
    };
  };
}
