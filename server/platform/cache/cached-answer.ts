import { createHash } from "node:crypto";

import {
  acceptedEncoding,
  ENCODINGS,
  type Encoding,
} from "#server/platform/http/accepted-encoding.ts";
import { compress } from "#server/platform/http/compress.ts";

/** What is sent: a status, headers, and a body unless the client has it already. */
export interface Reply {
  status: 200 | 304 | 404;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** A response as it is cached: compressed once for each encoding. */
export interface CachedAnswer {
  /** Approximate size in memory, in bytes. */
  size: number;
  replies: Record<Encoding, { etag: string; whole: Reply; unchanged: Reply }>;
}

/** What an ETag says of a content. */
export function versionOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

/**
 * Only complete responses that hold nothing private are cached.
 * @param keeps404 whether a 404 may be; otherwise only successful ones are
 */
export function isCacheable({ status, headers }: Response, keeps404: boolean): boolean {
  const isForNow = headers.get("Cache-Control")?.includes("no-store") ?? false;
  const isKept = status === 200 || (keeps404 && status === 404);
  return isKept && !isForNow && !headers.has("Set-Cookie");
}

/**
 * Prepares a response for the cache: compresses it once in each encoding and gives each version an
 * ETag made from its content.
 * @param more headers that every reply carries besides its own
 */
export async function finishAnswer(
  response: Response,
  more: Record<string, string>,
): Promise<CachedAnswer> {
  const plain = Buffer.from(await response.arrayBuffer());
  const hash = versionOf(plain);
  const { "content-length": _, "x-request-id": _id, ...own } = Object.fromEntries(response.headers);
  const headers: Record<string, string> = { ...own, ...more, "cache-control": "no-cache" };
  const { "content-type": _type, ...lasting } = headers;
  const status = response.status as 200 | 404;
  const replies = {} as CachedAnswer["replies"];
  const compressed = ENCODINGS.map((encoding) => compress(plain, encoding, "once"));
  let size = 0;
  for (const [index, body] of (await Promise.all(compressed)).entries()) {
    const encoding = ENCODINGS[index]!;
    const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
    const whole: Record<string, string> = {
      ...headers,
      "content-length": String(body.length),
      etag,
    };
    if (encoding !== "identity") whole["content-encoding"] = encoding;
    replies[encoding] = {
      etag,
      whole: { status, headers: whole, body },
      unchanged: { status: 304, headers: { ...lasting, etag }, body: undefined },
    };
    size += body.length + 2_000;
  }
  return { size, replies };
}

/**
 * The same answer with a header that marks it as stale (RFC 9211): a negative lifetime.
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

/** Only responses that may be out of date carry this header. */
export const STALE_HEADER = "cache-status";

/**
 * The reply for one client: in an encoding that it accepts, or 304 when it has this version
 * already and the response is no error.
 */
export function replyTo(
  { replies }: CachedAnswer,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Reply {
  const { etag, whole, unchanged } = replies[acceptedEncoding(acceptEncoding)];
  const isUnchanged = isAmong(ifNoneMatch, etag);
  return isUnchanged && whole.status === 200 ? unchanged : whole;
}

/** The reply to a request, as a `Response`. */
export function responseOf(answer: CachedAnswer, { headers }: Request): Response {
  const reply = replyTo(
    answer,
    headers.get("Accept-Encoding") ?? undefined,
    headers.get("If-None-Match") ?? undefined,
  );
  return new Response(reply.body as Uint8Array<ArrayBuffer> | undefined, reply);
}

/** Whether a client has this version already. @param ifNoneMatch the header of its request */
export function isAmong(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (typeof ifNoneMatch !== "string") return false;
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((each) => each.trim().replace(/^W\//, "") === etag)
  );
}
