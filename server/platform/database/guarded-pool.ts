import pg from "pg";

import type { CircuitBreaker } from "./circuit-breaker.ts";
import { DatabaseUnavailable, isOfConnection } from "./unavailable.ts";

/**
 * At most so many callers may wait for a connection; more would time out anyway and take memory
 * meanwhile.
 */
const MOST_WAITING = 300;

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

  constructor(config: pg.PoolConfig, breaker: CircuitBreaker) {
    super(config);
    this.#breaker = breaker;
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
    const unavailable = this.#unavailable();
    const failed = (cause: Error) => {
      this.#breaker.suspect();
      return new DatabaseUnavailable("No connection to the database could be had.", { cause });
    };
    if (callback) {
      if (unavailable) return callback(unavailable, undefined, () => {});
      super.connect((error, client, release) => callback(error && failed(error), client, release));
      return undefined;
    }
    if (unavailable) return Promise.reject(unavailable);
    return super.connect().catch((error: Error) => {
      throw failed(error);
    });
  }

  /** The reason why waiting for a connection would be in vain. */
  #unavailable(): DatabaseUnavailable | undefined {
    if (this.#breaker.isOpen()) return new DatabaseUnavailable("The database does not answer.");
    if (this.waitingCount < MOST_WAITING) return undefined;
    return new DatabaseUnavailable("Too many wait for a connection to the database.");
  }
}
