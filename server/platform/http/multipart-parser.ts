import { Busboy, type BusboyConfig, type BusboyInstance } from "@fastify/busboy";

/** The multipart parser, with workarounds so that parsing always ends. */

/** In bytes; less than the buffers of its streams hold. */
const PIECE = 16 * 1024 - 1;

/** @throws when the type is not multipart/form-data or has no boundary */
export function multipartParser(
  contentType: string,
  limits: NonNullable<BusboyConfig["limits"]>,
): BusboyInstance {
  return new Busboy({ headers: { "content-type": contentType }, limits });
}

/**
 * Passes a whole body to the parser. Rejects with its error, that of the body, or the reason of `signal`,
 * and then reads no more of the body.
 */
export async function parseBody(
  parser: BusboyInstance,
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const { promise: stopped, reject: stop } = Promise.withResolvers<never>();
  // It may report more than one error.
  parser.on("error", stop);
  signal.addEventListener("abort", () => stop(signal.reason), { once: true });
  const reader = body.getReader();
  try {
    await Promise.race([pass(reader, parser), stopped]);
  } catch (error) {
    reader.cancel(error).catch(() => {});
    throw error;
  }
}

/**
 * In pieces that the parser accepts at once: after a larger one that contains the closing boundary it
 * never asks for more. It may finish there, with more of the body to come.
 */
async function pass(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  parser: BusboyInstance,
): Promise<void> {
  const finished = new Promise<void>((resolve) => parser.once("finish", () => resolve()));
  for (let part = await reader.read(); part.value; part = await reader.read()) {
    for (let start = 0; start < part.value.length; start += PIECE) {
      const piece = part.value.subarray(start, start + PIECE);
      await new Promise((done) => parser.write(piece, done));
    }
  }
  if (!parser.writableFinished) parser.end();
  await finished;
}
