import assert from "node:assert/strict";
import { test } from "node:test";

import { refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import type { Role } from "#shared/session/permissions.ts";

const shop = shopForTests();
const API = "/api/v1";

test("viewers learn that it was changed where customers pay to and by which server mails go, managers to what", async () => {
  const iban = "JO15AAAA1234567890123456789012";
  const bank = { bankName: "Example Bank", accountHolder: "Naqra", accountNumber: "1", iban };
  const saving = await shop.askAsOwner(
    `${API}/settings`,
    asJson("PATCH", { city: "Irbid", cliqAlias: "NEXTALIAS", bank }),
  );
  assert.equal(saving.status, 200);
  const server = { host: "mail.example.com", port: 587, security: "starttls", user: "example" };
  const serving = await shop.askAsOwner(
    `${API}/mail-server`,
    asJson("PATCH", { ...server, password: "a mail password" }),
  );
  assert.equal(serving.status, 200);
  const { rows } = await shop.database.pool.query<{ id: string }>(
    "select id from jobs where kind like 'email:locked-change%'",
  );
  assert.ok(rows.length > 0);

  const read = async (role: Role) => {
    const { ask } = await hireColleague(shop, role);
    const paths = [`${API}/history?limit=100`, `${API}/record?limit=100`];
    const texts = await Promise.all(paths.map(async (path) => (await ask(path)).text()));
    return { ask, texts };
  };
  const secrets = [iban, "NEXTALIAS", "mail.example.com"];
  const viewer = await read("viewer");
  for (const text of viewer.texts) {
    assert.deepEqual(
      secrets.filter((secret) => text.includes(secret)),
      [],
    );
    assert.match(text, /"iban":\{"from":null,"to":null\}/);
    assert.match(text, /"to":"Irbid"/);
  }
  const manager = await read("manager");
  for (const text of manager.texts) {
    assert.deepEqual(
      secrets.filter((secret) => text.includes(secret)),
      secrets,
    );
  }
  for (const { id } of rows) {
    for (const page of ["message", "message.html"]) {
      const path = `${API}/outbox/${id}/${page}`;
      assert.equal((await refused(viewer.ask(path), 403)).code, "not_permitted");
      assert.equal((await manager.ask(path)).status, 200);
    }
  }
});
