import assert from "node:assert/strict";
import { test } from "node:test";

import { multipart, orderFields } from "#server/testing/order-form.ts";
import { startShopBehindProxy } from "#server/testing/shop-behind-proxy.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";

/** The error code for each kind of error, by which programs recognise it. */

const shop = shopForTests({ RATE_LIMITS: "on", RATE_LIMIT_POSTS: "2" });

const API = "/api/v1";
const NOBODY = "0".repeat(24);

/** The codes of an error response: the overall one, and those of each field. */
async function reportedBy(response: Response) {
  const body = errorSchema.parse(await response.json());
  const { message, code, params, errors = {}, codes = {} } = body;
  const ofFields = Object.entries(errors).map(([path, text]) => [
    path,
    { ...codes[path], message: text },
  ]);
  return { reported: { code, params, message }, fields: Object.fromEntries(ofFields) as object };
}

async function refused(
  response: Response,
  status: number,
  reported: ApiMessage,
  fields: object = {},
) {
  assert.equal(response.status, status);
  assert.deepEqual(await reportedBy(response), { reported, fields });
}

const places = { country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID };
const order = (changed: Record<string, string>) => {
  const typed = { "deliveryInfo[typedCountry]": "There", "deliveryInfo[typedCity]": "There" };
  const body = multipart({ ...orderFields(places), ...typed, ...changed });
  return { method: "POST", body };
};

test("400: a form names each invalid field; the first is the overall code", async () => {
  const wrong = { "personalInfo[firstName]": "E", "personalInfo[phoneNumbers][0]": "1" };
  const short = apiMessage("too_short", { field: "firstName", min: 2 });
  await refused(await shop.ask(`${API}/orders`, order(wrong)), 400, short, {
    "personalInfo.firstName": short,
    "personalInfo.phoneNumbers.0": apiMessage("phone_too_short", { min: 8 }),
  });
  const missing = apiMessage("required");
  await refused(await shop.ask(`${API}/users/login`, asJson("POST", {})), 400, missing, {
    email: missing,
    password: missing,
  });
});

test("400: an option that the catalogue does not have, and a parameter of the wrong type", async () => {
  const unknown = apiMessage("country_unavailable");
  await refused(
    await shop.ask(`${API}/orders`, order({ "deliveryInfo[country]": NOBODY })),
    400,
    unknown,
    { "deliveryInfo.country": unknown },
  );
  const page = apiMessage("parameter_not_whole", { parameter: "page", min: 1, max: 999_999_999 });
  await refused(await shop.ask(`${API}/addons?page=x`), 400, page, { page });
});

test("400: a body that can't be read at all", async () => {
  const text = { method: "POST", headers: { "Content-Type": "text/plain" }, body: "x" };
  await refused(await shop.ask(`${API}/contact`, text), 400, apiMessage("json_expected"));
  await refused(await shop.ask(`${API}/orders`, text), 400, apiMessage("json_or_form_expected"));
  const broken = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{" };
  await refused(await shop.ask(`${API}/orders`, broken), 400, apiMessage("json_invalid"));
  await refused(await shop.ask(`${API}/contact`, broken), 400, apiMessage("json_invalid"));
});

test("400: what no form can send is refused in the shop's own words", async () => {
  const anObject = apiMessage("expected", { kind: "object" });
  for (const body of [[], "text", 5, null]) {
    await refused(await shop.ask(`${API}/orders`, asJson("POST", body)), 400, anObject, {
      "": anObject,
    });
  }
  const once = apiMessage("parameter_repeated", { parameter: "page" });
  await refused(await shop.ask(`${API}/addons?page=1&page=2`), 400, once);
  const required = apiMessage("required");
  const { fields } = await reportedBy(
    await shop.ask(`${API}/orders`, order({ "addons[2][addon]": NOBODY })),
  );
  assert.deepEqual(fields, { "addons.0": required, "addons.1": required });
});

test("400, 401, 403: signing in", async () => {
  const login = { email: "owner@naqra.example", password: "not the password" };
  await refused(
    await shop.ask(`${API}/users/login`, asJson("POST", login)),
    400,
    apiMessage("wrong_credentials"),
  );
  await refused(await shop.ask(`${API}/orders`), 401, apiMessage("sign_in_required"));
  const account = { email: "a@example.com", password: "correct horse battery" };
  await refused(
    await shop.ask(`${API}/login/register`, asJson("POST", account)),
    403,
    apiMessage("owner_only"),
  );
});

test("404: a record, and a call", async () => {
  const record = apiMessage("not_found", { entity: "product" });
  await refused(await shop.ask(`${API}/products/${NOBODY}`), 404, record);
  const none = apiMessage("not_found", { entity: "record" });
  await refused(await shop.ask(`${API}/products/none`), 404, none);
  await refused(await shop.ask(`${API}/nothing`), 404, apiMessage("no_such_call"));
});

test("413: a body that is too large", async () => {
  const body = { message: "x".repeat(2 * 1024 * 1024) };
  const answer = await shop.ask(`${API}/users/login`, asJson("POST", body));
  await refused(answer, 413, apiMessage("body_too_large"));
});

test("422: an order that exists already, with its number", async () => {
  const send = (position: string) => {
    const request = order({ "personalInfo[position]": position });
    return shop.ask(`${API}/orders`, { ...request, headers: { "Idempotency-Key": "once" } });
  };
  const placed = (await (await send("Founder")).json()) as { data: { data: { id: string } } };
  const orderNumber = placed.data.data.id.slice(-8);
  await refused(await send("Owner"), 422, apiMessage("order_placed_already", { orderNumber }));
});

test("429: after how many seconds to try again", async () => {
  let answer: Response;
  do answer = await shop.ask(`${API}/subscribers/confirm`, asJson("POST", {}));
  while (answer.status === 400);
  const seconds = Number(answer.headers.get("Retry-After"));
  assert.ok(seconds > 0);
  await refused(answer, 429, apiMessage("too_many_requests", { seconds }));
});

test("503: temporarily unavailable", async () => {
  await using behind = await startShopBehindProxy();
  await behind.proxy.cut();
  await refused(await behind.shop.ask(`${API}/products`), 503, apiMessage("unavailable"));
});

test("a success that is a message carries its code too", async () => {
  const address = asJson("POST", { email: "reader@example.com" });
  const answer = await shop.ask(`${API}/subscribers/subscribe`, address);
  assert.deepEqual(await answer.json(), { status: "success", ...apiMessage("subscribed") });
});
