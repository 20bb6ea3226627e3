import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { sessionStore } from "#server/features/session/session.store.ts";
import { hashOf } from "#server/platform/secrets/token.ts";
import { answered } from "#server/testing/answers.ts";
import { placeTransfer } from "#server/testing/placed-orders.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";
import { ROLES, type Role } from "#shared/session/permissions.ts";
import { meSchema } from "#shared/session/session.ts";

import { operationsOf, type ApiDocument } from "./openapi.ts";

const NOBODY = "0".repeat(24);

let shop: TestShop;
let calls: { name: string; method: string; url: string; isOpen: boolean; roles: readonly Role[] }[];
const tokens = {} as Record<Role, string>;

before(async () => {
  shop = await startTestShop();
  const document = (await (await shop.ask("/api/v1/openapi.json")).json()) as ApiDocument;
  calls = operationsOf(document).map(({ method, path, operation, isOpen }) => ({
    name: `${method.toUpperCase()} ${path.replace("/api/v1", "")}`,
    method: method.toUpperCase(),
    url: path.replaceAll(/\{\w+\}/g, NOBODY),
    isOpen,
    roles: (operation as { "x-roles"?: Role[] })["x-roles"] ?? ROLES,
  }));
  const store = sessionStore(shop.database.db);
  for (const role of ROLES) {
    const email = `${role}@colleagues.example`;
    const user = await store.addUser({ name: role, email, role, passwordHash: "" });
    tokens[role] = `token-of-the-${role}`;
    await store.addSession(user.id, hashOf(tokens[role]), "");
  }
});

after(() => shop[Symbol.asyncDispose]());

const askAs = (role: Role, url: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${tokens[role]}`);
  return shop.ask(url, { ...init, headers });
};

/** Repeated from the contracts, so that no role gains anything by mistake. */
const WRITES_OF_EVERYBODY = [
  "DELETE /auth/app-passwords/{id}",
  "DELETE /auth/second-factors/authenticator-app",
  "DELETE /auth/second-factors/passkeys/{id}",
  "DELETE /auth/sessions",
  "DELETE /auth/sessions/{id}",
  "PATCH /auth/profile",
  "PATCH /auth/second-factors/passkeys/{id}",
  "POST /auth/app-passwords",
  "POST /auth/logout",
  "POST /auth/proof",
  "POST /auth/proof/options",
  "POST /auth/second-factors/authenticator-app",
  "POST /auth/second-factors/authenticator-app/confirmation",
  "POST /auth/second-factors/passkeys",
  "POST /auth/second-factors/passkeys/options",
  "POST /auth/second-factors/recovery-codes",
  // Reads what it is sent ids for.
  "POST /plates/cards",
];
const WRITES_OF_MAKERS = [
  "DELETE /chips/{serial}",
  "DELETE /orders/{id}/notes/{note}",
  "PATCH /orders/{id}",
  "POST /chips",
  "POST /orders/board/moves",
  "POST /orders/statuses",
  "POST /orders/undoing",
  "POST /orders/{id}/cards/{card}/remaking",
  "POST /orders/{id}/notes",
  "POST /orders/{id}/proofs",
  "POST /orders/{id}/proofs/approval",
  "POST /orders/{id}/proofs/sending",
  "POST /orders/{id}/proofs/{proof}/approval",
  "POST /orders/{id}/proofs/{proof}/sending",
  "POST /orders/{id}/shipment",
  "POST /staff/orders",
];
const NOT_READ_BY_MAKERS = [
  "GET /backups/last",
  "GET /bin",
  "GET /companies",
  "GET /companies/{id}",
  "GET /companies/{id}/cards",
  "GET /companies/{id}/cards/replacements",
  "GET /companies/{id}/contacts.vcf",
  "GET /companies/{id}/contacts.zip",
  "GET /companies/{id}/design",
  "GET /companies/{id}/offices",
  "GET /companies/{id}/records",
  "GET /contact",
  "GET /contact-counts",
  "GET /contact/{id}",
  "GET /contact/{id}/replies",
  "GET /contact/{id}/reply-drafts",
  "GET /custom-orders",
  "GET /custom-orders-board",
  "GET /custom-orders-counts",
  "GET /custom-orders/{id}",
  "GET /custom-orders/{id}/quotes",
  "GET /custom-orders/{id}/replies",
  "GET /custom-orders/{id}/reply-drafts",
  "GET /e-invoices",
  "GET /e-invoicing",
  "GET /handovers",
  "GET /handovers/{id}",
  "GET /history",
  "GET /home/first-steps",
  "GET /home/sales",
  "GET /invoice-settings",
  "GET /invoices",
  "GET /invoices.zip",
  "GET /invoices/{file}",
  "GET /mail-server",
  "GET /open-quotes",
  "GET /orders/{id}/refunds",
  "GET /outbox",
  "GET /outbox/preview",
  "GET /outbox/preview.html",
  "GET /outbox/summary",
  "GET /outbox/{id}/message",
  "GET /outbox/{id}/message.html",
  "GET /people",
  "GET /people/affected.csv",
  "GET /quotes/{file}",
  "GET /record",
  "GET /retention",
  "GET /roster-template",
  "GET /rosters/{id}",
  "GET /settings/waiting-payment",
  "GET /statistics/months",
  "GET /subscribers",
  "GET /users",
  "GET /users/invitations",
  "GET /users/{id}/sessions",
];
const NOT_READ_BY_VIEWERS = [
  "GET /backups/last",
  "GET /bin",
  "GET /e-invoicing",
  "GET /invoices.zip",
  "GET /mail-server",
  "GET /people",
  "GET /people/affected.csv",
  "GET /retention",
  "GET /settings/waiting-payment",
  "GET /users",
  "GET /users/invitations",
  "GET /users/{id}/sessions",
];
const NOT_OF_MANAGERS = [
  "DELETE /settings/waiting-payment",
  "DELETE /users/invitations/{id}",
  "DELETE /users/{id}",
  "DELETE /users/{id}/second-factors",
  "DELETE /users/{id}/sessions",
  "DELETE /users/{id}/sessions/{session}",
  "GET /people/affected.csv",
  "GET /users/{id}/sessions",
  "PATCH /e-invoicing",
  "PATCH /invoice-settings",
  "PATCH /mail-server",
  "PATCH /retention",
  "PATCH /second-factor-policy",
  "PATCH /users/{id}",
  "POST /e-invoicing/test",
  "POST /people/erase",
  "POST /settings/waiting-payment/offer",
  "POST /users/invitations",
];

const staffCalls = () => calls.filter(({ isOpen }) => !isOpen);
const namesOf = (found: { name: string }[]) => found.map(({ name }) => name).toSorted();
const isRead = ({ name }: { name: string }) => name.startsWith("GET ");
const isExport = ({ name }: { name: string }) => name.startsWith("GET /exports/");

test("the contracts give each role what it is for", () => {
  const of = (role: Role) => staffCalls().filter(({ roles }) => roles.includes(role));
  const notOf = (role: Role) => staffCalls().filter(({ roles }) => !roles.includes(role));
  assert.deepEqual(namesOf(notOf("owner")), []);
  assert.deepEqual(namesOf(notOf("manager")), NOT_OF_MANAGERS);
  const writesOf = (role: Role) => namesOf(of(role).filter((call) => !isRead(call)));
  assert.deepEqual(writesOf("maker"), [...WRITES_OF_EVERYBODY, ...WRITES_OF_MAKERS].toSorted());
  assert.deepEqual(writesOf("viewer"), WRITES_OF_EVERYBODY);
  const unread = (role: Role) => notOf(role).filter((call) => isRead(call) && !isExport(call));
  assert.deepEqual(namesOf(unread("maker")), NOT_READ_BY_MAKERS);
  assert.deepEqual(namesOf(unread("viewer")), NOT_READ_BY_VIEWERS);
  for (const role of ["maker", "viewer"] as const) assert.ok(!of(role).some(isExport));
});

test("a role's calls are answered, all others are a 403 that says so, and change nothing", async () => {
  // As a call asks of owners too.
  await shop.database.pool.query("update sessions set second_factor_at = now()");
  for (const role of ROLES) {
    for (const { name, method, url, roles } of staffCalls()) {
      // These end the session that asks, or stay open.
      if (/auth\/(sessions|logout)|\/events$/.test(url)) continue;
      const answer = await askAs(role, url, { method });
      assert.equal(answer.status === 403, !roles.includes(role), `${role}: ${name}`);
      if (answer.status !== 403) {
        // What is streamed occupies a place until it is read.
        await answer.body?.cancel();
        continue;
      }
      const { message } = errorSchema.parse(await answer.json());
      assert.match(message, /Your account may not do this/, name);
    }
  }
});

test("calls that are open to everybody are open to every role", async () => {
  for (const role of ROLES) {
    for (const { name, url } of calls.filter((call) => call.isOpen && isRead(call))) {
      assert.notEqual((await askAs(role, url)).status, 403, `${role}: ${name}`);
    }
    const me = await askAs(role, "/api/v1/auth/me");
    assert.equal(meSchema.parse(await me.json()).user.role, role);
  }
});

test("makers see an order without the picture of its receipt, viewers with it", async () => {
  const { id } = await placeTransfer(shop);
  const path = `/api/v1/orders/${id}`;
  const receiptFor = async (role: Role) => {
    const order = await answered(askAs(role, path), staffOrderAnswerSchema);
    return order.despositeTransactionImg;
  };
  assert.equal(await receiptFor("maker"), "");
  assert.match(await receiptFor("viewer"), /^\/uploads\//);
});
