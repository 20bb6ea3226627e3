import { createHash, randomBytes } from "node:crypto";

import type { Database } from "#server/database/connect.ts";
import { Refusal } from "#server/errors.ts";
import type { Login, User } from "#shared/session/session.ts";

import { hashPassword, isPassword } from "./password.ts";
import { sessionStore, type UserRow } from "./session.store.ts";

/** Sessions are rows of our own; a token is 256 random bits, and only its hash is kept. */

const WRONG_CREDENTIALS = "Invalid credentials. Please try again.";

export function sessionService(database: Database) {
  const store = sessionStore(database.db);
  // Checked when there is no such account, so that its absence takes as long as a wrong password.
  const noPassword = hashPassword(randomBytes(16).toString("hex"));

  return {
    /** Refuses with a 400 for a wrong address and a wrong password alike. */
    async logIn({ email, password }: Login): Promise<{ user: User; token: string }> {
      const user = await store.userByEmail(email);
      const isRight = await isPassword(password, user?.passwordHash ?? (await noPassword));
      if (!user || !isRight) throw new Refusal(400, WRONG_CREDENTIALS);
      const token = randomBytes(32).toString("base64url");
      await store.addSession(user.id, hashOf(token));
      return { user: presentUser(user), token };
    },

    async userOf(token: string): Promise<User | undefined> {
      const user = await store.userOfSession(hashOf(token));
      return user && presentUser(user);
    },

    logOut: (token: string) => store.endSession(hashOf(token)),
  };
}
export type SessionService = ReturnType<typeof sessionService>;

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function presentUser({ id, name, email, role }: UserRow): User {
  return { _id: id, id, name, email, role };
}
