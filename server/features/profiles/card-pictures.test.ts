import assert from "node:assert/strict";
import { test } from "node:test";

import { HttpError } from "#server/platform/http-error.ts";
import type { PictureProcess } from "#server/platform/pictures/picture-process.ts";
import { pictureQueue } from "#server/platform/pictures/picture-queue.ts";

import { cardPictures } from "./card-pictures.ts";

/** Pictures by a process that begins nothing until `open` is called. */
function waiting() {
  const gate = Promise.withResolvers<void>();
  let drawn = 0;
  const process = {
    async run(_job: string, drawing: string) {
      await gate.promise;
      drawn += 1;
      return Buffer.from(drawing);
    },
    [Symbol.dispose]: () => undefined,
  } as unknown as PictureProcess;
  const pictures = cardPictures({ config: { dataDir: "" }, pictures: pictureQueue(process) });
  return { pictures, open: gate.resolve, drawn: () => drawn };
}

test("of many different pictures at once a bounded number waits, and the others are told when to come again", async () => {
  const { pictures, open } = waiting();
  const asked = Array.from({ length: 40 }, (_, number) => pictures.exact(`<svg id="${number}"/>`));
  const settled = Promise.allSettled(asked);
  open();
  const refused = (await settled).filter((each) => each.status === "rejected");
  assert.equal(refused.length, 28);
  for (const { reason } of refused) {
    assert.ok(reason instanceof HttpError && reason.status === 503 && reason.retryAfter! > 0);
  }
  // Who was refused may come again.
  assert.equal(String(await pictures.exact(`<svg id="39"/>`)), `<svg id="39"/>`);
});

test("whoever asks for the same picture waits for the one drawing, and has it from then on", async () => {
  const { pictures, open, drawn } = waiting();
  const asked = Array.from({ length: 40 }, () => pictures.exact("<svg/>"));
  open();
  assert.equal(new Set((await Promise.all(asked)).map(String)).size, 1);
  await pictures.exact("<svg/>");
  assert.equal(drawn(), 1);
});
