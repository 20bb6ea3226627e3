// Runs alone: it measures the memory of this process.
import assert from "node:assert/strict";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { test } from "node:test";

import { listeningForTests } from "#server/testing/listening.ts";
import { errorSchema } from "#shared/http/envelope.ts";

/** Requests that would fill the memory or disk of a server that reads them whole. */

const MB = 1024 * 1024;
const BOUNDARY = "----example";

const { server } = listeningForTests();

/**
 * Posts the parts to a call, as fast as the server reads them, until it responds.
 * @returns the response, the number of bytes sent, and the largest growth of memory
 */
async function post(parts: () => Generator<Buffer>, contentType: string, call = "/orders") {
  const before = process.memoryUsage.rss();
  let sent = 0;
  let growth = 0;
  function* counted() {
    for (const part of parts()) {
      sent += part.length;
      growth = Math.max(growth, process.memoryUsage.rss() - before);
      yield part;
    }
  }
  const posting = request(`${server.url}/api/v1${call}`, {
    method: "POST",
    headers: { "Content-Type": contentType },
  });
  const answered = once(posting, "response") as Promise<[IncomingMessage]>;
  // The server may disconnect a client that goes on sending after the response.
  posting.on("error", () => {});
  const source = Readable.from(counted());
  source.pipe(posting);
  const [response] = await answered;
  const { message } = errorSchema.parse(JSON.parse(await text(response)));
  source.destroy();
  posting.destroy();
  return { status: response.statusCode, message, sent, growth };
}

function* repeated(head: string, megabytes: number): Generator<Buffer> {
  const chunk = Buffer.alloc(MB, "x");
  yield Buffer.from(head);
  for (let count = 0; count < megabytes; count++) yield chunk;
}

const fileHead = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
const multipart = `multipart/form-data; boundary=${BOUNDARY}`;

test("a picture of 1 GB is rejected after its first megabytes, and memory use stays flat", async () => {
  const { status, message, sent, growth } = await post(
    () => repeated(fileHead("companyLogo"), 1024),
    multipart,
  );
  assert.deepEqual([status, message], [400, "Please choose a picture of at most 10 MB"]);
  assert.ok(sent < 64 * MB, `${sent / MB} MB were taken`);
  assert.ok(growth < 128 * MB, `memory grew by ${growth / MB} MB`);
});

test("a field of 1 GB is rejected in the same way", async () => {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="product"\r\n\r\n`;
  const { status, sent, growth } = await post(() => repeated(head, 1024), multipart);
  assert.equal(status, 413);
  assert.ok(sent < 128 * MB, `${sent / MB} MB were taken`);
  assert.ok(growth < 128 * MB, `memory grew by ${growth / MB} MB`);
});

test("a JSON body of 1 GB is rejected in the same way", async () => {
  const { status, sent, growth } = await post(
    () => repeated('{"product":"', 1024),
    "application/json",
  );
  assert.equal(status, 413);
  assert.ok(sent < 64 * MB, `${sent / MB} MB were taken`);
  assert.ok(growth < 128 * MB, `memory grew by ${growth / MB} MB`);
});

test("a JSON call has the same limit for a body with another Content-Type", async () => {
  for (const call of ["/contact", "/users/login", "/subscribers/subscribe"]) {
    for (const type of ["multipart/x", multipart, "application/x-json", "text/json"]) {
      const { status, sent, growth } = await post(() => repeated('{"a":"', 300), type, call);
      assert.ok(status === 400 || status === 413, `${call} ${type} is ${status}`);
      assert.ok(sent < 64 * MB, `${sent / MB} MB were taken`);
      assert.ok(growth < 128 * MB, `memory grew by ${growth / MB} MB`);
    }
  }
});

test("many pictures, each small enough, are rejected for their total size", async () => {
  function* pictures() {
    for (let count = 0; count < 30; count++) {
      yield Buffer.from(fileHead("addonImages"));
      for (let mb = 0; mb < 9; mb++) yield Buffer.alloc(MB, "x");
      yield Buffer.from("\r\n");
    }
  }
  const { status, sent } = await post(pictures, multipart);
  assert.equal(status, 413);
  assert.ok(sent < 160 * MB, `${sent / MB} MB were taken`);
});
