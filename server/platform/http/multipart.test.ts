import assert from "node:assert/strict";
import { mkdtempDisposable, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";

import fc from "fast-check";

import { HttpError } from "#server/platform/http-error.ts";
import { openFiles } from "#server/testing/open-files.ts";
import { until } from "#server/testing/until.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

import { readMultipart } from "./multipart.ts";

let uploads: Awaited<ReturnType<typeof mkdtempDisposable>>;
before(async () => {
  uploads = await mkdtempDisposable(join(tmpdir(), "naqra-multipart-"));
});
after(() => uploads[Symbol.asyncDispose]());

const read = (request: Request) => readMultipart(request, uploads.path);

function post(
  body: BodyInit,
  { boundary = "b", signal }: { boundary?: string; signal?: AbortSignal } = {},
) {
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  const init = { method: "POST", headers, body, duplex: "half", ...(signal && { signal }) };
  return new Request("http://localhost/", init);
}

async function nothingIsLeft(): Promise<void> {
  assert.deepEqual(await readdir(uploads.path), []);
  if (process.platform !== "linux") return;
  await until(async () => (await openFiles(uploads.path)).length === 0);
}

test("files are returned in the order in which they were sent, however long each takes to write", async () => {
  const form = new FormData();
  const sizes = [3_000_000, 1, 2_000_000, 20, 500_000, 300, 4];
  for (const [index, size] of sizes.entries()) {
    form.append("images", new File([new Uint8Array(size).fill(index + 1)], `${index}.png`));
  }
  form.append("images", new File([], ""));
  const request = new Request("http://localhost/", { method: "POST", body: form });

  await using submission = await read(request);
  assert.deepEqual(
    submission.files.map(({ name }) => name),
    sizes.map((_, index) => `${index}.png`),
  );
  for (const [index, { path }] of submission.files.entries()) {
    const bytes = await readFile(path);
    assert.deepEqual([bytes.length, bytes[0]], [sizes[index], index + 1]);
  }
});

test("a form without files is read without a folder", async () => {
  const form = new FormData();
  form.append("personalInfo[firstName]", "Example");
  const request = new Request("http://localhost/", { method: "POST", body: form });
  await using submission = await read(request);
  assert.deepEqual(submission.fields, { personalInfo: { firstName: "Example" } });
  await nothingIsLeft();
});

test("an empty file is reported at its field; only an empty file input, which has no name, is none", async () => {
  const form = new FormData();
  form.append("picture", new File([], "cloud.jpg"));
  const request = new Request("http://localhost/", { method: "POST", body: form });
  const reported = apiMessage("picture_empty");
  await assert.rejects(read(request), {
    status: 400,
    apiMessage: reported,
    fields: { picture: reported },
  });
  await nothingIsLeft();
});

const FILE = 'Content-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\n';
const FIELD = 'Content-Disposition: form-data; name="field"\r\n\r\n';

/** A body that arrives in these parts. */
function inParts(parts: Buffer[]): ReadableStream {
  const left = parts[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = left.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

test("reading ends wherever the last boundary is", async () => {
  for (const body of [
    "--b\r\n\r\n--b--\r\n--b\r\n",
    `--b\r\n${FIELD}x\r\n--b--\r\n--b--\r\n--b`,
    `--b\r\n\r\n${"x".repeat(200_000)}\r\n--b--`,
  ]) {
    await using submission = await read(post(inParts([Buffer.from(body)])));
    assert.deepEqual(submission.files, []);
  }
});

test("any body is either read or rejected, and leaves no files behind", async () => {
  const boundaries = ["--b", "--b--", "\r\n--b\r\n", "\r\n--b--", "\r\n--b--\r\n"];
  const signs = ["--", "b", "-", "\r\n", "\r", "\n", "\r\n\r\n", ":", "x", "x".repeat(99)];
  const headers = [FILE, FIELD, "Content-Type: image/png\r\n"];
  const begun = [`\r\n--b\r\n${FILE}x`, `\r\n--b\r\n${FIELD}x`, "x".repeat(100_000)];
  const part = fc.constantFrom(...boundaries, ...signs, ...headers, ...begun);
  const body = fc.record({
    text: fc.array(part, { maxLength: 12 }).map((parts) => parts.join("")),
    step: fc.constantFrom(1, 7, 1000, 1_000_000),
  });
  const isSettled = async ({ text, step }: { text: string; step: number }) => {
    const size = Math.max(step, text.length / 200);
    const steps = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      Buffer.from(text.slice(index * size, (index + 1) * size)),
    );
    try {
      await using _submission = await read(post(inParts(steps)));
    } catch (error) {
      assert.ok(error instanceof HttpError && [400, 413].includes(error.status), String(error));
    }
  };
  // Many at the same time, as in production.
  await fc.assert(
    fc.asyncProperty(fc.array(body, { minLength: 50, maxLength: 50 }), async (bodies) => {
      await Promise.all(bodies.map(isSettled));
    }),
    { numRuns: 60, endOnFailure: true },
  );
  await nothingIsLeft();
});

test("a client that disconnects at any point leaves no files behind", async () => {
  const whole = Buffer.from(
    `--b\r\n${FIELD}x\r\n--b\r\n${FILE}${"y".repeat(300_000)}\r\n--b\r\n${FILE}z\r\n--b--\r\n`,
  );
  const leave = async (end: number, isAborted: boolean) => {
    const leaving = new AbortController();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(whole.subarray(0, end)),
      pull(controller) {
        if (isAborted) leaving.abort();
        else controller.error(new Error("aborted"));
      },
    });
    await assert.rejects(read(post(body, { signal: leaving.signal })), { status: 400 });
  };
  const ends = Array.from({ length: 50 }, (_, index) =>
    index < 25 ? index * 7 : Math.floor((index / 50) * whole.length),
  );
  await Promise.all(ends.flatMap((end) => [leave(end, true), leave(end, false)]));
  await nothingIsLeft();
});

test("what is still written beside a picture while its form is given up goes with it", async () => {
  for (let form = 0; form < 10; form++) {
    const body = new FormData();
    body.append("image", new File([new Uint8Array(1000)], "1.png"));
    const submission = await read(new Request("http://localhost/", { method: "POST", body }));
    const folder = dirname(submission.files[0]!.path);
    // As the process that reads pictures does where an order's sender has left.
    const writing = Promise.allSettled(
      [1, 2].map(async (picture) => {
        for (let part = 0; part < 30; part++) {
          await writeFile(join(folder, `${picture}-${part}.anew`), "x");
        }
      }),
    );
    await submission[Symbol.asyncDispose]();
    await writing;
    await nothingIsLeft();
  }
});

test("a body that never ends is given up after a time limit", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const begun = Promise.withResolvers<void>();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(`--b\r\n${FILE}x`)),
    pull: () => begun.resolve(),
  });
  const reading = read(post(body));
  await begun.promise;
  t.mock.timers.tick(60 * 60_000);
  await assert.rejects(reading, { status: 400 });
  await nothingIsLeft();
});

test("a picture that is too large, or one too many, is rejected with a message that names the limit", async () => {
  const form = (count: number, size: number) => {
    const file = `--b\r\n${FILE}${"x".repeat(size)}\r\n`;
    return post(`${file.repeat(count)}--b--\r\n`);
  };
  const LARGEST = 10 * 1024 * 1024;
  await assert.rejects(read(form(1, LARGEST + 1)), {
    status: 400,
    message: "Please choose a picture of at most 10 MB",
    fields: { picture: apiMessage("picture_too_large", { megabytes: 10 }) },
  });
  await assert.rejects(read(form(21, 10)), {
    status: 400,
    message: "Please choose at most 20 pictures",
    apiMessage: apiMessage("too_many_pictures", { max: 20 }),
  });
  await nothingIsLeft();
  for (const [count, size] of [
    [20, 10],
    [1, LARGEST],
  ] as const) {
    await using submission = await read(form(count, size));
    assert.equal(submission.files.length, count);
  }
});

test("text fields are limited in total, not only each", async () => {
  const field = `--b\r\n${FIELD}${"x".repeat(20_000)}\r\n`;
  await assert.rejects(read(post(`${field.repeat(60)}--b--\r\n`)), { status: 413 });
});
