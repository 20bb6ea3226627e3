import { Writable } from "node:stream";

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
 * Splits input into pieces that the parser accepts at once. After a larger piece that contains the
 * closing boundary it never asks for more.
 */
export async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; start += PIECE) {
      yield chunk.subarray(start, start + PIECE);
    }
  }
}

/**
 * The parser as a stream that ends like other streams. The parser itself may finish at the closing
 * boundary, and code that waits for the end of a longer body would then wait for ever.
 */
export function into(parser: BusboyInstance): Writable {
  let hasFinished = false;
  parser.once("finish", () => (hasFinished = true));
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => void parser.write(chunk, done),
    final(done) {
      if (hasFinished) return done();
      parser.once("finish", done);
      parser.end();
    },
  });
  // It may report more than one error.
  parser.on("error", (error) => stream.destroy(error as Error));
  return stream;
}
