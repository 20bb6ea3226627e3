import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { test } from "node:test";

import { listening, listeningForTests } from "#server/testing/listening.ts";
import { TRIES_ALL } from "#server/testing/thoroughness.ts";
import { BOUNDARY, fileHead, MULTIPART, unfinished } from "#server/testing/unfinished.ts";

/**
 * A client that gets its response while it is still sending must receive it, and its next request
 * must work.
 */

const MB = 1024 * 1024;
const TOO_LARGE = "Please choose a picture of at most 10 MB";

const { shop, server } = listeningForTests();

async function connected(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  return socket;
}

/** Requests that are rejected early, each at a different point of the body. */
const REFUSED: { path: string; type: string; head: string; megabytes: number; status: number }[] = [
  {
    path: "/api/v1/orders",
    type: MULTIPART,
    head: fileHead("companyLogo"),
    megabytes: 12,
    status: 400,
  },
  { path: "/api/v1/orders", type: "multipart/form-data", head: "x", megabytes: 3, status: 400 },
  { path: "/api/v1/contact", type: "application/json", head: '"', megabytes: 3, status: 413 },
  { path: "/api/v1/products", type: "application/json", head: '"', megabytes: 3, status: 404 },
  { path: "/api/v1/settings", type: MULTIPART, head: "x", megabytes: 3, status: 404 },
  { path: "/contact-us", type: "text/plain", head: "x", megabytes: 1, status: 200 },
];

test("the next request on a keep-alive connection is never reset", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // In twelve each is sent with its length and without.
  for (let round = 0; round < (TRIES_ALL ? 60 : 12); round++) {
    const { path, type, head, megabytes, status } = REFUSED[round % REFUSED.length]!;
    const length = head.length + megabytes * MB;
    const hasContentLength = round % 4 < 2;
    const headers = {
      "Content-Type": type,
      ...(hasContentLength && { "Content-Length": String(length) }),
    };
    const sending = unfinished(server.url + path, { headers, agent });
    const sent = (async () => {
      await sending.send(head);
      for (let mb = 0; mb < megabytes; mb++) await sending.send(Buffer.alloc(MB, "x"));
      sending.end();
    })();
    assert.equal((await sending.answer).status, status, `${round} ${path}`);
    const next = unfinished(`${server.url}/api/v1/countries`, { method: "GET", agent });
    next.end();
    assert.equal((await next.answer).status, 200, String(round));
    await sent;
  }
  agent.destroy();
});

test("an idle connection is kept for longer than proxies keep theirs", async () => {
  const response = await fetch(`${server.url}/api/v1/countries`);
  await response.arrayBuffer();
  assert.equal(response.headers.get("Keep-Alive"), "timeout=65");
});

test("a browser, which reads only after it has sent everything, gets the response", async () => {
  for (let round = 0; round < 10; round++) {
    const socket = await connected();
    // Read nothing until everything is sent.
    socket.pause();
    const end = `\r\n--${BOUNDARY}--\r\n`;
    const file = fileHead("companyLogo");
    const length = file.length + 15 * MB + end.length;
    socket.write(
      `POST /api/v1/orders HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${MULTIPART}\r\nContent-Length: ${length}\r\n\r\n${file}`,
    );
    for (let mb = 0; mb < 15; mb++) {
      if (!socket.write(Buffer.alloc(MB, "x"))) await once(socket, "drain");
    }
    await new Promise((resolve) => socket.write(end, resolve));
    const answer = await text(socket);
    assert.match(answer, /^HTTP\/1\.1 400 /);
    assert.match(answer, /connection: close/i);
    assert.ok(answer.includes(TOO_LARGE), answer);
  }
});

test("a client that reads once its sending stalls gets the response, however long its body is", async () => {
  const socket = await connected();
  socket.pause();
  const answer = new Promise<string>((resolve, reject) => {
    socket.once("data", (bytes) => resolve(bytes.toString()));
    socket.once("error", reject);
  });
  socket.write(
    `POST /api/v1/orders HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${MULTIPART}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  // One chunk, of 1 GB.
  socket.write(
    `40000000\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="product"\r\n\r\n`,
  );
  const part = Buffer.alloc(MB, "x");
  const read = () => void socket.resume();
  let stalled: NodeJS.Timeout | undefined;
  const send = () => {
    clearTimeout(stalled);
    while (socket.write(part));
    stalled = setTimeout(read, 500);
  };
  socket.on("drain", send);
  send();
  assert.match(await answer.finally(() => clearTimeout(stalled)), /^HTTP\/1\.1 413 /);
  socket.destroy();
});

test("a client that goes on sending after the response is disconnected", async () => {
  const socket = await connected();
  let taken = Promise.withResolvers<void>();
  for (const event of ["drain", "close", "error"]) socket.on(event, () => taken.resolve());
  socket.resume();
  const length = 1024 * MB;
  socket.write(
    `POST /api/v1/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`,
  );
  const part = Buffer.alloc(MB, "x");
  while (!socket.destroyed) {
    taken = Promise.withResolvers();
    if (!socket.write(part)) await taken.promise;
  }
  assert.ok(socket.bytesWritten < 100 * MB, `${socket.bytesWritten / MB} MB were taken`);
});

test("who sends no whole request is told so, and disconnected also without closing", async () => {
  await using impatient = await listening(shop, { grace: 400, least: 1000, longest: 10_000 });
  for (const [sent, status] of [
    ["GET / HTTP/1.1\r\nHost: localhost\r\n", 408],
    ["no request\r\n\r\n", 400],
  ] as const) {
    const { hostname, port } = new URL(impatient.url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    socket.write(sent);
    let answer = "";
    socket.on("data", (bytes) => (answer += bytes.toString()));
    // It goes on sending after the response, and never closes its side.
    const sending = setInterval(() => socket.write("X-More: more\r\n"), 50);
    socket.on("error", () => {});
    await new Promise((resolve) => socket.once("close", resolve));
    clearInterval(sending);
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `));
  }
});
