import { setTimeout as delay } from "node:timers/promises";
import { callbackify } from "node:util";

import pg from "pg";

import type { CircuitBreaker } from "./circuit-breaker.ts";
import { isOutOfConnections } from "./probe.ts";
import { DatabaseUnavailable, isOfConnection } from "./unavailable.ts";

/**
 * At most so many callers may wait for a connection; more would time out anyway and take memory
 * meanwhile.
 */
const MOST_WAITING = 300;

/** How long the pool stays at its size when the server has no connection left, in milliseconds. */
const FULL_MS = 1_000;
/** How soon a caller tries again while this process has no connection at all, in milliseconds. */
const RETRY_MS = 100;

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * A pool that fails at once for callers that would wait in vain, and in which a broken connection
 * never ends the process.
 */
export class GuardedPool extends pg.Pool {
  readonly #breaker: CircuitBreaker;
  readonly #max: number;

  constructor(config: pg.PoolConfig, breaker: CircuitBreaker) {
    super(config);
    this.#breaker = breaker;
    this.#max = this.options.max;
    // The pool replaces a connection that breaks while idle; one that breaks in use fails its
    // query. Both also emit `error`, which would end the process if there were no listener.
    this.on("connect", (client) => client.on("error", () => {}));
    this.on("error", () => breaker.suspect());
    this.on("release", (error) => {
      if (error && isOfConnection(error)) breaker.suspect();
    });
  }

  /** @throws {DatabaseUnavailable} */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnected): void;
  override connect(callback?: OnConnected): Promise<pg.PoolClient> | void {
    if (!callback) return this.#connect();
    callbackify(() => this.#connect())((error, client) => {
      callback(error ?? undefined, client, (broken) => client.release(broken));
    });
    return undefined;
  }

  async #connect(): Promise<pg.PoolClient> {
    const unavailable = this.#unavailable();
    if (unavailable) throw unavailable;
    const end = performance.now() + (this.options.connectionTimeoutMillis ?? 0);
    for (;;) {
      try {
        return await super.connect();
      } catch (cause) {
        const mayWait = isOutOfConnections(cause) && performance.now() < end;
        if (!mayWait) {
          this.#breaker.suspect();
          throw new DatabaseUnavailable("No connection to the database could be had.", { cause });
        }
        await this.#untilOneMayBeFree();
      }
    }
  }

  /**
   * The server has no connection left for this pool, which others may be using up. Those that it has
   * are shared for a moment, as if there could be no more: callers wait for one of them.
   */
  async #untilOneMayBeFree(): Promise<void> {
    if (this.options.max === this.#max) {
      setTimeout(() => (this.options.max = this.#max), FULL_MS).unref();
    }
    this.options.max = Math.max(1, this.totalCount);
    if (this.totalCount === 0) await delay(RETRY_MS);
  }

  /** The reason why waiting for a connection would be in vain. */
  #unavailable(): DatabaseUnavailable | undefined {
    if (this.#breaker.isOpen()) return new DatabaseUnavailable("The database does not answer.");
    if (this.waitingCount < MOST_WAITING) return undefined;
    return new DatabaseUnavailable("Too many wait for a connection to the database.");
  }
}
