import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { HttpError } from "#server/platform/http-error.ts";

import type { RunPictureJob } from "./picture-process.ts";
import { pictureQueue, type PictureQueue } from "./picture-queue.ts";

/** The processed files, in order. */
let worked: string[];
/** Ends the running job, with this error if given. */
let finish: (error?: Error) => void;
let queue: PictureQueue;
beforeEach(() => {
  worked = [];
  const run = (async (_job: string, path: string) => {
    worked.push(path);
    const job = Promise.withResolvers<string>();
    finish = (error) => (error ? job.reject(error) : job.resolve(path));
    return job.promise;
  }) as unknown as RunPictureJob;
  queue = pictureQueue({ run, [Symbol.dispose]() {} });
});

const view = (name: string) => queue.view((run) => run("draw", name, ""));

const rewrite = (path: string, sender?: AbortSignal) =>
  queue.upload((run) => run("rewrite", path, ""), sender);

/** Processes an upload's pictures, one after the other. */
async function upload(...paths: string[]): Promise<void> {
  using _place = queue.admitUpload();
  for (const path of paths) await rewrite(path);
}

async function finishAll(all: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = all.finally(() => (isOver = true));
  while (!isOver) {
    finish();
    await new Promise(setImmediate);
  }
  await over;
}

test("one job runs at a time; uploads take turns picture by picture, in order of arrival", async () => {
  const all = Promise.all([upload("a1", "a2", "a3"), upload("b1"), upload("c1", "c2")]);
  assert.deepEqual(worked, ["a1"]);
  await finishAll(all);
  assert.deepEqual(worked, ["a1", "b1", "c1", "a2", "c2", "a3"]);
});

test("pictures that visitors look at go before waiting uploads", async () => {
  const all = Promise.all([upload("a1", "a2"), upload("b1"), view("v1"), view("v2")]);
  assert.deepEqual(worked, ["a1"]);
  await finishAll(all);
  assert.deepEqual(worked, ["a1", "v1", "v2", "b1", "a2"]);
});

test("pictures that are drawn on demand come last, twelve at most", async () => {
  const draw = (name: string) => queue.draw((run) => run("draw", name, ""));
  const first = draw("first");
  const trial = queue.trial((run) => run("try", "tried"), new AbortController().signal);
  const waiting = Array.from({ length: 11 }, (_, index) => draw(`d${index}`));
  await assert.rejects(draw("one more"), { status: 503, retryAfter: 30 });
  const all = Promise.all([first, ...waiting, upload("a1"), view("v1"), trial]);
  await finishAll(all);
  assert.deepEqual(worked.slice(0, 5), ["first", "v1", "a1", "tried", "d0"]);
  await finishAll(draw("later"));
});

test("a failing job does not affect the others", async () => {
  const [broken, next] = [upload("broken"), upload("next")];
  finish(new Error("broken"));
  await assert.rejects(broken, /broken/);
  await finishAll(next);
  await finishAll(upload("later"));
  assert.deepEqual(worked, ["broken", "next", "later"]);
});

test("a job that does not end gives way to the next", async () => {
  const never = Promise.withResolvers<void>();
  queue = pictureQueue({ run: async () => "" as never, [Symbol.dispose]() {} }, 20);
  const stuck = queue.upload(() => never.promise);
  const next = queue.upload(async () => "done");
  await assert.rejects(stuck, { name: "TimeoutError" });
  assert.equal(await next, "done");
});

test("nothing is processed for a client that has disconnected", async () => {
  const leaving = new AbortController();
  const first = rewrite("first");
  const left = rewrite("left", leaving.signal);
  const last = rewrite("last");
  leaving.abort(new Error("gone"));
  // At once, not only when its turn comes.
  await assert.rejects(left, /gone/);
  await assert.rejects(rewrite("second of left", leaving.signal), /gone/);
  await finishAll(Promise.all([first, last]));
  assert.deepEqual(worked, ["first", "last"]);
});

/** Takes slots until there are none left. */
function fill(): { places: Disposable[]; rejection: HttpError } {
  const places: Disposable[] = [];
  while (places.length < 1000) {
    try {
      places.push(queue.admitUpload());
    } catch (error) {
      assert.ok(error instanceof HttpError);
      return { places, rejection: error };
    }
  }
  throw new Error("There is no end to it.");
}

test("a full queue answers when to try again, and accepts uploads again once there is a free slot", async () => {
  const { places, rejection } = fill();
  assert.deepEqual([rejection.status, rejection.retryAfter], [503, 30]);
  places.pop()![Symbol.dispose]();
  places.push(queue.admitUpload());
  assert.throws(() => queue.admitUpload(), { status: 503 });

  // Uploads don't use the slots of visitors.
  const views = [view("v1")];
  await assert.rejects(
    async () => {
      while (views.length < 1000) {
        const one = view("v");
        views.push(one);
        // The error comes at once, a result only when the job is done.
        await Promise.race([one, new Promise(setImmediate)]);
      }
    },
    { status: 503 },
  );
  void views.pop();
  await finishAll(Promise.all(views));
  await finishAll(view("later"));
});
