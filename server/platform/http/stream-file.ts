import type { Slots } from "#server/platform/limits/slots.ts";

import type { ApiContext } from "./context.ts";

/** The bytes of a file, as they are made. */
export type FileParts = AsyncGenerator<Uint8Array, void>;

/**
 * Answers a file that is made as it is taken, to as many at once as there are slots.
 * @param path its last part is the name of the file
 * @param who has the slot; the token of a link stands for its reader
 */
export async function streamFile(
  c: ApiContext,
  contentType: string,
  path: string,
  slots: Slots,
  make: () => Promise<FileParts>,
  who = c.get("user")?.id ?? c.get("clientAddress"),
): Promise<Response> {
  const slot = await slots.enter(who, c.req.raw.signal);
  try {
    const parts = await make();
    c.header("Content-Type", contentType);
    c.header("Content-Disposition", `attachment; filename="${path.split("/").at(-1)}"`);
    c.header("Cache-Control", "no-store");
    return c.body(streamed(parts, slot));
  } catch (error) {
    slot[Symbol.dispose]();
    throw error;
  }
}

/** Made as it is taken; whoever cancels ends the making. */
function streamed(parts: FileParts, slot: Disposable): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (!done) return controller.enqueue(value);
        slot[Symbol.dispose]();
        controller.close();
      } catch (error) {
        slot[Symbol.dispose]();
        throw error;
      }
    },
    async cancel() {
      slot[Symbol.dispose]();
      await parts.return();
    },
  });
}
