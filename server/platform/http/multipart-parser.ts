import { Writable } from "node:stream";

import { Busboy, type BusboyConfig, type BusboyInstance } from "@fastify/busboy";

/** The parser of multipart bodies, and what must be known of it for it to come to an end. */

/** Less than its streams hold, in bytes. */
const PIECE = 16 * 1024 - 1;

/** @throws for what is no multipart/form-data, or has no boundary */
export function multipartParser(
  contentType: string,
  limits: NonNullable<BusboyConfig["limits"]>,
): BusboyInstance {
  return new Busboy({ headers: { "content-type": contentType }, limits });
}

/**
 * In pieces that the parser takes at once. It never asks for more after one that was too large and
 * held the closing boundary.
 */
export async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; start += PIECE) {
      yield chunk.subarray(start, start + PIECE);
    }
  }
}

/**
 * The parser as a stream that ends as streams do. By itself it may say that it has finished at the
 * closing boundary already, so that who waits for the end of a body that goes on waits for ever.
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
  // It may tell of more than one problem.
  parser.on("error", (error) => stream.destroy(error as Error));
  return stream;
}
