import type { Database } from "#server/platform/database/connect.ts";
import type { LoginLimits } from "#server/platform/limits/login-limits.ts";
import { newToken } from "#server/platform/secrets/token.ts";
import type { Login } from "#shared/session/session.ts";

import { knownDeviceService } from "./known-device.service.ts";
import { notingFailures } from "./noting-failures.ts";
import { hashPassword, isPassword, isWeaklyHashed } from "./password.ts";
import { sessionStore, type UserRow } from "./session.store.ts";

/** What else is asked of an account that can be signed in with. */
interface OtherChecks {
  /** What a failure is recorded as. */
  failure?: "sign_in_failed" | "proof_failed";
  /** Right in the place of the password. */
  instead?: (user: UserRow) => Promise<boolean>;
  /** Beside the right password. */
  also?: (user: UserRow) => Promise<boolean>;
}

/** The client of a login attempt, as limits count it. */
export interface Visitor {
  address: string;
  /** The device token that the browser presented. */
  device: string | undefined;
  /** What it says of itself, however long. */
  userAgent: string;
}

/**
 * The user with these credentials; undefined for wrong ones, with growing delays between attempts.
 */
export type PasswordCheck = (
  login: Login,
  visitor: Visitor,
  others?: OtherChecks,
) => Promise<UserRow | undefined>;

export function passwordCheck(database: Database, limits: LoginLimits): PasswordCheck {
  const store = sessionStore(database.db);
  const devices = knownDeviceService(database.db);
  // Verified when there is no such account, so that the response takes as long as for a wrong
  // password.
  const noPassword = hashPassword(newToken());

  return async (
    { email, password },
    { address, device },
    { failure = "proof_failed", instead, also } = {},
  ) => {
    const account = await store.userByEmail(email);
    // Queried even without an account, so that the response takes as long.
    const knownDevice = await devices.known(account?.id ?? "", device);
    // The database's lower-casing knows more letters than ours, so the stored spelling counts.
    const guesser = { email: account?.email ?? email, address, knownDevice };
    const noting = notingFailures(database.db, failure, account?.id);
    return noting(() =>
      limits.trying(guesser, async () => {
        const user = await store.userByEmail(email);
        if (instead && user?.deactivatedAt === null && (await instead(user))) return user;
        const isRight = await isPassword(password, user?.passwordHash ?? (await noPassword));
        if (!user || !isRight || user.deactivatedAt !== null) return undefined;
        if (isWeaklyHashed(user.passwordHash)) {
          await store.setPassword(user.id, await hashPassword(password));
        }
        return also && !(await also(user)) ? undefined : user;
      }),
    );
  };
}
