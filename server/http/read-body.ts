import { Refusal } from "#server/errors.ts";

import { readMultipart, type UploadedFile } from "./multipart.ts";

/** A JSON body is read whole; nothing that is sent as JSON needs more. */
const MAX_JSON_BYTES = 1024 * 1024;

interface Body extends AsyncDisposable {
  fields: unknown;
  files: readonly UploadedFile[];
}

/** The body of a call that takes multipart/form-data and JSON alike. */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get("Content-Type") ?? "";
  if (/^multipart\/form-data\b/i.test(type)) return readMultipart(request);
  if (!/^application\/json\b/i.test(type)) {
    throw new Refusal(400, "Expected multipart/form-data or application/json");
  }
  return { fields: await readJson(request), files: [], [Symbol.asyncDispose]: async () => {} };
}

async function readJson(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_JSON_BYTES) throw new Refusal(413, "More was sent than can be taken at once");
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new Refusal(400, "The body is not valid JSON");
  }
}
