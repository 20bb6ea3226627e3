import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Encoding } from "#server/platform/http/accepted-encoding.ts";

/**
 * `once` for responses that many clients get, compressed hard; `quick` for one that a client waits
 * for.
 */
type Effort = "once" | "quick";

const BROTLI_QUALITY: Record<Effort, number> = { once: 9, quick: 4 };
const GZIP_LEVEL: Record<Effort, number> = { once: 9, quick: 5 };

/** Compresses bytes in a background thread. */
export async function compress(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  switch (encoding) {
    case "br":
      return promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
    case "gzip":
      return promisify(gzip)(bytes, { level: GZIP_LEVEL[effort] });
    case "identity":
      return bytes;
  }
}
