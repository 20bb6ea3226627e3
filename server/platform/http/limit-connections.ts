import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

import type { Pace } from "./pace.ts";

/**
 * At most so many connections are open. Each takes a file descriptor and some kilobytes of memory; a
 * thousand visitors' browsers open fewer, and a proxy a hundred.
 */
export const MOST_CONNECTIONS = 4_000;

/** In how many steps the time of connections that send nothing is counted. */
const STEPS = 20;

/**
 * Ends connections that send nothing, before `grace` is over, and limits how many there are. When
 * there are too many, the oldest that has sent nothing makes room for a new one, and where all have
 * sent something, the oldest on which no request is under way. A new connection is refused only when
 * there is no such one.
 */
export function limitConnections(server: Server, { grace }: Pace, most = MOST_CONNECTIONS): void {
  /** The last response of each connection; the oldest connection is first. */
  const connections = new Map<Socket, ServerResponse | undefined>();
  /** When each arrived that may not have sent anything yet; the oldest is first. */
  const silent = new Map<Socket, number>();

  function end(socket: Socket): void {
    // Its event comes later.
    connections.delete(socket);
    silent.delete(socket);
    socket.destroy();
  }

  function endOne(): boolean {
    for (const socket of silent.keys()) {
      silent.delete(socket);
      if (socket.bytesRead > 0) continue;
      end(socket);
      return true;
    }
    for (const [socket, response] of connections) {
      // Without a response its first request is still arriving, for which there is a time limit.
      if (!response?.writableFinished || socket.writableLength > 0) continue;
      end(socket);
      return true;
    }
    return false;
  }

  server.on("connection", (socket: Socket) => {
    if (connections.size >= most && !endOne()) return void socket.destroy();
    connections.set(socket, undefined);
    silent.set(socket, performance.now());
    socket.once("close", () => {
      connections.delete(socket);
      silent.delete(socket);
    });
  });
  server.on("request", ({ socket }, response) => connections.set(socket, response));

  const step = grace / STEPS;
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, since] of silent) {
      if (now - since < grace - step) break;
      silent.delete(socket);
      if (socket.bytesRead === 0) end(socket);
    }
  }, step).unref();
  server.once("close", () => clearInterval(timer));
}
