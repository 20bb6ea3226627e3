import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

import { SHORT_FORM } from "./body-limits.ts";
import type { ApiContext } from "./context.ts";
import { readJsonParts } from "./json-parts.ts";
import { readMultipart, type FileWords, type UploadedFile } from "./multipart.ts";

interface Body extends AsyncDisposable {
  fields: unknown;
  files: readonly UploadedFile[];
}

/**
 * The body of a call that takes multipart/form-data as well as JSON.
 * @param structured the fields that may come as one part of JSON; see `structuredFields`
 * @param words of its files that are no pictures
 */
export async function readBody(
  c: ApiContext,
  structured: readonly string[],
  words?: FileWords,
): Promise<Body> {
  if (isMultipart(c)) {
    const sent = await readMultipart(c.req.raw, c.get("uploads").folder, words);
    return Object.assign(sent, { fields: readJsonParts(sent.fields, structured) });
  }
  if (!/^application\/json\b/i.test(c.req.header("Content-Type") ?? "")) {
    throw new HttpError(400, apiMessage("json_or_form_expected"));
  }
  return {
    fields: await readJson(c.req.raw),

    files: [],
    [Symbol.asyncDispose]: async () => {},
  };
}

/** The body of a call that takes files, with the larger limit of uploads. */
export async function readUpload(
  c: ApiContext,
  structured: readonly string[],
  words: FileWords = {},
): Promise<Body> {
  const length = Number(c.req.header("Content-Length") ?? Infinity);
  if (isMultipart(c) && length > SHORT_FORM) c.set("bodyLimit", c.get("uploads").limit);
  return readBody(c, structured, words);
}

function isMultipart(c: ApiContext): boolean {
  return /^multipart\/form-data\b/i.test(c.req.header("Content-Type") ?? "");
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, apiMessage("json_invalid"));
  }
}
