import assert from "node:assert/strict";
import { test } from "node:test";

import { mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, OWNER } from "#server/testing/start-test-shop.ts";

const { shop, mail } = shopWithMailForTests();
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

interface From {
  session?: "token" | "cookie";
  address?: string;
  userAgent?: string;
  cookie?: string;
}
/** Signs the owner in, and answers the cookies by which the browser is known. */
async function signIn({
  session = "token",
  address = "203.0.113.7",
  userAgent = "okhttp/4.9.0",
  cookie = "",
}: From): Promise<string> {
  const init = asJson("POST", { ...OWNER, session });
  const headers = new Headers(init.headers);
  headers.set("User-Agent", userAgent);
  if (cookie) headers.set("Cookie", cookie);
  const request = new Request(`${shop.config.publicUrl}/api/v1/users/login`, { ...init, headers });
  const answer = await shop.fetch(request, { incoming: { socket: { remoteAddress: address } } });
  assert.equal(answer.status, 200);
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
}
const told = async () => mailsTo({ shop, mail }, OWNER.email);

test("a sign-in from a new device is told by mail, once for each device", async () => {
  await signIn({});
  assert.equal((await told()).length, 0, "nobody is told of the first sign-in of all");
  const cookie = await signIn({ session: "cookie", userAgent: CHROME });
  const [first, ...others] = await told();
  assert.equal(others.length, 0);
  for (const word of ["Chrome", "Windows", "203.0.113.7", "/admin-panel/account"]) {
    assert.ok(first!.text.includes(word), word);
  }
  // Known by its cookie wherever it is, and a client that signs in for each call by what it says of itself.
  await signIn({ session: "cookie", userAgent: CHROME, cookie, address: "198.51.100.1" });
  for (const address of ["198.51.100.2", "198.51.100.3"]) await signIn({ address });
  assert.equal((await told()).length, 1);

  // What a browser says of itself makes no other browser known, nor a client that takes a token.
  await signIn({ session: "cookie", userAgent: CHROME, address: "192.0.2.1" });
  await signIn({ userAgent: CHROME, address: "192.0.2.2" });
  assert.equal((await told()).length, 3);
});

test("clients that are new at each sign-in write a mail for each address, not for each sign-in", async () => {
  const before = (await told()).length;
  for (let index = 0; index < 6; index += 1) {
    await signIn({ userAgent: `client-${index}/1.0`, address: "192.0.2.77" });
  }
  const mails = (await told()).length - before;
  // Ten minutes may end in between.
  assert.ok(mails === 1 || mails === 2, String(mails));
});

test("whose account it is reads it in their language", async () => {
  await shop.askAsOwner("/api/v1/auth/profile", asJson("PATCH", { language: "ar" }));
  await signIn({ session: "cookie", address: "192.0.2.99" });
  assert.match((await told()).at(-1)!.text, /جرى تسجيل الدخول من جهاز جديد/);
});
