import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";

import { Refusal, refuseField } from "#server/errors.ts";

import { setField, type FormFields } from "./form-fields.ts";

/** What one submission may carry. Checked while it arrives: nothing is held in memory. */
const LIMITS = {
  fileSize: 10 * 1024 * 1024,
  files: 20,
  fields: 300,
  fieldSize: 32 * 1024,
  fieldNameSize: 200,
  bodySize: 64 * 1024 * 1024,
};

export const FILE_TOO_LARGE = "Please choose a picture of at most 10 MB";
const TOO_MUCH = "More was sent than can be taken at once";

export interface UploadedFile {
  field: string;
  /** As the sender named it: for matching and showing, never for a path. */
  name: string;
  path: string;
  /** SHA-256 of the bytes, hex. */
  hash: string;
}

/** A submission as it came; its files lie in a folder that goes when this is disposed of. */
export interface Submission extends AsyncDisposable {
  fields: FormFields;
  files: UploadedFile[];
}

/** Reads a multipart body onto the disk, or refuses it and leaves nothing there. */
export async function readMultipart(request: Request): Promise<Submission> {
  const folder = await mkdtemp(join(tmpdir(), "naqra-upload-"));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const { fields, files } = await receive(request, folder);
    return { fields, files, [Symbol.asyncDispose]: removeFolder };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function receive(request: Request, folder: string) {
  const fields: FormFields = {};
  // In the order of their arrival, whichever is written first: what is sent in order is meant so.
  const writing: Promise<UploadedFile | undefined>[] = [];
  const stop = new AbortController();
  const refuseTooMuch = () => stop.abort(new Refusal(413, TOO_MUCH));

  const parser: BusboyInstance = parserOf(request);
  parser.on("field", (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated) return refuseTooMuch();
    try {
      setField(fields, name, value);
    } catch (refusal) {
      // Thrown in a stream's event it would end the process instead of the request.
      stop.abort(refusal);
    }
  });
  parser.on("file", (field, stream, name) => {
    const kept = keepFile(field, stream, name);
    // A full disk must end the whole at once; and a promise that fails unheard ends the process.
    kept.catch((error: unknown) => stop.abort(error));
    writing.push(kept);
  });
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) {
    parser.on(limit, refuseTooMuch);
  }

  async function keepFile(field: string, stream: BusboyFileStream, name: string) {
    // An empty file input is sent as a nameless file of no bytes.
    const path = join(folder, randomUUID());
    const hash = createHash("sha256");
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        hash.update(chunk);
        done(null, chunk);
      },
    });
    stream.on("limit", () => stop.abort(refuseField(field.trim(), FILE_TOO_LARGE)));
    await pipeline(stream, measure, createWriteStream(path), { signal: stop.signal });
    if (size === 0) return undefined;
    return { field: field.trim(), name: name ?? "", path, hash: hash.digest("hex") };
  }

  try {
    await pipeline(Readable.fromWeb(request.body as never), bodyLimit(refuseTooMuch), parser, {
      signal: stop.signal,
    });
    const written = await Promise.all(writing);
    return { fields, files: written.filter((file) => file !== undefined) };
  } catch (error) {
    await Promise.allSettled(writing);
    const reason: unknown = stop.signal.reason ?? error;
    if (reason instanceof Refusal || isOfTheDisk(reason)) throw reason;
    throw new Refusal(400, "The form arrived incomplete. Please send it again.");
  }
}

/** Nothing that the sender could mend. */
function isOfTheDisk(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined && code !== "ECONNRESET";
}

function parserOf(request: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": request.headers.get("Content-Type") ?? "" },
      limits: {
        fileSize: LIMITS.fileSize,
        files: LIMITS.files,
        fields: LIMITS.fields,
        fieldSize: LIMITS.fieldSize,
        fieldNameSize: LIMITS.fieldNameSize,
      },
    });
  } catch {
    throw new Refusal(400, "Expected multipart/form-data");
  }
}

function bodyLimit(refuseTooMuch: () => void): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > LIMITS.bodySize) refuseTooMuch();
      done(null, chunk);
    },
  });
}
