import type { Server } from "node:http";
import type { Socket } from "node:net";

import { timeAllowed, type Pace } from "./pace.ts";

/** An answer, or what is left of it, that its reader has not taken yet. */
interface Unread {
  /** When it was first seen to wait, by `performance.now()`. */
  since: number;
  /** What had been taken of the connection by then, in bytes. */
  taken: number;
}

/**
 * Ends connections whose readers take an answer too slowly, or not at all: until they do, each holds
 * the file that it is read from. What the shop itself takes its time for does not count.
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
