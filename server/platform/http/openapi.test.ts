import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import {
  PERMISSIONS_FILE,
  permissionsPage,
  servedDocument,
  SUMMARY_FILE,
  summaryOf,
} from "#server/testing/openapi-document.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";

import { operationsOf, type ApiDocument } from "./openapi.ts";

let shop: TestShop;
let document: ApiDocument;
before(async () => {
  shop = await startTestShop();
  document = await servedDocument(shop.fetch);
});
after(() => shop[Symbol.asyncDispose]());

test("the API is as its summary says", async () => {
  const stored = await readFile(SUMMARY_FILE, "utf8").catch(() => "");
  const served = summaryOf(document);
  const lines = new Set(stored.split("\n"));
  const changed = served.split("\n").filter((line) => !lines.has(line));
  assert.ok(
    stored === served,
    `docs/api.txt says otherwise. If the API was meant to change, run \`npm run openapi\`. Changed:\n${changed.join("\n")}`,
  );
});

test("the table of what each role may do is as the contracts say", async () => {
  const stored = await readFile(PERMISSIONS_FILE, "utf8").catch(() => "");
  assert.ok(stored === permissionsPage(document), "Run `npm run openapi`.");
});

test("every call has a purpose, a body, responses and a unique name", () => {
  const operations = operationsOf(document);
  assert.ok(operations.length > 40);
  const ids = new Set<string | undefined>();
  for (const { method, path, operation } of operations) {
    const call = `${method} ${path}`;
    assert.ok(operation.summary && operation.tags?.length, call);
    assert.ok(
      Object.keys(operation.responses ?? {}).some((status) => Number(status) < 300),
      call,
    );
    const takesBody =
      ["patch", "put"].includes(method) ||
      (method === "post" &&
        !/(reservations|logout|\{(?:token|order)\}\/link|\/card-page|\/restore|\/reminder|\/company-page|-app|-codes|options|\/offer|invoicing\/test|e-invoices\/\{id\}\/sending)$/.test(
          path,
        ));
    assert.equal(operation.requestBody !== undefined, takesBody, call);
    ids.add(operation.operationId);
  }
  assert.equal(ids.size, operations.length);
});

test("calls that take files say so, and in which fields", () => {
  const body = document.paths?.["/api/v1/orders"]?.post?.requestBody;
  assert.ok(body && "content" in body);
  const form = body.content["multipart/form-data"]!.schema as {
    properties: Record<string, { format?: string; items?: { format?: string } }>;
  };
  assert.equal(form.properties["despositeTransactionImg"]!.format, "binary");
  assert.equal(form.properties["addonImages"]!.items!.format, "binary");
  assert.ok("personalInfo" in form.properties);
});

test("the documentation page has every call, and loads nothing from elsewhere", async () => {
  const response = await shop.ask("/api/v1/docs");
  assert.match(response.headers.get("Content-Type")!, /^text\/html/);
  const page = await response.text();
  for (const { path } of operationsOf(document)) assert.ok(page.includes(`<code>${path}</code>`));
  assert.doesNotMatch(page, /<script|<link|<img|@import|url\(/);
  const style = /<style>([^]*?)<\/style>/.exec(page)![1]!;
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = response.headers.get("Content-Security-Policy")!;
  assert.match(policy, /^default-src 'none'/);
  assert.ok(policy.includes(`'sha256-${hash}'`));
});

test("its search takes up to 100 characters", async () => {
  const search = async (length: number) =>
    (await shop.ask(`/api/v1/docs?search=${"x".repeat(length)}`)).status;
  assert.deepEqual([await search(100), await search(101)], [200, 400]);
});
