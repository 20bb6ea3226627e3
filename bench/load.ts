import { once } from "node:events";
import { connect, type Socket } from "node:net";

const CONNECTIONS = 32;

export interface Load {
  /** Responses per second. */
  rate: number;
  /** The 99th percentile of response times, in milliseconds. */
  p99: number;
}

/**
 * Sends the same request for `ms` milliseconds, on 32 keep-alive connections with one request at a
 * time each. It only counts bytes and parses nothing, because a client that needs more time than
 * the server would measure itself. Therefore all responses must have the same length.
 */
export async function load(url: URL, headers: Record<string, string>, ms: number): Promise<Load> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`GET ${url.pathname} HTTP/1.1`, `Host: ${url.host}`, ...lines];
  const request = Buffer.from(`${head.join("\r\n")}\r\n\r\n`);
  const length = await answerLength(url, request);
  const times: number[] = [];
  const end = performance.now() + ms;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => askUntil(end, url, request, length, times)),
  );
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return { rate: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

async function open(url: URL): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname).setNoDelay();
  await once(socket, "connect");
  return socket;
}

/** The length of one response, head and body, in bytes. */
async function answerLength(url: URL, request: Buffer): Promise<number> {
  const socket = await open(url);
  socket.write(request);
  let answer = Buffer.alloc(0);
  for await (const chunk of socket) {
    answer = Buffer.concat([answer, chunk as Buffer]);
    const headEnd = answer.indexOf("\r\n\r\n");
    const body = /\r\ncontent-length: (\d+)/i.exec(answer.toString("latin1", 0, headEnd))?.[1];
    if (headEnd < 0 || body === undefined) continue;
    const length = headEnd + 4 + Number(body);
    if (answer.length >= length) return length;
  }
  throw new Error(`${url} gave no whole answer`);
}

async function askUntil(
  end: number,
  url: URL,
  request: Buffer,
  length: number,
  times: number[],
): Promise<void> {
  const socket = await open(url);
  await new Promise<void>((resolve, reject) => {
    let received = 0;
    let asked = performance.now();
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("The server closed a connection")));
    socket.on("data", (chunk) => {
      received += chunk.length;
      if (received < length) return;
      if (received > length) return reject(new Error("An answer was longer than the first"));
      const now = performance.now();
      times.push(now - asked);
      if (now >= end) return resolve();
      received = 0;
      asked = now;
      socket.write(request);
    });
    socket.write(request);
  });
  socket.removeAllListeners("close").destroy();
}
