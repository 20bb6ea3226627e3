import { connect, type Socket } from "node:net";

import { percentile } from "./measure.ts";

/** More sockets than this don't send more: both ends share the machine. */
const MOST_SOCKETS = 1_000;
/** How often requests are sent, in milliseconds. */
const TICK_MS = 5;
/** What is answered within this time counts as answered, in milliseconds. */
const IN_TIME_MS = 1_000;
/** How long answers are waited for after the end, in milliseconds. */
const REST_MS = 15_000;

/** What became of the requests of a flood; rates are per second. */
export interface Outcome {
  offered: number;
  inTime: number;
  late: number;
  refused: number;
  /** How soon a 503 came, in milliseconds. */
  refusedP50: number;
  refusedP99: number;
  /** Connections that ended without an answer, and requests without one after the rest. */
  lost: number;
}

/**
 * Sends requests at a rate, whether those before were answered or not, each on a connection of its own
 * until it is answered.
 * @param next makes the next request, head and body
 * @param perSecond how many; without it as many as are answered, by 16 clients
 */
export async function flood(
  port: number,
  next: () => Buffer,
  { ms, perSecond }: { ms: number; perSecond?: number },
): Promise<Outcome> {
  const free: Socket[] = [];
  const all = new Set<Socket>();
  const answered: number[] = [];
  const refused: number[] = [];
  let [sent, lost, waiting] = [0, 0, 0];
  const began = performance.now();
  const isOver = () => performance.now() - began >= ms;

  function open(): Socket {
    const socket = connect(port, "127.0.0.1").setNoDelay();
    all.add(socket);
    socket.on("error", () => {});
    return socket;
  }

  function send(): boolean {
    if (free.length === 0 && all.size >= MOST_SOCKETS) return false;
    const socket = free.pop() ?? open();
    const asked = performance.now();
    let head = "";
    let received = 0;
    let length = Infinity;
    sent += 1;
    waiting += 1;
    const settle = () => {
      waiting -= 1;
      socket.off("data", hear).off("close", end);
    };
    const hear = (chunk: Buffer) => {
      received += chunk.length;
      if (length === Infinity) {
        head += chunk.toString("latin1");
        const headEnd = head.indexOf("\r\n\r\n");
        const body = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (headEnd >= 0 && body !== undefined) length = headEnd + 4 + Number(body);
        else if (head.endsWith("0\r\n\r\n")) length = received;
      }
      if (received < length) return;
      (head.startsWith("HTTP/1.1 503 ") ? refused : answered).push(performance.now() - asked);
      settle();
      if (/\r\nconnection: close/i.test(head)) {
        all.delete(socket);
        socket.destroy();
      } else free.push(socket);
      if (perSecond === undefined && !isOver()) send();
    };
    const end = () => {
      lost += 1;
      settle();
      all.delete(socket);
    };
    socket.on("data", hear).on("close", end);
    socket.write(next());
    return true;
  }

  if (perSecond === undefined) for (let client = 0; client < 16; client++) send();
  while (!isOver()) {
    const due = perSecond === undefined ? 0 : (perSecond * (performance.now() - began)) / 1000;
    // Where this process is late it sends what it can, and not all of what it missed.
    for (let count = 0; sent < due && count < 500; count++) if (!send()) break;
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  const seconds = (performance.now() - began) / 1000;
  const ended = performance.now();
  while (waiting > 0 && performance.now() - ended < REST_MS) {
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  for (const socket of all) socket.removeAllListeners("close").destroy();
  const times = refused.toSorted((a, b) => a - b);
  return {
    offered: sent / seconds,
    inTime: answered.filter((time) => time <= IN_TIME_MS).length / seconds,
    late: answered.filter((time) => time > IN_TIME_MS).length / seconds,
    refused: refused.length / seconds,
    refusedP50: percentile(times, 0.5),
    refusedP99: percentile(times, 0.99),
    lost: lost + waiting,
  };
}
