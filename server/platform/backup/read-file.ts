import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";

import type { FileStore } from "#server/platform/files/file-store.ts";

/** Before it is tried again: what takes hours should not fail by one answer; in milliseconds. */
const PAUSES = [500, 5_000];

/**
 * A whole file of the store; undefined when there is none. A store that fails is asked again.
 * @throws when it goes on failing
 */
export async function readWhole(
  store: Pick<FileStore, "read">,
  key: string,
  pauses = PAUSES,
): Promise<Buffer | undefined> {
  for (let attempt = 0; ; attempt++) {
    try {
      const stream = await store.read(key);
      return stream && (await buffer(stream));
    } catch (error) {
      const pause = pauses[attempt];
      if (pause === undefined) throw error;
      await delay(pause);
    }
  }
}
