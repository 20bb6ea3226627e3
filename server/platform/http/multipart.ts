import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

import type { BusboyFileStream, BusboyInstance } from "@fastify/busboy";

import { StoreUnavailable } from "#server/platform/files/store-unavailable.ts";
import { HttpError, fieldError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { OtherFile } from "#shared/http/call.ts";

import { setField, type FormFields } from "./form-fields.ts";
import { multipartParser, parseBody } from "./multipart-parser.ts";

const MEGABYTE = 1024 * 1024;

/** Larger pictures are refused, wherever they come from. */
export const MAX_PICTURE_MEGABYTES = 10;

/** Limits of one submission, checked while it arrives. Files are never held in memory. */
const LIMITS = {
  fileSize: MAX_PICTURE_MEGABYTES * MEGABYTE,
  files: 20,
  // An order of nine cards with every addon of the shop chosen for each has some 1,000.
  fields: 1_500,
  fieldSize: 32 * 1024,
  fieldNameSize: 200,
};
/** Of all fields together, in characters. */
const MAX_TEXT = MEGABYTE;
/** Time limit for the whole submission, in milliseconds. */
const LONGEST = 20 * 60_000;

/**
 * What is said of a file that is too large, or has nothing in it, by its field. Some may be larger than a
 * picture.
 */
export type FileWords = Readonly<Partial<Record<string, Words>>>;
type Words = Pick<OtherFile, "tooLarge" | "empty" | "megabytes">;

const PICTURE_WORDS = {
  tooLarge: apiMessage("picture_too_large", { megabytes: MAX_PICTURE_MEGABYTES }),
  empty: apiMessage("picture_empty"),
};
const incomplete = () => new HttpError(400, apiMessage("form_incomplete"));

export interface UploadedFile {
  field: string;
  /** The client's file name: for matching and display, never used as a path. */
  name: string;
  path: string;
  /** SHA-256 of the bytes, hex. */
  hash: string;
}

/** A parsed submission; its files, if any, are in a folder that is deleted when this is disposed of. */
export interface Submission extends AsyncDisposable {
  fields: FormFields;
  files: UploadedFile[];
}

/**
 * Reads a multipart body to disk, or throws and leaves nothing there.
 * @param uploads the folder in which a folder for this submission's files is created
 * @param words of fields whose files are no pictures
 */
export async function readMultipart(
  request: Request,
  uploads: string,
  words: FileWords = {},
): Promise<Submission> {
  const largest = Object.values(words).map((word) => word?.megabytes ?? 0);
  const fileSize = Math.max(LIMITS.fileSize, ...largest.map((each) => each * MEGABYTE));
  const parser = parserOf(request, { ...LIMITS, fileSize });
  let folder: Promise<string> | undefined;
  const makeFolder = () => (folder ??= mkdtemp(join(uploads, "upload-")));
  const removeFolder = async () => {
    const made = await folder?.catch(() => undefined);
    // Retried, because the process that reads pictures may still be writing one to it.
    if (made !== undefined) await rm(made, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const { fields, files } = await receive(request, parser, { makeFolder, words });
    return { fields, files, [Symbol.asyncDispose]: removeFolder };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function receive(
  request: Request,
  parser: BusboyInstance,
  { makeFolder, words }: { makeFolder: () => Promise<string>; words: FileWords },
) {
  const fields: FormFields = {};
  let textSize = 0;
  // In the order of arrival, not of completed writes: the order is part of what the client sent.
  const writing: Promise<UploadedFile | undefined>[] = [];
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, request.signal]);
  const deadline = setTimeout(() => stop.abort(incomplete()), LONGEST);

  parser.on("field", (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated) return rejectTooMuch();
    takeField(name, value);
  });

  function takeField(name: string, value: string): void {
    textSize += value.length;
    if (textSize > MAX_TEXT) return rejectTooMuch();
    try {
      setField(fields, name, value);
    } catch (error) {
      // An exception in an event handler of a stream would end the process instead of the request.
      stop.abort(error);
    }
  }

  /** Browsers give a blob of JSON a file's name, but it is no file. */
  async function readJsonPart(field: string, stream: BusboyFileStream): Promise<undefined> {
    let text = "";
    for await (const chunk of stream.setEncoding("utf8")) {
      text += chunk;
      if (text.length > LIMITS.fieldSize) {
        rejectTooMuch();
        return undefined;
      }
    }
    takeField(field, text);
    return undefined;
  }

  parser.on("file", (field, stream, name, _encoding, type) => {
    const saved = /^application\/json\b/i.test(type)
      ? readJsonPart(field, stream)
      : saveFile(field, stream, name);
    // A full disk must fail the request at once, and an unhandled rejection would end the process.
    saved.catch((error: unknown) => stop.abort(error));
    writing.push(saved);
  });
  parser.on("filesLimit", () =>
    stop.abort(new HttpError(400, apiMessage("too_many_pictures", { max: LIMITS.files }))),
  );
  parser.on("fieldsLimit", rejectTooMuch);

  function rejectTooMuch(): void {
    stop.abort(new HttpError(413, apiMessage("body_too_large")));
  }

  async function saveFile(field: string, stream: BusboyFileStream, name: string) {
    const hash = createHash("sha256");
    const word: Words = words[field.trim()] ?? PICTURE_WORDS;
    const most = (word.megabytes ?? MAX_PICTURE_MEGABYTES) * MEGABYTE;
    let size = 0;
    const tooLarge = () => stop.abort(fieldError(field.trim(), word.tooLarge));
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        if (size > most) tooLarge();
        hash.update(chunk);
        done(null, chunk);
      },
    });
    stream.on("limit", tooLarge);
    let path = "";
    // The stream is read from at once: it may fail before there is a folder.
    const write = async (content: AsyncIterable<Buffer>) => {
      path = join(await makeFolder(), randomUUID());
      await pipeline(content, createWriteStream(path), { signal });
    };
    await pipeline(stream, measure, write, { signal });
    if (size === 0) {
      // An empty file input is sent as a file without name and content.
      if (!name) return undefined;
      // A file of the cloud that has not come to the device, mostly.
      throw fieldError(field.trim(), word.empty);
    }
    return { field: field.trim(), name: name ?? "", path, hash: hash.digest("hex") };
  }

  try {
    if (!request.body) throw incomplete();
    await parseBody(parser, request.body, signal);
    const written = await Promise.all(writing);
    return { fields, files: written.filter((file) => file !== undefined) };
  } catch (error) {
    // Files that were begun would otherwise never end.
    stop.abort(error);
    await Promise.allSettled(writing);
    const reason: unknown = stop.signal.reason;
    if (reason instanceof HttpError) throw reason;
    if (isOfTheDisk(reason)) throw new StoreUnavailable("Uploads fail.", { cause: reason });
    throw incomplete();
  } finally {
    clearTimeout(deadline);
  }
}

/** Nothing that the client could correct. */
function isOfTheDisk(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined && code !== "ECONNRESET";
}

function parserOf(request: Request, limits: typeof LIMITS): BusboyInstance {
  try {
    return multipartParser(request.headers.get("Content-Type") ?? "", limits);
  } catch {
    throw new HttpError(400, apiMessage("form_expected"));
  }
}
