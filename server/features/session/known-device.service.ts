import type { Db } from "#server/platform/database/connect.ts";
import { hashOf, newToken } from "#server/platform/secrets/token.ts";

import { knownDeviceStore } from "./known-device.store.ts";

/**
 * Devices on which users have signed in before: from these they can sign in while strangers guess
 * at their password. A device is a browser with a cookie of ours; clients without cookies are not
 * known.
 */
export function knownDeviceService(db: Db) {
  const store = knownDeviceStore(db);

  return {
    /** An id for a device that the account knows; otherwise undefined. */
    async known(userId: string, device: string | undefined): Promise<string | undefined> {
      if (device === undefined) return undefined;
      const hash = hashOf(device);
      return (await store.isOf(userId, hash)) ? hash : undefined;
    },

    /**
     * Marks a device as known to the account.
     * @param device the token that the browser presented; used again only if the shop issued it
     * @returns the token for the browser's cookie
     */
    async remember(userId: string, device: string | undefined): Promise<string> {
      const isOurs = device !== undefined && (await store.isKnown(hashOf(device)));
      const token = isOurs ? device : newToken();
      await store.remember(userId, hashOf(token));
      return token;
    },

    /** All other devices of the account are treated as unknown from now on. */
    forgetOthers: (userId: string, device = "") => store.forgetOthers(userId, hashOf(device)),
  };
}
