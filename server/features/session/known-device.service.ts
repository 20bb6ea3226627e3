import type { Db } from "#server/platform/database/connect.ts";

import { knownDeviceStore } from "./known-device.store.ts";
import { hashOf, newToken } from "./token.ts";

/**
 * Devices on which people have signed in: there they can sign in while strangers guess at their
 * account. A device is a browser with a cookie of ours; clients that keep none are simply not known.
 */
export function knownDeviceService(db: Db) {
  const store = knownDeviceStore(db);

  return {
    /** What stands for a device that the account knows; else undefined. */
    async known(userId: string, device: string | undefined): Promise<string | undefined> {
      if (device === undefined) return undefined;
      const hash = hashOf(device);
      return (await store.isOf(userId, hash)) ? hash : undefined;
    },

    /**
     * Knows a device from now on as one of the account's.
     * @param device what it says it is known by, which is kept when the shop has made it
     * @returns what it is to be known by
     */
    async remember(userId: string, device: string | undefined): Promise<string> {
      const isOurs = device !== undefined && (await store.isKnown(hashOf(device)));
      const token = isOurs ? device : newToken();
      await store.remember(userId, hashOf(token));
      return token;
    },

    /** Whoever had another of the account's devices is a stranger again. */
    forgetOthers: (userId: string, device = "") => store.forgetOthers(userId, hashOf(device)),
  };
}
