// Runs with --all: a client is generated and compiled.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";

import { generateApi } from "swagger-typescript-api";

import { CLIENT_CONFIG, CLIENT_PROGRAM } from "#server/testing/client-program.ts";
import { listening } from "#server/testing/listening.ts";
import { photoWithPlace } from "#server/testing/order-form.ts";
import { OWNER, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import type { Order } from "#shared/orders/order.ts";

const COMPILER = fileURLToPath(new URL("../../../node_modules/.bin/tsc", import.meta.url));

/** What the program tells of what it did. */
interface Outcome {
  placed: number;
  products: { _id: string }[];
  order: Order;
  orders: Order[];
  read: Order;
  refused: { status: number; error: { code: string } };
}

let shop: TestShop;
let folder: string;
before(async () => {
  shop = await startTestShop();
  folder = await mkdtemp(join(tmpdir(), "naqra-client-"));
  const document = join(folder, "openapi.json");
  await writeFile(document, await (await shop.ask("/api/v1/openapi.json")).text());
  // Without enums, which Node can't run as they stand.
  const style = { enumStyle: "const", silent: true } as const;
  await generateApi({ input: document, output: folder, fileName: "client.ts", ...style });
  await writeFile(join(folder, "program.ts"), CLIENT_PROGRAM);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(CLIENT_CONFIG));
});
after(async () => {
  await shop[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

test("a client that is generated from the API's description has types that the compiler accepts", async () => {
  const problems = await promisify(execFile)(COMPILER, ["--project", folder]).then(
    () => "",
    ({ stdout, message }: { stdout: string; message: string }) => stdout || message,
  );
  assert.equal(problems, "");
});

test("it signs in, lists, and places an order with a receipt", async () => {
  await using server = await listening(shop);
  const { run } = (await import(pathToFileURL(join(folder, "program.ts")).href)) as {
    run(given: object): Promise<Outcome>;
  };
  const receipt = new File([(await photoWithPlace()) as BlobPart], "receipt.jpg");
  const { placed, products, order, orders, read, refused } = await run({
    url: server.url,
    owner: OWNER,
    product: MAIN_PRODUCT_ID,
    receipt,
  });
  assert.equal(placed, 201);
  assert.equal(products[0]!._id, MAIN_PRODUCT_ID);
  assert.equal(order.total, 40);
  assert.deepEqual(
    orders.map(({ orderNumber }) => orderNumber),
    [order.orderNumber],
  );
  assert.equal(read.deliveryInfo.city.name, "Irbid");
  assert.equal(read.paymentState, "receipt_to_check");
  const picture = await shop.ask(read.despositeTransactionImg);
  assert.match(picture.headers.get("Content-Type")!, /^image\//);
  assert.equal(refused.status, 404);
  assert.equal(refused.error.code, "not_found");
});
