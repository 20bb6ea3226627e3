// The process in which pictures are read and written: started by `picture-process.ts`, told what to do
// by messages, one at a time.
import { writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";

import sharp from "sharp";

import { resizePicture } from "./resize-picture.ts";
import { rewritePicture, WriteError } from "./rewrite-picture.ts";
import { pictureOfDrawing, pictureOfUpload } from "./social-picture.ts";

const JOBS = {
  /** An uploaded file as the picture that is stored. */
  rewrite: rewritePicture,
  /** A stored picture in another size and format. */
  resize: resizePicture,
  /** A drawing as the picture that networks show. */
  draw: pictureOfDrawing,
  /** The owner's own picture in the shape that networks show. */
  crop: pictureOfUpload,
};
export type PictureJobs = typeof JOBS;

export interface JobMessage {
  job: keyof PictureJobs;
  args: unknown[];
}
/** `problem`: the picture can't be worked on. `failure`: something else went wrong. */
export type JobAnswer = { result: unknown } | { problem: string } | { failure: string };

// Pages come first, and should memory run out this process is the one to go.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});
// One picture at a time, none of them twice: nothing to compute beside it, nothing to keep of it.
sharp.concurrency(1);
sharp.cache(false);

process.on("message", ({ job, args }: JobMessage) => void answerOf(job, args).then(tell));
process.on("disconnect", () => process.exit());
tell({ result: "ready" });

async function answerOf(job: keyof PictureJobs, args: unknown[]): Promise<JobAnswer> {
  try {
    const work: (...args: never[]) => Promise<unknown> = JOBS[job];
    return { result: await work(...(args as never[])) };
  } catch (error) {
    const { message, syscall } = error as NodeJS.ErrnoException;
    // No picture fills a disk: that is nothing its sender could mend.
    const isOfTheDisk = syscall !== undefined || error instanceof WriteError;
    return isOfTheDisk ? { failure: message } : { problem: message };
  }
}

function tell(answer: JobAnswer): void {
  process.send?.(answer);
}
