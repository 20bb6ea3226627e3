import { Refusal } from "#server/errors.ts";

import { readMultipart, type UploadedFile } from "./multipart.ts";

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

/** Its size is bounded before (`limitJson`). */
async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "The body is not valid JSON");
  }
}
