import assert from "node:assert/strict";
import { chown, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { multipart, orderFields } from "#server/testing/order-form.ts";
import { noisePng } from "#server/testing/png.ts";
import { FILLER, smallDisk } from "#server/testing/small-disk.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { onTestServer } from "#server/testing/test-database.ts";
import { until } from "#server/testing/until.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";

/** No room is left where something of an order is stored: the order is refused, and nothing stays. */

function place(shop: TestShop, name: string, logo?: Buffer): Promise<Response> {
  const fields = {
    ...orderFields({ country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID }),
    "deliveryInfo[typedCountry]": "Land",
    "deliveryInfo[typedCity]": "Town",
    "cardDesign[nameOnCard]": name,
  };
  const pictures = logo ? [{ field: "companyLogo", name: "logo.png", bytes: logo }] : [];
  return shop.ask("/api/v1/orders", { method: "POST", body: multipart(fields, pictures) });
}

async function assertUnavailable(response: Response): Promise<void> {
  assert.equal(response.status, 503);
  assert.ok(Number(response.headers.get("Retry-After")) > 0);
  errorSchema.parse(await response.json());
}

/** What is stored of orders, with their files. */
async function stored({ database, config, uploadFolder }: TestShop) {
  await until(async () => (await readdir(uploadFolder)).every((name) => name === FILLER));
  const { rows } = await database.pool.query(
    "select (select count(*)::int from orders) as orders, (select count(*)::int from cards) as cards",
  );
  const files = await readdir(`${config.dataDir}/files`, { recursive: true }).catch(() => []);
  return { ...rows[0], files: files.filter((name) => /\.\w+$/.test(name)).toSorted() };
}

for (const [what, folderOf] of [
  ["files", ({ config }: TestShop) => `${config.dataDir}/files`],
  ["uploads", ({ uploadFolder }: TestShop) => uploadFolder],
] as const) {
  test(`without room for ${what}, orders with pictures are a 503, and are taken again once there is`, async (t) => {
    await using shop = await startTestShop();
    const logo = await noisePng(200, 200);
    await using disk = await smallDisk(t, folderOf(shop));
    if (!disk) return;
    assert.equal((await place(shop, "Before", logo)).status, 201);
    await disk.fill();
    const before = await stored(shop);
    await assertUnavailable(await place(shop, "Full", logo));
    assert.deepEqual(await stored(shop), before);
    assert.equal((await place(shop, "No picture")).status, 201);
    await disk.free();
    assert.equal((await place(shop, "Full", logo)).status, 201);
  });
}

test("without room in the database, orders are a 503, and nothing of them stays", async (t) => {
  // Disposed of after the shop, whose database is there.
  await using open = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "naqra-small-"));
  open.defer(() => rm(folder, { recursive: true }));
  const disk = await smallDisk(t, folder);
  if (!disk) return;
  open.use(disk);
  const shop = await startTestShop();
  const { pool } = shop.database;
  const { rows } = await pool.query("select pg_backend_pid() as pid, current_database() as name");
  const [{ pid, name }] = rows;
  const { uid, gid } = await stat(`/proc/${pid}`);
  await chown(folder, uid, gid);
  await onTestServer(`create tablespace ${name} location '${folder}'`);
  open.defer(() => onTestServer(`drop tablespace ${name}`));
  open.use(shop);
  await onTestServer(`grant create on tablespace ${name} to public`);
  await pool.query(`alter table orders set tablespace ${name}`);

  const logo = await noisePng(200, 200);
  assert.equal((await place(shop, "Before", logo)).status, 201);
  await disk.fill();
  let before = await stored(shop);
  let answer = await place(shop, "Full 0", logo);
  // There is room in what the table has already.
  for (let count = 1; answer.status === 201; count++) {
    before = await stored(shop);
    answer = await place(shop, `Full ${count}`, logo);
  }
  await assertUnavailable(answer);
  assert.deepEqual(await stored(shop), before);
  assert.equal((await shop.ask("/readyz")).status, 200);
  await disk.free();
  assert.equal((await place(shop, "Room", logo)).status, 201);
});
