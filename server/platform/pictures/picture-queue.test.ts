import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { HttpError } from "#server/platform/http-error.ts";

import type { RunPictureJob } from "./picture-process.ts";
import { pictureQueue, type PictureQueue } from "./picture-queue.ts";

/** The files that were worked on, in their order. */
let worked: string[];
/** Ends the job that is under way; when `error` is given, in that way. */
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

/** Works through an upload's pictures, one after the other. */
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

test("one job runs at a time; uploads take turns, picture by picture, in their order", async () => {
  const all = Promise.all([upload("a1", "a2", "a3"), upload("b1"), upload("c1", "c2")]);
  assert.deepEqual(worked, ["a1"]);
  await finishAll(all);
  assert.deepEqual(worked, ["a1", "b1", "c1", "a2", "c2", "a3"]);
});

test("what visitors look at goes before uploads that wait, in the same queue", async () => {
  const all = Promise.all([upload("a1", "a2"), upload("b1"), view("v1"), view("v2")]);
  assert.deepEqual(worked, ["a1"]);
  await finishAll(all);
  assert.deepEqual(worked, ["a1", "v1", "v2", "b1", "a2"]);
});

test("a job that fails fails alone", async () => {
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

test("nothing is worked on for a sender that has left", async () => {
  const leaving = new AbortController();
  const first = rewrite("first");
  const left = rewrite("left", leaving.signal);
  const last = rewrite("last");
  leaving.abort(new Error("gone"));
  // At once, not only when it would have been its turn.
  await assert.rejects(left, /gone/);
  await assert.rejects(rewrite("second of left", leaving.signal), /gone/);
  await finishAll(Promise.all([first, last]));
  assert.deepEqual(worked, ["first", "last"]);
});

/** Takes places until there is none. */
function fill(): { places: Disposable[]; refusal: HttpError } {
  const places: Disposable[] = [];
  while (places.length < 1000) {
    try {
      places.push(queue.admitUpload());
    } catch (error) {
      assert.ok(error instanceof HttpError);
      return { places, refusal: error };
    }
  }
  throw new Error("There is no end to it.");
}

test("a full queue refuses with when to try again, and takes more once there is a place", async () => {
  const { places, refusal } = fill();
  assert.deepEqual([refusal.status, refusal.retryAfter], [503, 30]);
  places.pop()![Symbol.dispose]();
  places.push(queue.admitUpload());
  assert.throws(() => queue.admitUpload(), { status: 503 });

  // Uploads leave the places of visitors alone.
  const views = [view("v1")];
  await assert.rejects(
    async () => {
      while (views.length < 1000) {
        const one = view("v");
        views.push(one);
        // A refusal comes at once, an answer only when the job is done.
        await Promise.race([one, new Promise(setImmediate)]);
      }
    },
    { status: 503 },
  );
  void views.pop();
  await finishAll(Promise.all(views));
  await finishAll(view("later"));
});
