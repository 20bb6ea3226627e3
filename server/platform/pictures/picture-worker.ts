// The process in which pictures are read and written. Started by `picture-process.ts`, which sends
// it one job at a time.
import sharp from "sharp";

import { answerJobs } from "../processes/answer-jobs.ts";
import { cardPhoto } from "./card-photo.ts";
import { PictureProblem, type PictureFault } from "./picture-problem.ts";
import type { Drawing } from "./print/drawing.ts";
import type { PrintJob, PrintResult } from "./print/print-drawings.ts";
import { rewritePicture, smallPicture, tryPicture, WriteError } from "./rewrite-picture.ts";
import { exactPictureOf, pictureOfDrawing, pictureOfUpload } from "./social-picture.ts";

const JOBS = {
  /** Rewrites an uploaded file to the picture that is stored. */
  rewrite: rewritePicture,
  /** Rewrites an uploaded file to a small square of it. */
  small: smallPicture,
  /** Tells whether an uploaded file could be rewritten. */
  try: tryPicture,
  /** Makes a stored picture in another size and format. */
  resize: resizePicture,
  /** Renders a drawing to the picture that social networks show. */
  draw: pictureOfDrawing,
  /** Renders a drawing to a picture that is read by machines or fills a screen. */
  exact: exactPictureOf,
  /** Lays somebody's print on the photograph of a card. */
  card: cardPhoto,
  /** Crops the owner's own picture to the shape that social networks show. */
  crop: pictureOfUpload,
  /** Makes the files from which a card is printed. */
  print,
  /** Makes a document of drawn pages. */
  document,
};
/** What it needs is loaded with the first job of the kind: most processes never do one. */
async function print(job: PrintJob): Promise<PrintResult> {
  const { printDrawings } = await import("./print/print-drawings.ts");
  return printDrawings(job);
}

async function document(drawn: { pages: Drawing[]; title: string }): Promise<Uint8Array> {
  const { pagedDocument } = await import("./print/paged-document.ts");
  return pagedDocument(drawn);
}

export type PictureJobs = typeof JOBS;

export interface JobMessage {
  job: keyof PictureJobs;
  args: unknown[];
}
/** `problem`: the picture can't be processed. `failure`: something else went wrong. */
export type JobAnswer =
  | { result: unknown }
  | { problem: string; fault?: PictureFault | undefined }
  | { failure: string };

// Pictures are processed one at a time and never twice, so threads and caches would be of no use.
sharp.concurrency(1);
sharp.cache(false);

await answerJobs(({ job, args }: JobMessage) => answerOf(job, args));

async function answerOf(job: keyof PictureJobs, args: unknown[]): Promise<JobAnswer> {
  try {
    const work: (...args: never[]) => Promise<unknown> = JOBS[job];
    return { result: await work(...(args as never[])) };
  } catch (error) {
    const { message, syscall } = error as NodeJS.ErrnoException;
    // A full disk is not a problem of the picture, and the customer can't correct it.
    const isOfTheDisk = syscall !== undefined || error instanceof WriteError;
    if (isOfTheDisk) return { failure: message };
    return { problem: message, fault: error instanceof PictureProblem ? error.fault : undefined };
  }
}

/**
 * Resizes a stored picture to at most `width` pixels, in a format for screens, or as a JPEG file for
 * contacts.
 */
function resizePicture(
  original: Uint8Array,
  { width, format }: { width: number; format: "avif" | "webp" | "jpeg" },
): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  switch (format) {
    case "avif":
      return resized.avif({ quality: 55, effort: 3 }).toBuffer();
    case "webp":
      return resized.webp({ quality: 82 }).toBuffer();
    case "jpeg":
      return resized
        .flatten({ background: "white" })
        .jpeg({ quality: 78, mozjpeg: true })
        .toBuffer();
  }
}
