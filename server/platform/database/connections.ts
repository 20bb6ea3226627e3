import type { Socket } from "node:net";

import pg from "pg";

/** The connections of a pool, including those that are still being made. */
export class Connections {
  readonly #open = new Set<pg.Client>();
  /** What connections that have ended had received, in bytes. */
  #receivedBefore = 0;
  #areBroken = false;

  /** Makes clients that belong to these connections, for the pool. */
  get Client(): new (config?: pg.ClientConfig) => pg.Client {
    const add = (client: pg.Client) => this.#add(client);
    return class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super(config);
        add(this);
      }
    };
  }

  /** How many bytes the database has sent so far: it is there if they become more. */
  received(): number {
    return [...this.#open].reduce((sum, client) => sum + receivedBy(client), this.#receivedBefore);
  }

  /**
   * Breaks all connections, and new ones until they are mended: whoever waits for an answer or a
   * connection gets an error instead.
   */
  break(): void {
    this.#areBroken = true;
    for (const client of this.#open) client.connection.stream.destroy();
  }

  mend(): void {
    this.#areBroken = false;
  }

  #add(client: pg.Client): void {
    this.#open.add(client);
    client.once("end", () => {
      this.#open.delete(client);
      this.#receivedBefore += receivedBy(client);
    });
    // The pool connects it only after this.
    if (this.#areBroken) process.nextTick(() => client.connection.stream.destroy());
  }
}

/** How many bytes have come on a connection. */
export function receivedBy({ connection }: pg.Client): number {
  // The driver's types say less than it is.
  return (connection.stream as Socket).bytesRead;
}
