import type { Server } from "node:http";
import type { Socket } from "node:net";

import { timeAllowed, type Pace } from "./pace.ts";

/** A response, or the rest of one, that the client has not received yet. */
interface Unread {
  /** When it was first seen waiting, as of `performance.now()`. */
  since: number;
  /** How many bytes the client had received on this connection by then. */
  taken: number;
}

/**
 * Disconnects clients that receive a response too slowly, or not at all: each keeps open the file
 * that its response is read from. Time that the shop itself takes does not count.
 */
export function endSlowReaders(server: Server, pace: Pace): void {
  const sockets = new Set<Socket>();
  const unread = new WeakMap<Socket, Unread>();

  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  function look(socket: Socket): void {
    if (socket.writableLength === 0) return void unread.delete(socket);
    const taken = socket.bytesWritten - socket.writableLength;
    const first = unread.get(socket);
    if (!first) return void unread.set(socket, { since: performance.now(), taken });
    const waited = performance.now() - first.since;
    if (waited > timeAllowed(pace, taken - first.taken)) socket.destroy();
  }

  const timer = setInterval(() => sockets.forEach(look), pace.grace / 4).unref();
  server.once("close", () => clearInterval(timer));
}
