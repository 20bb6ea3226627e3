import { hashPassword } from "#server/features/session/password.ts";
import { sessionStore } from "#server/features/session/session.store.ts";
import type { Role } from "#shared/session/permissions.ts";
import { signedInSchema } from "#shared/session/session.ts";

import { asJson, type TestShop } from "./start-test-shop.ts";

let count = 0;

/** An account that is signed in, with what it asks in its own name. */
export async function hireColleague(shop: TestShop, role: Role = "manager") {
  const login = { email: `person${(count += 1)}@naqra.example`, password: "a longer password" };
  const passwordHash = await hashPassword(login.password);
  const { id } = await sessionStore(shop.database.db).addUser({
    name: "Example Person",
    email: login.email,
    role,
    passwordHash,
  });
  const logIn = (more: object = {}) =>
    shop.ask("/api/v1/users/login", asJson("POST", { ...login, ...more }));
  const signedIn = async (more: object = {}) => {
    const { token } = signedInSchema.parse(await (await logIn(more)).json());
    return askingWith(shop, token!);
  };
  return { ...login, id, logIn, signedIn, ask: await signedIn() };
}

/** Asks with the token of a session. */
export const askingWith =
  ({ ask }: Pick<TestShop, "ask">, token: string): TestShop["ask"] =>
  (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("Authorization", `Bearer ${token}`);
    return ask(path, { ...init, headers });
  };
