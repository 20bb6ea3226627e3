import assert from "node:assert/strict";
import { once } from "node:events";
import { rename, rm, readdir, writeFile } from "node:fs/promises";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { after, before, describe, test } from "node:test";

import { openFiles } from "#server/testing/open-files.ts";
import { multipart, orderFields, photoWithPlace } from "#server/testing/order-form.ts";
import { startS3Server } from "#server/testing/s3-server.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";

/** The file store stops answering, or stores no more, and comes back. */

let photo: Buffer;
before(async () => {
  photo = await photoWithPlace();
});

function place(shop: TestShop, name: string, logo?: Buffer): Promise<Response> {
  const fields = {
    ...orderFields({ country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID }),
    "deliveryInfo[typedCountry]": "Land",
    "deliveryInfo[typedCity]": "Town",
    "cardDesign[nameOnCard]": name,
  };
  const pictures = logo ? [{ field: "companyLogo", name: "logo.jpg", bytes: logo }] : [];
  return shop.ask("/api/v1/orders", { method: "POST", body: multipart(fields, pictures) });
}

async function isUnavailable(asked: Promise<Response>): Promise<void> {
  const response = await asked;
  assert.equal(response.status, 503);
  assert.ok(Number(response.headers.get("Retry-After")) > 0);
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  if (isJson) errorSchema.parse(await response.json());
}

async function nothingIsLeft(shop: TestShop): Promise<void> {
  await until(async () => (await readdir(shop.uploadFolder)).length === 0);
  if (process.platform !== "linux") return;
  await until(async () => (await openFiles(shop.uploadFolder)).length === 0);
}

/** Passes connections on to a port until it is told to pass on nothing any more, or to refuse. */
async function startProxy(port: number) {
  const sockets = new Set<Socket>();
  let state: "passing" | "stalled" | "away" = "passing";
  const server = createServer((client) => {
    if (state === "away") return void client.destroy();
    const both = [client, connect(port, "127.0.0.1")] as const;
    const [, upstream] = both;
    for (const socket of both) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        for (const each of both) each.destroy();
      });
    }
    client.on("data", (bytes) => state === "passing" && upstream.write(bytes));
    upstream.on("data", (bytes) => state === "passing" && client.write(bytes));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    become(next: typeof state) {
      state = next;
      // Connections of before are not used again.
      if (next !== "stalled") for (const socket of sockets) socket.destroy();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe("a bucket", () => {
  let open: AsyncDisposableStack;
  let shop: TestShop;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  before(async () => {
    open = new AsyncDisposableStack();
    const s3 = open.use(await startS3Server());
    proxy = open.use(await startProxy(Number(new URL(s3.env.S3_ENDPOINT).port)));
    shop = open.use(
      await startTestShop({ ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` }),
    );
  });
  after(() => open.disposeAsync());

  for (const state of ["stalled", "away"] as const) {
    test(`that is ${state}: orders with pictures and files are a 503 in time, and nothing else waits`, async () => {
      assert.equal((await place(shop, `Before ${state}`, photo)).status, 201);
      proxy.become(state);
      const failing = [
        place(shop, `Pictures ${state}`, photo),
        place(shop, `More pictures ${state}`, photo),
        shop.ask("/uploads/public/none.webp"),
        shop.ask("/uploads/public/none.webp?w=640&f=webp"),
      ].map(isUnavailable);
      // While these wait, also for the process that makes pictures.
      const order: string[] = [];
      void Promise.all(failing).then(() => order.push("failing"));
      assert.equal((await place(shop, `No picture ${state}`)).status, 201);
      const trial = multipart({}, [{ field: "picture", name: "a.jpg", bytes: photo }]);
      const tried = await shop.ask("/api/v1/pictures/check", { method: "POST", body: trial });
      assert.equal(tried.status, 200);
      if (state === "stalled") assert.deepEqual(order, []);
      await Promise.all(failing);
      await nothingIsLeft(shop);
      const { rows } = await shop.database.pool.query(
        "select count(*)::int as count from orders where name_on_card like '%ictures " +
          `${state}'`,
      );
      assert.deepEqual(rows, [{ count: 0 }]);

      proxy.become("passing");
      assert.equal((await place(shop, `Pictures ${state}`, photo)).status, 201);
    });
  }
});

test("a folder that takes no files is a 503, for orders with pictures only, until it does again", async () => {
  await using shop = await startTestShop();
  assert.equal((await place(shop, "Before", photo)).status, 201);
  const folder = `${shop.config.dataDir}/files`;
  await rename(folder, `${folder}-away`);
  await writeFile(folder, "no folder");
  await isUnavailable(place(shop, "Refused", photo));
  assert.equal((await place(shop, "No picture")).status, 201);
  await nothingIsLeft(shop);
  await rm(folder);
  await rename(`${folder}-away`, folder);
  assert.equal((await place(shop, "Refused", photo)).status, 201);

  // The same for the folder of uploads.
  const { uploadFolder } = shop;
  await rename(uploadFolder, `${uploadFolder}-away`);
  await isUnavailable(place(shop, "No uploads", photo));
  await rename(`${uploadFolder}-away`, uploadFolder);
  assert.equal((await place(shop, "No uploads", photo)).status, 201);
});
