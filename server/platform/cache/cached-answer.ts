import { createHash } from "node:crypto";

import {
  acceptedEncoding,
  ENCODINGS,
  type Encoding,
} from "#server/platform/http/accepted-encoding.ts";
import { compress } from "#server/platform/http/compress.ts";

/** What is sent: a status, headers, and bytes unless the asker has them already. */
export interface Reply {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** An answer as it is cached: finished for every kind of asker. */
export interface CachedAnswer {
  /** What it takes in memory, about. */
  size: number;
  replies: Record<Encoding, { etag: string; whole: Reply; unchanged: Reply }>;
}

/** Only what went well, is whole and is nobody's in particular. */
export function isCacheable({ status, headers }: Response): boolean {
  const isForNow = headers.get("Cache-Control")?.includes("no-store") ?? false;
  return status === 200 && !isForNow && !headers.has("Set-Cookie");
}

/**
 * Finishes an answer: compresses it once in each encoding and names each by its content.
 * @param more headers that every reply carries besides its own
 */
export async function finishAnswer(
  response: Response,
  more: Record<string, string>,
): Promise<CachedAnswer> {
  const plain = Buffer.from(await response.arrayBuffer());
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const { "content-length": _, "x-request-id": _id, ...own } = Object.fromEntries(response.headers);
  const headers: Record<string, string> = { ...own, ...more, "cache-control": "no-cache" };
  const { "content-type": _type, ...lasting } = headers;
  const replies = {} as CachedAnswer["replies"];
  let size = 0;
  for (const encoding of ENCODINGS) {
    const body = await compress(plain, encoding, "once");
    const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
    const whole: Record<string, string> = {
      ...headers,
      "content-length": String(body.length),
      etag,
    };
    if (encoding !== "identity") whole["content-encoding"] = encoding;
    replies[encoding] = {
      etag,
      whole: { status: 200, headers: whole, body },
      unchanged: { status: 304, headers: { ...lasting, etag }, body: undefined },
    };
    size += body.length + 2_000;
  }
  return { size, replies };
}

/**
 * The same with what tells that it may be out of date (RFC 9211): a lifetime below zero.
 * @param age since it was made, in milliseconds
 * @param staleFor since it may be out of date, in milliseconds
 */
export function asStale(
  { size, replies }: CachedAnswer,
  age: number,
  staleFor: number,
): CachedAnswer {
  const more = {
    age: String(Math.floor(age / 1000)),
    [STALE_HEADER]: `naqra; hit; ttl=-${Math.max(1, Math.floor(staleFor / 1000))}`,
  };
  const told = (reply: Reply): Reply => ({ ...reply, headers: { ...reply.headers, ...more } });
  const stale = {} as CachedAnswer["replies"];
  for (const encoding of ENCODINGS) {
    const { etag, whole, unchanged } = replies[encoding];
    stale[encoding] = { etag, whole: told(whole), unchanged: told(unchanged) };
  }
  return { size, replies: stale };
}

/** Only what may be out of date carries it. */
export const STALE_HEADER = "cache-status";

/** The reply for one asker: in the encoding that it takes, or nothing new when it has this very one. */
export function replyTo(
  { replies }: CachedAnswer,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Reply {
  const { etag, whole, unchanged } = replies[acceptedEncoding(acceptEncoding)];
  return ifNoneMatch !== undefined && isAmong(ifNoneMatch, etag) ? unchanged : whole;
}

/** The same for a request. */
export function responseOf(answer: CachedAnswer, { headers }: Request): Response {
  const reply = replyTo(
    answer,
    headers.get("Accept-Encoding") ?? undefined,
    headers.get("If-None-Match") ?? undefined,
  );
  return new Response(reply.body as Uint8Array<ArrayBuffer> | undefined, reply);
}

function isAmong(ifNoneMatch: string, etag: string): boolean {
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((each) => each.trim().replace(/^W\//, "") === etag)
  );
}
