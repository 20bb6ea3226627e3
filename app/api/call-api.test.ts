import assert from "node:assert/strict";
import { test } from "node:test";

import { apiMessage } from "#shared/api-messages/any-message.ts";
import { cityCalls } from "#shared/delivery/location-calls.ts";
import { sendMessage } from "#shared/messages/message-calls.ts";
import { listOrders } from "#shared/orders/list-orders-call.ts";
import { getOrder } from "#shared/orders/order-calls.ts";
import { changeSettings } from "#shared/settings/change-settings-call.ts";

import { ApiError } from "./api-error.ts";
import { createCallApi } from "./call-api.ts";

/** The client, a record of its requests, and a fixed response to them. */
function asking(answer: Response) {
  const asked: Request[] = [];
  const uploads: unknown[] = [];
  const api = createCallApi(
    "http://shop.example",
    async (request, upload) => {
      asked.push(request);
      uploads.push(upload);
      return answer.clone();
    },
    "omit",
  );
  return { api, asked, uploads };
}

test("parameters and queries are encoded in the address", async () => {
  const { api, asked } = asking(Response.json({ data: { cities: [] } }));
  await api(cityCalls.ofCountry, { params: { countryId: "a/b?" } });
  assert.equal(asked[0]!.url, "http://shop.example/api/v1/cities/country/a%2Fb%3F");
  const lists = asking(Response.json({}));
  await lists.api(listOrders, { query: { page: "2", search: "نقرة & co", status: undefined } });
  const { searchParams } = new URL(lists.asked[0]!.url);
  assert.deepEqual(
    [...searchParams],
    [
      ["page", "2"],
      ["search", "نقرة & co"],
    ],
  );
});

test("a body is sent as JSON, and as a form only with a file", async () => {
  const { api, asked } = asking(Response.json({}));
  const body = {
    fullName: "Example",
    email: "a@example.com",
    subject: "Fives",
    message: "x".repeat(10),
  };
  await api(sendMessage, { body });
  assert.deepEqual([asked[0]!.method, await asked[0]!.json()], ["POST", body]);

  const settings = asking(Response.json({}));
  const change = { bank: { bankName: "Example Bank" }, cliqAlias: "", city: undefined };
  await settings.api(changeSettings, { body: change, files: { cliqQrImage: null } });
  assert.match(settings.asked[0]!.headers.get("Content-Type")!, /json/);
  const cliqQrImage = new File(["x"], "qr.png");
  await settings.api(changeSettings, { body: change, files: { cliqQrImage } });
  const form = await settings.asked[1]!.formData();
  assert.deepEqual([...form.keys()], ["bank[bankName]", "cliqAlias", "cliqQrImage"]);
  assert.equal((form.get("cliqQrImage") as File).name, "qr.png");
});

test("files are followed on their way, and only files", async () => {
  const { api, uploads } = asking(Response.json({}));
  const upload = { onProgress() {} };
  await api(changeSettings, { body: { city: "Amman" }, files: { cliqQrImage: null }, upload });
  await api(changeSettings, {
    body: {},
    files: { cliqQrImage: new File(["x"], "qr.png") },
    upload,
  });
  assert.deepEqual(uploads, [undefined, upload]);
});

test("a refusal is an error with the server's message and the problems by field", async () => {
  const { message, ...known } = apiMessage("not_found", { entity: "order" });
  const { message: wrong, ...code } = apiMessage("not_id");
  const errors = { id: wrong, other: "Of an older server" };
  const body = { status: "fail", message, ...known, errors, codes: { id: code } };
  const { api } = asking(Response.json(body, { status: 404 }));
  await assert.rejects(api(getOrder, { params: { id: "x" } }), (error) => {
    assert.ok(error instanceof ApiError);
    assert.deepEqual([error.status, error.message], [404, "Order not found"]);
    assert.deepEqual(error.apiMessage, apiMessage("not_found", { entity: "order" }));
    assert.deepEqual(error.fields, {
      id: apiMessage("not_id"),
      other: { code: "", params: {}, message: "Of an older server" },
    });
    return true;
  });
  const garbled = asking(new Response("<html>", { status: 502 }));
  await assert.rejects(garbled.api(getOrder, { params: { id: "x" } }), (error) => {
    assert.ok(error instanceof ApiError);
    assert.deepEqual([error.status, error.message, error.fields], [502, "", {}]);
    assert.deepEqual(error.apiMessage, { code: "", params: {}, message: "" });
    return true;
  });
});

test("a success that was cut off on its way is not taken for one", async () => {
  const half = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"status":"success","data":'));
      stream.error(new TypeError("network error"));
    },
  });
  await assert.rejects(asking(new Response(half)).api(listOrders), TypeError);
  await assert.rejects(asking(new Response("")).api(listOrders), SyntaxError);
});
