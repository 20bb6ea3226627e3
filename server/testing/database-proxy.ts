import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type pg from "pg";

/** A proxy between a shop and its database that can simulate network failures. */
export interface DatabaseProxy extends AsyncDisposable {
  /** Connects to the database through the proxy. */
  connection: pg.PoolConfig;
  /** Forwards nothing any more, on old and new connections; data that is sent waits. */
  stall(): void;
  /**
   * Forwards nothing any more on the connections that there are, for good and without closing them, as
   * a firewall that has forgotten them; new ones work.
   */
  forget(): void;
  /** Breaks all connections and accepts no new ones. */
  cut(): Promise<void>;
  /** Ends every simulated failure. */
  mend(): Promise<void>;
  /**
   * Breaks the next connection that sends `words` when the database responds: the statement has
   * been executed, but its sender never learns of it. Resolves then.
   */
  loseAnswerTo(words: string): Promise<void>;
}

/** @param target reached through a socket in a folder */
export async function startDatabaseProxy(target: pg.PoolConfig): Promise<DatabaseProxy> {
  const folder = await mkdtemp(join(tmpdir(), "naqra-proxy-"));
  const sockets = new Set<Socket>();
  const forgotten = new WeakSet<Socket>();
  let isStalled = false;
  let lost: { words: string; happened: () => void } | undefined;

  function pass(client: Socket): void {
    const upstream = connect(join(target.host!, `.s.PGSQL.${target.port}`));
    const both = [client, upstream];
    const breakBoth = () => both.forEach((socket) => socket.destroy());
    let isLosing = false;
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      if (isStalled) from.pause();
      from.on("error", breakBoth).on("close", breakBoth);
      from.on("close", () => sockets.delete(from));
      from.on("data", (bytes) => {
        if (from === client && lost && bytes.includes(lost.words)) isLosing = true;
        if (from === upstream && isLosing) {
          lost?.happened();
          lost = undefined;
          return breakBoth();
        }
        to.write(bytes);
      });
    }
  }

  const path = join(folder, ".s.PGSQL.5432");
  const server = createServer(pass).listen(path);
  await once(server, "listening");

  async function cut(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    connection: { ...target, host: folder, port: 5432 },
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    forget() {
      for (const socket of sockets) forgotten.add(socket.pause());
    },
    cut,
    async mend() {
      isStalled = false;
      for (const socket of sockets) if (!forgotten.has(socket)) socket.resume();
      if (server.listening) return;
      server.listen(path);
      await once(server, "listening");
    },
    loseAnswerTo: (words) =>
      new Promise((happened) => {
        lost = { words, happened };
      }),
    async [Symbol.asyncDispose]() {
      await cut();
      await rm(folder, { recursive: true });
    },
  };
}
