import { request as requestPlain } from "node:http";
import { request as requestTls } from "node:https";
import { isIP, type LookupFunction } from "node:net";

import { publicAddressOf } from "#server/features/mail-server/public-address.ts";

import { readAnswer, type Outcome } from "./e-invoice-answer.ts";

/** Where documents are sent, and as whom. */
export interface Destination {
  url: string;
  clientId: string;
  secretKey: string;
  /** Whether addresses of this machine and its networks are refused. */
  mustBePublic: boolean;
}

/** How long the tax authority may take, in milliseconds. */
const PATIENCE = 50_000;
/** The largest answer in bytes; one has the signed document in it. */
const ANSWER_BYTES = 1_000_000;

interface Sent {
  outcome: Outcome;
  /** The answer as it came; '' where none did. */
  answer: string;
}

/**
 * Sends a document to the tax authority. Never rejects for what happens on the way or comes back.
 * @param xml '' is a document that is always refused, to see whether the keys are
 */
export async function postEInvoice(
  destination: Destination,
  { xml, uuid }: { xml: string; uuid: string },
  patience = PATIENCE,
): Promise<Sent> {
  const invoice = Buffer.from(xml).toString("base64");
  try {
    const { status, body } = await post(destination, JSON.stringify({ invoice }), patience);
    return { outcome: readAnswer(status, body, uuid), answer: body };
  } catch (error) {
    return { outcome: { result: "unknown", reason: reasonOf(error) }, answer: "" };
  }
}

/** By Node's own client, because it follows no redirect and can be told to which address to connect. */
async function post(
  { url, clientId, secretKey, mustBePublic }: Destination,
  content: string,
  patience: number,
): Promise<{ status: number; body: string }> {
  const { protocol, hostname } = new URL(url);
  const address = mustBePublic ? await publicAddressOf(hostname) : undefined;
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const request = (protocol === "https:" ? requestTls : requestPlain)(
    url,
    {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(content),
        "Accept-Language": "en",
        "Client-Id": clientId,
        "Secret-Key": secretKey,
      },
      agent: false,
      signal: AbortSignal.timeout(patience),
      ...(address && { lookup: always(address) }),
    },
    (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes > ANSWER_BYTES) response.destroy(new Error("The answer is too large."));
      });
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
      );
    },
  );
  request.on("error", reject);
  request.end(content);
  return promise;
}

/** Connects to this address, so that a second look-up can't lead elsewhere. */
const always =
  (address: string): LookupFunction =>
  (_host, { all }, answer) =>
    all ? answer(null, [{ address, family: isIP(address) }]) : answer(null, address, isIP(address));

/** Without the keys, which no error has in its message. */
function reasonOf(error: unknown): string {
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (name === "TimeoutError" || name === "AbortError") return "No answer in time.";
  return code ? `Not reached: ${code}.` : message;
}
