import type { Database, Db } from "#server/platform/database/connect.ts";
import { throwOnDuplicate } from "#server/platform/database/duplicates.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError, fieldError, notFound } from "#server/platform/http-error.ts";
import type { LoginLimits } from "#server/platform/limits/login-limits.ts";
import { sentence } from "#shared/sentences/sentence.ts";
import type {
  Login,
  OpenSession,
  ProfileChange,
  Registration,
  User,
} from "#shared/session/session.ts";

import { knownDeviceService } from "./known-device.service.ts";
import { hashPassword, isPassword } from "./password.ts";
import { presentAccount, presentSession } from "./present-session.ts";
import { sessionStore, type SessionRow, type UserRow } from "./session.store.ts";
import { users } from "./session.table.ts";
import { hashOf, newToken } from "./token.ts";

const ENTITY = "user";

/** How much is kept of what a client says of itself, in characters. */
const USER_AGENT_LENGTH = 300;

const emailInUse = () => fieldError("email", sentence("email_taken"));

export function sessionService(database: Database, limits: LoginLimits) {
  const store = sessionStore(database.db);
  const devices = knownDeviceService(database.db);
  const writes = staffWrites(database, users, ENTITY);
  // Checked when there is no such account, so that its absence takes as long as a wrong password.
  const noPassword = hashPassword(newToken());

  async function begin(
    user: UserRow,
    { userAgent }: Pick<Visitor, "userAgent">,
  ): Promise<SignedIn> {
    const token = newToken();
    await store.addSession(user.id, hashOf(token), userAgent.slice(0, USER_AGENT_LENGTH));
    return { user: presentUser(user), token };
  }

  /** Whose credentials they are; for the wrong ones undefined, and slower the more there were. */
  async function userWith({ email, password }: Login, { address, device }: Visitor) {
    const account = await store.userByEmail(email);
    // Asked for no account too, so that its absence takes as long.
    const knownDevice = await devices.known(account?.id ?? "", device);
    // The database knows more letters for the same than we do: what counts is how it is stored.
    const guesser = { email: account?.email ?? email, address, knownDevice };
    return limits.trying(guesser, async () => {
      const user = await store.userByEmail(email);
      const isRight = await isPassword(password, user?.passwordHash ?? (await noPassword));
      return isRight ? user : undefined;
    });
  }

  async function checkCurrentPassword(
    { email }: User,
    password: string | undefined,
    visitor: Visitor,
  ): Promise<void> {
    if (!password) throw fieldError("currentPassword", sentence("current_password_missing"));
    if (await userWith({ email, password }, visitor)) return;
    throw fieldError("currentPassword", sentence("current_password_wrong"));
  }

  return {
    /** Refuses with a 400 for a wrong e-mail and a wrong password alike. */
    async logIn(login: Login, visitor: Visitor): Promise<SignedIn> {
      const user = await userWith(login, visitor);
      if (!user) throw new HttpError(400, sentence("wrong_credentials"));
      return begin(user, visitor);
    },

    /**
     * Adds an account: the owner's while there is none, afterwards a colleague's when the owner
     * asks. Refuses everybody else with a 403. The session is the new account's.
     */
    async register(
      form: Registration,
      by: User | undefined,
      visitor: Pick<Visitor, "userAgent">,
    ): Promise<SignedIn> {
      const { name, email, password } = form;
      const mayAdd = (isFirst: boolean) => {
        if (isFirst || by?.role === "owner") return;
        throw new HttpError(403, sentence("owner_only"));
      };
      // Asked before the costly hash as well, which nobody else is to make the shop compute.
      mayAdd(!(await store.hasUsers()));
      const passwordHash = await hashPassword(password);
      const adding = database.transaction(async (trx) => {
        const accounts = sessionStore(trx);
        await accounts.lockUsers();
        const isFirst = !(await accounts.hasUsers());
        mayAdd(isFirst);
        const role = isFirst ? ("owner" as const) : ("staff" as const);
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

    /** Knows a browser as one of the account's own; returns what it is to be known by. */
    rememberDevice: (user: User, device: string | undefined) => devices.remember(user._id, device),

    /**
     * Changes one's own account. With a new password all other sessions of it end, and no other
     * device is known any more.
     * @param token that of the session which stays
     */
    async changeProfile(
      change: ProfileChange,
      by: User,
      visitor: Visitor,
      token: string,
    ): Promise<User> {
      const { name, email, language, password, currentPassword } = change;
      const isOtherEmail = email !== undefined && email !== by.email;
      if (password !== undefined || isOtherEmail) {
        await checkCurrentPassword(by, currentPassword, visitor);
      }
      const passwordHash = password === undefined ? undefined : await hashPassword(password);
      const changing = writes.update(by.id, { name, email, language, passwordHash }, by, {
        async more(_user, trx) {
          if (passwordHash === undefined) return;
          await sessionStore(trx).endOtherSessions(by.id, hashOf(token));
          await knownDeviceService(trx).forgetOthers(by.id, visitor.device);
        },
      });
      return presentUser(await throwOnDuplicate(changing, "users_email_unique", emailInUse));
    },

    async userOf(token: string): Promise<User | undefined> {
      const user = await store.userOfSession(hashOf(token));
      return user && presentUser(user);
    },

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
        await recordEnded(trx, by, [ended]);
      });
    },

    /** @param token that of the session which stays */
    async endOtherSessions(by: User, token: string): Promise<void> {
      await database.transaction(async (trx) => {
        const ended = await sessionStore(trx).endOtherSessions(by.id, hashOf(token));
        await recordEnded(trx, by, ended);
      });
    },

    accounts: async () => (await store.accounts()).map(presentAccount),

    logOut: (token: string) => store.endSession(hashOf(token)),
  };
}

/** Who asks, as far as limits go. */
export interface Visitor {
  address: string;
  /** What the browser says it is known by. */
  device: string | undefined;
  /** What it says of itself, however long. */
  userAgent: string;
}

export interface SignedIn {
  user: User;
  token: string;
}
export type SessionService = ReturnType<typeof sessionService>;

async function recordEnded(trx: Db, by: User, ended: readonly SessionRow[]): Promise<void> {
  const history = historyStore(trx);
  for (const { id } of ended) await history.recordChange(by, "session", id, "delete", {}, {});
}

function presentUser({ id, name, email, role, language }: UserRow): User {
  return { _id: id, id, name, email, role, language };
}
