import type { Notifications } from "#server/features/notifications/notifications.ts";
import { appPasswordStore } from "#server/features/second-factors/app-password.store.ts";
import type { SecondFactorCheck } from "#server/features/second-factors/second-factor-check.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { throwOnDuplicate } from "#server/platform/database/duplicates.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError, fieldError, notFound } from "#server/platform/http-error.ts";
import type { LoginLimits } from "#server/platform/limits/login-limits.ts";
import { recordSecurityEvent } from "#server/platform/security-events/security-event.store.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { Proof } from "#shared/session/password-calls.ts";
import type {
  Login,
  OpenSession,
  ProfileChange,
  Registration,
  SignIn,
  User,
} from "#shared/session/session.ts";

import { knownDeviceService } from "./known-device.service.ts";
import { notingFailures } from "./noting-failures.ts";
import { notingSignIns } from "./noting-sign-ins.ts";
import { passwordRules } from "./password-rules.ts";
import { hashPassword, isPassword, isWeaklyHashed } from "./password.ts";
import { presentSession, presentUser } from "./present-session.ts";
import { sessionStore, type Beginning, type UserRow } from "./session.store.ts";
import { users } from "./session.table.ts";
import { hashOf, newToken } from "./token.ts";

const ENTITY = "user";

/** How much is kept of what a client says of itself, in characters. */
const USER_AGENT_LENGTH = 300;

const emailInUse = () => fieldError("email", apiMessage("email_taken"));

export function sessionService(
  database: Database,
  limits: LoginLimits,
  secondFactors: SecondFactorCheck,
  notifications: Notifications,
) {
  const store = sessionStore(database.db);
  const devices = knownDeviceService(database.db);
  const writes = staffWrites(database, users, ENTITY);
  const rules = passwordRules(database);
  // Verified when there is no such account, so that the response takes as long as for a wrong
  // password.
  const noPassword = hashPassword(newToken());

  async function begin(
    user: UserRow,
    { userAgent }: Pick<Visitor, "userAgent">,
    by: Beginning = {},
  ): Promise<SignedIn> {
    const token = newToken();
    await store.addSession(user.id, hashOf(token), userAgent.slice(0, USER_AGENT_LENGTH), by);
    return { user: presentUser(user, await secondFactors.mustBeAdded(user.id)), token };
  }

  /**
   * The user with these credentials; undefined for wrong ones, with growing delays between
   * attempts.
   */
  async function userWith(
    { email, password }: Login,
    { address, device }: Visitor,
    { failure = "proof_failed", instead, also }: OtherChecks = {},
  ) {
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
  }

  async function checkCurrentPassword(
    { email }: User,
    password: string | undefined,
    visitor: Visitor,
  ): Promise<void> {
    if (!password) throw fieldError("currentPassword", apiMessage("current_password_missing"));
    if (await userWith({ email, password }, visitor)) return;
    throw fieldError("currentPassword", apiMessage("current_password_wrong"));
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
      const user = await userWith(login, visitor, {
        failure: "sign_in_failed",
        instead: async ({ id }) => {
          if (session !== "token") return false;
          by.appPasswordId = await secondFactors.appPasswordOf(id, login.password);
          return by.appPasswordId !== undefined;
        },
        also: async ({ id }) => {
          if (!(await secondFactors.isNeeded(id))) return true;
          // Neither counted as a failure nor as a success, which would forget the failures before.
          if (code === undefined) throw new HttpError(400, apiMessage("second_factor_needed"));
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
      visitor: Pick<Visitor, "userAgent">,
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

    /**
     * Changes the user's own account. A new password ends all their other sessions and makes all
     * other devices unknown and ends the app passwords; the session that stays gets a new token.
     * @param token that of the session which stays
     * @returns also the new token
     */
    async changeProfile(
      change: ProfileChange,
      by: User,
      visitor: Visitor,
      token: string,
    ): Promise<{ user: User; token: string | undefined }> {
      const { name, email, language, password, currentPassword } = change;
      const isOtherEmail = email !== undefined && email !== by.email;
      if (password !== undefined || isOtherEmail) {
        await checkCurrentPassword(by, currentPassword, visitor);
      }
      if (password !== undefined) {
        const named = { name: name ?? by.name, email: email ?? by.email };
        await rules.mustBeGood(password, named);
      }
      const passwordHash = password === undefined ? undefined : await hashPassword(password);
      const renewed = password === undefined ? undefined : newToken();
      const changing = writes.update(by.id, { name, email, language, passwordHash }, by, {
        async more(_user, trx) {
          if (renewed === undefined) return;
          await sessionStore(trx).endOtherSessions(by.id, hashOf(token));
          await sessionStore(trx).prove(hashOf(token));
          await sessionStore(trx).renew(hashOf(token), hashOf(renewed));
          await knownDeviceService(trx).forgetOthers(by.id, visitor.device);
          await appPasswordStore(trx).removeAll(by.id);
        },
      });
      const row = await throwOnDuplicate(changing, "users_email_unique", emailInUse);
      return { user: presentUser(row, by.mustAddSecondFactor), token: renewed };
    },

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
          throw fieldError("passkey", apiMessage("passkey_refused"));
        }
        return proved(by, token, true);
      }
      if (password === undefined) throw fieldError("password", apiMessage("required"));
      let withSecondFactor = false;
      let isCodeWrong = false;
      const user = await userWith({ email: by.email, password }, visitor, {
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

    /** Where somebody is signed in. */
    async openSessions(by: User, token: string): Promise<OpenSession[]> {
      const rows = await store.openSessions(by.id);
      return rows.map((row) => presentSession(row, hashOf(token)));
    },

    /** @throws a 404 for what is not theirs, or has ended */
    async endSession(id: string, by: User): Promise<void> {
      await database.transaction(async (trx) => {
        const ended = await sessionStore(trx).endSessionOf(by.id, id);
        if (!ended) throw notFound("session");
        await sessionStore(trx).recordEnded(by, [ended]);
      });
    },

    /** @param token that of the session which stays */
    async endOtherSessions(by: User, token: string): Promise<void> {
      await database.transaction(async (trx) => {
        const ended = await sessionStore(trx).endOtherSessions(by.id, hashOf(token));
        await sessionStore(trx).recordEnded(by, ended);
      });
    },

    /** @param by who signs out; undefined where another session takes its place */
    async logOut(token: string, by?: User): Promise<void> {
      await store.endSession(hashOf(token));
      if (by) await recordSecurityEvent(database.db, { kind: "signed_out", userId: by.id });
    },
  };
}

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

export interface SignedIn {
  user: User;
  token: string;
}
export type SessionService = ReturnType<typeof sessionService>;
