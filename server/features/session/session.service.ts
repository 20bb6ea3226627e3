import { tellOfAccount } from "#server/features/accounts/tell-of-account.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { SecondFactorCheck } from "#server/features/second-factors/second-factor-check.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { throwOnDuplicate } from "#server/platform/database/duplicates.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError, fieldError } from "#server/platform/http-error.ts";
import { hashOf, newToken } from "#server/platform/secrets/token.ts";
import { recordSecurityEvent } from "#server/platform/security-events/security-event.store.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { Proof } from "#shared/session/password-calls.ts";
import type { Registration, SignIn, User } from "#shared/session/session.ts";

import type { PasswordCheck, Visitor } from "./check-password.ts";
import { emailInUse } from "./email-in-use.ts";
import { knownDeviceService } from "./known-device.service.ts";
import { notingSignIns, type SignInFactor } from "./noting-sign-ins.ts";
import { passwordRules } from "./password-rules.ts";
import { hashPassword } from "./password.ts";
import { presentUser } from "./present-session.ts";
import { sessionStore, type Beginning, type UserRow } from "./session.store.ts";

const ENTITY = "user";

/** How much is kept of what a client says of itself, in characters. */
const USER_AGENT_LENGTH = 300;

interface SessionParts {
  database: Database;
  checkPassword: PasswordCheck;
  secondFactors: SecondFactorCheck;
  notifications: Notifications;
}

/** Signing in, proving who one is, signing out. */
export function sessionService(parts: SessionParts) {
  const { database, checkPassword, secondFactors, notifications } = parts;
  const store = sessionStore(database.db);
  const devices = knownDeviceService(database.db);
  const rules = passwordRules(database);
  async function begin(
    user: UserRow,
    { userAgent }: Pick<Visitor, "userAgent">,
    by: Beginning = {},
  ): Promise<SignedIn> {
    const token = newToken();
    await store.addSession(user.id, hashOf(token), userAgent.slice(0, USER_AGENT_LENGTH), by);
    const factor = by.appPasswordId ? "app-password" : by.withSecondFactor ? "code" : undefined;
    const mustAdd = await secondFactors.mustBeAdded(user.id);
    return { user: presentUser(user, mustAdd), token, factor };
  }

  async function proved(by: User, token: string, withSecondFactor: boolean): Promise<void> {
    if (!(await store.prove(hashOf(token), { withSecondFactor }))) {
      throw new HttpError(403, apiMessage("app_password_limited"));
    }
    await recordSecurityEvent(database.db, { kind: "proof_given", userId: by.id });
  }

  return {
    /**
     * Throws a 400, the same for a wrong e-mail and a wrong password; that a second factor is needed is
     * reported only with the right one. For programs, which keep their token, an app password is right too.
     */
    async logIn({ session, code, ...login }: SignIn, visitor: Visitor): Promise<SignedIn> {
      const by: Beginning = {};
      let isCodeWrong = false;
      const user = await checkPassword(login, visitor, {
        failure: "sign_in_failed",
        instead: async ({ id }) => {
          if (session !== "token") return false;
          by.appPasswordId = await secondFactors.appPasswordOf(id, login.password);
          return by.appPasswordId !== undefined;
        },
        also: async ({ id }) => {
          if (!(await secondFactors.isNeeded(id))) return true;
          // Neither counted as a failure nor as a success, which would forget the failures before.
          if (code === undefined) {
            await recordSecurityEvent(database.db, { kind: "factor_missing", userId: id });
            throw new HttpError(400, apiMessage("second_factor_needed"));
          }
          by.withSecondFactor = await secondFactors.isRight(id, code);
          isCodeWrong = !by.withSecondFactor;
          return by.withSecondFactor;
        },
      });
      if (isCodeWrong) throw fieldError("code", apiMessage("second_factor_wrong"));
      if (!user) throw new HttpError(400, apiMessage("wrong_credentials"));
      return begin(user, visitor, by);
    },

    /**
     * Adds an account: the owner's if there is none, otherwise a colleague's at the owner's
     * request. Throws a 403 for everybody else. The returned session is the new account's.
     */
    async register(
      form: Registration,
      by: User | undefined,
      visitor: Pick<Visitor, "userAgent" | "address">,
    ): Promise<SignedIn> {
      const { name, email, password } = form;
      const mayAdd = (isFirst: boolean) => {
        if (isFirst || by?.role === "owner") return;
        throw new HttpError(403, apiMessage("owner_only"));
      };
      // Checked before hashing too, so that nobody else can make the shop compute expensive hashes.
      mayAdd(!(await store.hasUsers()));
      await rules.mustBeGood(password, form);
      const passwordHash = await hashPassword(password);
      const adding = database.transaction(async (trx) => {
        const accounts = sessionStore(trx);
        await accounts.lockUsers();
        const isFirst = !(await accounts.hasUsers());
        mayAdd(isFirst);
        const role = isFirst ? ("owner" as const) : ("manager" as const);
        const user = await accounts.addUser({ name, email, role, passwordHash });
        if (by) await tellOfAccount(trx, notifications, user, { ...by, address: visitor.address });
        const history = historyStore(trx);
        await history.recordChange(
          by ?? user,
          ENTITY,
          user.id,
          "create",
          {},
          { name, email, role },
        );
        return user;
      });
      return begin(await throwOnDuplicate(adding, "users_email_unique", emailInUse), visitor);
    },

    /** Records that somebody has signed in, and tells them of a device that is new. */
    noteSignIn: notingSignIns(database, notifications),

    /** Marks a browser as known to the account; returns the token for its cookie. */
    rememberDevice: (user: User, device: string | undefined) => devices.remember(user._id, device),

    /** Whose session it is, and what that person last showed of themselves. */
    async findSession(token: string) {
      const found = await store.findSession(hashOf(token));
      return found && { ...found, user: presentUser(found.user, found.mustAddSecondFactor) };
    },

    /**
     * @throws a 400 for a wrong password, code or passkey, with growing delays between attempts, and a 403
     * for a session of an app password
     */
    async prove(by: User, { password, code, passkey }: Proof, visitor: Visitor, token: string) {
      if (passkey) {
        if (!(await secondFactors.isSigned(by.id, passkey))) {
          const subject = "passkey" as const;
          await recordSecurityEvent(database.db, { kind: "proof_failed", userId: by.id, subject });
          throw fieldError("passkey", apiMessage("passkey_refused"));
        }
        return proved(by, token, true);
      }
      if (password === undefined) throw fieldError("password", apiMessage("required"));
      let withSecondFactor = false;
      let isCodeWrong = false;
      const user = await checkPassword({ email: by.email, password }, visitor, {
        also: async ({ id }) => {
          if (code === undefined || !(await secondFactors.isNeeded(id))) return true;
          withSecondFactor = await secondFactors.isRight(id, code);
          isCodeWrong = !withSecondFactor;
          return withSecondFactor;
        },
      });
      if (isCodeWrong) throw fieldError("code", apiMessage("second_factor_wrong"));
      if (!user) throw fieldError("password", apiMessage("current_password_wrong"));
      return proved(by, token, withSecondFactor);
    },

    begin,

    /** @param by who signs out; undefined where another session takes its place */
    async logOut(token: string, by?: User): Promise<void> {
      await store.endSession(hashOf(token));
      if (by) await recordSecurityEvent(database.db, { kind: "signed_out", userId: by.id });
    },
  };
}

export interface SignedIn {
  user: User;
  token: string;
  /** By what beside or in place of the password. */
  factor?: SignInFactor | undefined;
}
export type SessionService = ReturnType<typeof sessionService>;
