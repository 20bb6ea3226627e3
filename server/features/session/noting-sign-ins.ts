import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { requestOrigin } from "#server/platform/request-origin.ts";
import { deviceOf } from "#server/platform/security-events/device-of.ts";
import { recordSecurityEvent } from "#server/platform/security-events/security-event.store.ts";
import type { User } from "#shared/session/session.ts";

import { knownDeviceService } from "./known-device.service.ts";
import { newDevice } from "./new-device-notification.ts";
import { signInStore } from "./sign-in.store.ts";

/** By what beside the password people sign in, or in its place. */
export type SignInFactor = "code" | "passkey" | "app-password";

export interface SignInHow {
  /** How the client keeps the session. */
  session: "token" | "cookie";
  factor?: SignInFactor | undefined;
}

/**
 * Records sign-ins, and writes to whose account it is when the device is new: a browser without its cookie,
 * or another client that says of itself what none has said that got a token before. The first sign-in of an
 * account is told to nobody. Of several from one address within ten minutes one is told.
 */
export function notingSignIns(database: Database, notifications: Notifications) {
  async function isNew(trx: Db, user: User, session: string, device: string | undefined) {
    const before = signInStore(trx);
    if (!(await before.hasAny(user.id))) return false;
    if (await knownDeviceService(trx).known(user.id, device)) return false;
    if (session === "cookie") return true;
    const client = deviceOf(requestOrigin.getStore()?.userAgent ?? "");
    return !(await before.hasTokenOf(user.id, client));
  }

  return (user: User, { session, factor }: SignInHow, device: string | undefined): Promise<void> =>
    database.transaction(async (trx) => {
      const isTold = await isNew(trx, user, session, device);
      const kind = isTold ? "signed_in_new_device" : "signed_in";
      const subject = factor ? `${session} ${factor}` : session;
      const event = { kind, userId: user.id, subject } as const;
      const { id: eventId, isFirst } = await recordSecurityEvent(trx, event);
      if (isTold && isFirst) {
        await notifications.send(trx, newDevice, { eventId }, { email: user.email });
      }
    });
}
