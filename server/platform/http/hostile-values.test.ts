import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { companyLinkStore } from "#server/features/companies/company-link.store.ts";
import { orderLinkStore } from "#server/features/orders/order-link.store.ts";
import { isOfSecurity } from "#server/features/outbox/outbox.store.ts";
import { profileLinkStore } from "#server/features/profiles/profile-link.store.ts";
import { quoteStore } from "#server/features/quotes/quote.store.ts";
import { addDiscount } from "#server/testing/discounts.ts";
import {
  HOSTILE_IN_FORMS,
  HOSTILE_IN_HEADERS,
  HOSTILE_IN_URL,
  HOSTILE_JSON,
} from "#server/testing/hostile-values.ts";
import { listening } from "#server/testing/listening.ts";
import { servedDocument } from "#server/testing/openapi-document.ts";
import { multipart, photoWithPlace } from "#server/testing/order-form.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import {
  formWith,
  jsonWith,
  pathsIn,
  sampleOf,
  type ValueSchema,
} from "#server/testing/sample-values.ts";
import { asJson, OWNER, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { takingTurns } from "#server/testing/thoroughness.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import { RETENTION, RETENTION_KINDS } from "#shared/people/retention.ts";

import { operationsOf } from "./openapi.ts";

/**
 * Sends bad values for every parameter of every call, as an attacker would: for each parameter some, until
 * each value has had its turn, and each for each where all cases are tried.
 */

let shop: TestShop;
let calls: Call[];
let authorization: string;
/**
 * Valid values for fields that the schema alone does not determine; and what differs for a single
 * call.
 */
/** Nothing listens there, which is known at once. */
const NO_SERVICE = { serviceUrl: "http://127.0.0.1:9/", clientId: "shop", secretKey: "key" };
const NO_MAIL_SERVER = { host: "127.0.0.1", port: 9, security: "none" };

const BULK_ORDER = {
  companyInfo: {
    companyName: "Example Group",
    contactPerson: "Example Buyer",
    email: "buyer@example.com",
    phone: "0790000000",
  },
  orderDetails: { employeeCount: 60 },
};

const OFFICES = { offices: [{ name: "Irbid", city: "Irbid", addressLine1: "Example Street 2" }] };

/** Of whom the shop has nothing. */
const NOBODY = { email: "nobody@example.com", phone: "0799999999" };
let known: Record<string, unknown>;
let knownOf: Record<string, Record<string, unknown>>;
/** An id of a record in each collection, by the path of its calls. */
const records: Record<string, string> = { "/products": MAIN_PRODUCT_ID };

before(async () => {
  // Nobody listens there: a test message is refused, and nothing is sent.
  shop = await startTestShop();
  const document = await servedDocument(shop.fetch);
  calls = operationsOf(document).map(callOf);
  const signedIn = await shop.ask("/api/v1/users/login", asJson("POST", OWNER));
  authorization = `Bearer ${((await signedIn.json()) as { token: string }).token}`;
  await findRecords();
});
after(() => shop[Symbol.asyncDispose]());

interface Call {
  /** As in `POST /orders`. */
  name: string;
  method: string;
  path: string;
  isOpen: boolean;
  inPath: string[];
  inQuery: string[];
  schema: ValueSchema | undefined;
  takesForms: boolean;
}

const FORM = "multipart/form-data";

function callOf({
  method,
  path,
  operation,
  isOpen,
}: ReturnType<typeof operationsOf>[number]): Call {
  const { requestBody, parameters = [] } = operation;
  const content = requestBody && "content" in requestBody ? requestBody.content : {};
  const named = (where: string) =>
    parameters.flatMap((each) => ("name" in each && each.in === where ? [each.name] : []));
  return {
    name: `${method.toUpperCase()} ${path.replace("/api/v1", "")}`,
    method: method.toUpperCase(),
    path: path.replace("/api/v1", ""),
    isOpen,
    inPath: named("path"),
    inQuery: named("query"),
    // Forms of nothing but pictures are described only as forms.
    schema: (content["application/json"] ?? content[FORM])?.schema as ValueSchema | undefined,
    takesForms: FORM in content,
  };
}

const AS_BOTH = [true, false];

/** Sends the request. An undocumented response fails the test; a 500 never is documented. */
async function ask(path: string, init: RequestInit, isStaff: boolean): Promise<Response> {
  const headers = new Headers(init.headers);
  if (isStaff) headers.set("Authorization", authorization);
  const response = await shop.ask(`/api/v1${path}`, { ...init, headers });
  // An export that is not read would occupy its slot.
  if (response.headers.get("Content-Disposition")?.startsWith("attachment")) {
    await response.body?.cancel();
  }
  assert.ok(response.status < 500, `${init.method} ${path} answers ${response.status}`);
  // Signing in again, and a new password, give the session a new token.
  if (isStaff && /^\/(auth\/profile|users\/login)$/.test(path) && response.ok) {
    const { token } = (await response.clone().json()) as { token?: string };
    if (token) authorization = `Bearer ${token}`;
  }
  return response;
}

async function read<Body>(path: string): Promise<Body> {
  return (await (await ask(path, { method: "GET" }, true)).json()) as Body;
}

async function findRecords(): Promise<void> {
  type List = { data: { data: { _id: string; name: string; inputType: string }[] } };
  const countries = await read<List>("/countries");
  const country = countries.data.data.find(({ name }) => name === "Jordan")!._id;
  type Cities = { data: { cities: { _id: string }[] } };
  const cities = await read<Cities>(`/cities/country/${country}`);
  const addons = await read<List>("/addons");
  const links = await read<List>("/social-media");
  const upload = multipart({}, [
    { field: "image", name: "header.jpg", bytes: await photoWithPlace() },
  ]);
  const added = await ask("/header-image", { method: "POST", body: upload }, true);
  const headerImage = (await added.json()) as { data: { data: { image: string } } };
  records["/cities/country"] = country;
  const { _id } = await placeCashOrder(shop);
  records["/orders/by-token"] = await orderLinkStore(shop.database.db).add(_id);
  const { rows } = await shop.database.pool.query<{ code: string; profile_id: string }>(
    "select code, profile_id from cards where order_id = $1",
    [_id],
  );
  records["{code}"] = rows[0]!.code;
  records["/profiles/by-token"] = await profileLinkStore(shop.database.db).add(rows[0]!.profile_id);
  const other = await placeCashOrder(shop, {
    "personalInfo[lastName]": "Other",
    "cards[0][firstName]": "Second",
    "cards[0][lastName]": "Example",
    "cards[0][nameOnCard]": "Second Example",
    "cards[0][position]": "Sales",
  });
  records["/orders"] = other._id;
  type Order = { data: { data: { cards: { _id: string; url: string }[] } } };
  const cardsOf = async (id: string) => (await read<Order>(`/orders/${id}`)).data.data.cards;
  const cards = await cardsOf(other._id);
  const handedOver = (await placeCashOrder(shop, { "personalInfo[lastName]": "Handed" }))._id;
  const sheet = await ask(
    "/handovers",
    asJson("POST", { courier: "Example", orders: [handedOver] }),
    true,
  );
  const made = (await sheet.json()) as { data: { data: { sheet: { _id: string } } } };
  records["/handovers"] = made.data.data.sheet._id;
  records["{order}"] = handedOver;
  records["/quotes"] = records["/invoices"] = records["{file}"] = `${"0".repeat(24)}.pdf`;
  // An order whose card has its chip is corrected no more.
  const third = await placeCashOrder(shop, { "personalInfo[lastName]": "Third" });
  const [withChip] = await cardsOf(third._id);
  known = {
    ...OWNER,
    estimatedDelivery: "2027-03-09",
    currentPassword: OWNER.password,
    deliveryEmail: OWNER.email,
    product: MAIN_PRODUCT_ID,
    addon: addons.data.data.find(({ inputType }) => inputType === "text")!._id,
    country,
    city: cities.data.cities[0]!._id,
    color: "black",
    image: "",
    platform: "instagram",
    platformData: { instagram: { verified: true } },
    price: 1,
    url: "https://example.com/",
    ...Object.fromEntries(
      ["iban", "swiftCode", "cliqQrImage", "socialPreviewImage"].map((name) => [name, ""]),
    ),
    // This id is reserved for one order.
    _id: undefined,
    // It names an attached file.
    imageKey: undefined,
    // An order needs none, and it is used up some time.
    discountCode: undefined,
    expectedTotal: undefined,
    again: undefined,
  };
  const { image } = headerImage.data.data;
  await ask("/mail-server", asJson("PATCH", NO_MAIL_SERVER), true);
  await ask("/e-invoicing", asJson("PATCH", NO_SERVICE), true);
  const bulkOrder = await ask("/custom-orders", asJson("POST", BULK_ORDER), false);
  const request = (await bulkOrder.json()) as { data: { data: { _id: string } } };
  records["/custom-orders"] = request.data.data._id;
  const quotes = quoteStore(shop.database.db);
  const quoteId = await quotes.add({
    ...BULK_ORDER.companyInfo,
    bulkOrderId: records["/custom-orders"],
    count: 60,
    priceFils: 13_000,
    validUntil: "2999-12-31",
    language: "en",
  });
  records["/open-quotes"] = quoteId;
  records["/quotes/by-token"] = await quotes.newToken(quoteId);
  const companyAdded = await ask("/companies", asJson("POST", { name: "Example Company" }), true);
  const company = ((await companyAdded.json()) as { data: { data: { _id: string } } }).data.data
    ._id;
  records["/companies"] = company;
  records["/companies/by-token"] = await companyLinkStore(shop.database.db).add(company);
  const person = { firstName: "Example", lastName: "Person", position: "Clerk" };
  const listed = await ask("/rosters", asJson("POST", { company, people: [person] }), true);
  records["/rosters"] = (
    (await listed.json()) as { data: { data: { _id: string } } }
  ).data.data._id;
  records["{roster}"] = records["/rosters"];
  records["{n}"] = "1";
  records["/auth/second-factors/passkeys"] = "0".repeat(24);
  records["/e-invoices"] = "0".repeat(24);
  records["{card}"] = cards[0]!._id;
  knownOf = {
    "POST /custom-orders/{id}/quotes": { price: 13, validDays: 14, depositPercent: 50 },
    "POST /quotes/by-token/{token}/answer": { deliveryPhone: "0790000000", taxNumber: "1" },
    "POST /companies": { taxNumber: "1", phone: "0790000000" },
    "PATCH /companies/{id}": { taxNumber: "1", phone: "0790000000" },
    // The link of this test goes on.
    "POST /companies/{id}/link": { endsOthers: false },
    "POST /companies/{id}/merge": { into: company },
    "PATCH /companies/{id}/design": { links: [] },
    "PATCH /companies/by-token/{token}/design": { links: [] },
    "PUT /companies/{id}/offices": OFFICES,
    "PUT /companies/by-token/{token}/offices": OFFICES,
    "POST /companies/by-token/{token}/cards/links": { cards: undefined },
    "POST /companies/{id}/cards/links": { cards: undefined },
    "POST /rosters": { company, text: undefined, mapping: undefined },
    "PATCH /rosters/{id}/rows/{n}": { version: undefined },
    "POST /companies/by-token/{token}/rosters": { text: undefined, mapping: undefined },
    "PATCH /companies/by-token/{token}/rosters/{roster}/rows/{n}": { version: undefined },
    "POST /discounts": { code: "SAMPLE", percent: 10, amount: 0, startsOn: null, product: null },
    "PATCH /discounts/{id}": { code: "SAMPLE", percent: 10, amount: 0, startsOn: null },
    "POST /discounts/check": { code: (await addDiscount(shop, { code: "HOSTILE" })).code },
    "POST /staff/orders": { phone: "0790000000", price: 30, fee: 1, reason: "Example" },
    "POST /orders/{id}/proofs": { card: cards[0]!._id },
    "POST /chips": {
      card: withChip!._id,
      serial: "04:a3:1f:b2:c4:5d:80",
      read: withChip!.url,
      way: "nfc",
    },
    // Once shipped it is corrected no more.
    "POST /orders/{id}/shipment": { isShipped: false, office: undefined },
    "POST /orders/{id}/invoice": { buyerTaxNumber: "1" },
    "POST /orders/{id}/credit-note": { reason: "Example" },
    "PATCH /invoice-settings": { sellerName: "Example", taxNumber: "1", activityNumber: "1" },
    "POST /handovers": { orders: [other._id] },
    "POST /handovers/{id}/cash": { orders: [{ order: handedOver, brought: 1 }] },
    "POST /orders/board/moves": { orders: [{ id: cards[0]!._id, from: "new" }] },
    "POST /header-image": { image },
    "PATCH /header-image/{id}": { image },
    "POST /outbox/test": { to: OWNER.email },
    "POST /countries/order": { ids: [country] },
    "POST /cities/order": { ids: [known["city"]] },
    "POST /social-media/order": { ids: [links.data.data[0]!._id] },
    "PATCH /countries/{id}": { name: "Exampleland", code: "EX" },
    "PATCH /cities/{id}": { name: "Exampleton" },
    "PATCH /settings": { phone: "0790000000" },
    "PATCH /mail-server": { ...NO_MAIL_SERVER, sender: OWNER.email },
    "PATCH /e-invoicing": NO_SERVICE,
    "PATCH /outbox/{id}": { state: "discarded" },
    "PATCH /retention": Object.fromEntries(
      RETENTION_KINDS.map((kind) => [kind, RETENTION[kind].days]),
    ),
    "POST /people/erase": NOBODY,
    "POST /people/export": NOBODY,
    "POST /orders/statuses": {
      ids: undefined,
      matching: {},
      after: undefined,
      // The one that was cancelled by then is taken up.
      cancelledBefore: "2999-12-31T00:00:00.000Z",
    },
    "POST /orders/undoing": { entries: ["0".repeat(24)] },
    "POST /plates/cards": { ids: undefined, matching: {} },
    "POST /orders": { phone: "0790000000" },
    // As many further cards as it has.
    "PATCH /orders/{id}": { phone: "0790000000" },
    "PATCH /products/{id}": { quantityPrices: [{ from: 2, price: 30 }] },
    "POST /orders/links": { orderNumber: "0123abcd", phone: "0790000000" },
    "PATCH /profiles/by-token/{token}": { whatsapp: "0790000000" },
    "POST /login/register": { email: "colleague@naqra.example" },
    "POST /auth/proof": { passkey: undefined },
    "POST /users/invitations": { email: "invited@naqra.example" },
  };
}

const bodyOf = ({ schema, name }: Call) => sampleOf(schema!, { ...known, ...knownOf[name] });

/** The call's path, with the id of an existing record. */
async function pathOf({ path, inPath }: Call): Promise<string> {
  if (inPath.length === 0) return path;
  const collection = path.replace(/\/\{.*/, "");
  if (!records[collection]) {
    const { data } = await read<{ data: { data: { _id: string; kind?: string }[] } }>(collection);
    // Of notifications one that can be discarded.
    records[collection] = data.data.find(({ kind }) => !isOfSecurity(`email:${kind}`))!._id;
  }
  return path
    .replace(/\{\w+\}/, records[collection])
    .replace("{code}", records["{code}"]!)
    .replace("{card}", records["{card}"]!)
    .replace("{file}", records["{file}"]!)
    .replace("{order}", records["{order}"]!)
    .replace("{roster}", records["{roster}"]!)
    .replace("{n}", records["{n}"]!);
}

/** Calls that create come first, so that there is something to change. */
const withBody = () =>
  calls
    .filter(({ schema }) => schema)
    .toSorted((a, b) => Number(b.method === "POST") - Number(a.method === "POST"));

const REFUSED = [
  // Put into itself: into another one it would be gone for the calls after it.
  "POST /companies/{id}/merge",
  // These need a link of a message, with a key that nobody can guess.
  "POST /subscribers/confirm",
  "POST /subscribers/unsubscribe",
  "POST /auth/invitation",
  "POST /auth/accept-invitation",
  "POST /auth/reset-link",
  "POST /auth/reset-password",
  // These need an authenticator, or an authenticator app.
  "POST /auth/passkey",
  "POST /auth/second-factors/passkeys",
  "PATCH /auth/second-factors/passkeys/{id}",
  "PATCH /second-factor-policy",
  "POST /auth/second-factors/authenticator-app/confirmation",
  "POST /auth/app-passwords",
  "POST /auth/locked-change",
  "POST /auth/undo-change",
  // No seller is named yet.
  "POST /orders/{id}/invoice",
  "POST /orders/{id}/credit-note",
  // The company of this list has ordered nothing.
  "POST /rosters/{id}/order",
  "POST /companies/by-token/{token}/rosters/{roster}/order",
  // Nor has this one any cards.
  "PATCH /companies/by-token/{token}/cards/{card}",
  "POST /companies/by-token/{token}/cards/{card}/holder",
  "POST /companies/by-token/{token}/cards/{card}/state",
  "POST /companies/by-token/{token}/cards/replacements",
  "POST /companies/by-token/{token}/cards/slips.pdf",
  "PATCH /companies/{id}/cards/{card}",
  "POST /companies/{id}/cards/{card}/holder",
  "POST /companies/{id}/cards/{card}/state",
  "POST /companies/{id}/cards/replacements",
  "POST /companies/{id}/cards/slips.pdf",
  // The orders of these samples are paid in cash.
  "PATCH /orders/{id}/payment",
  "POST /orders/{id}/refunds",
  "POST /orders/by-token/{token}/receipt",
  // No picture is sent.
  "POST /profiles/by-token/{token}/photo",
  "POST /rosters/{id}/photos",
  "POST /rosters/{id}/rows/{n}/photo",
  "POST /companies/by-token/{token}/rosters/{roster}/photos",
  "POST /companies/by-token/{token}/rosters/{roster}/rows/{n}/photo",
  "POST /companies/{id}/design/logo",
  "POST /companies/by-token/{token}/design/logo",
  "POST /pictures/check",
  // These need a proof that was made.
  "POST /orders/by-token/{token}/proof",
  "POST /orders/{id}/proofs/sending",
  "POST /orders/{id}/proofs/approval",
  "POST /orders/by-token/{token}/proofs/approval",
  "POST /orders/{id}/proofs/{proof}/sending",
  "POST /orders/{id}/proofs/{proof}/approval",
];

/** Thousands of calls, one after the other, on a machine that may be busy. */
const MANY = { timeout: 900_000 };
const some = takingTurns(24);
const someInForms = takingTurns(4);
const someHeaders = takingTurns(3);
const somePaths = takingTurns(5);

test("every call accepts the input that its description allows", async () => {
  assert.ok(withBody().length > 25);
  for (const call of withBody()) {
    const { status } = await ask(await pathOf(call), asJson(call.method, bodyOf(call)), true);
    assert.equal(status < 300, !REFUSED.includes(call.name), `${call.name} answers ${status}`);
  }
});

test("no value in a JSON body makes a call fail", MANY, async () => {
  for (const call of withBody()) {
    const path = await pathOf(call);
    const body = bodyOf(call);
    for (const place of pathsIn(body)) {
      for (const json of some(HOSTILE_JSON)) {
        const init = asJson(call.method, undefined);
        // What staff send to an open call is read in the same way.
        await ask(path, { ...init, body: jsonWith(body, place, json) }, !call.isOpen);
      }
    }
  }
});

test("no value in a form makes a call fail", MANY, async () => {
  const takeForms = calls.filter(({ takesForms }) => takesForms);
  assert.ok(takeForms.length > 6);
  for (const call of takeForms) {
    const path = await pathOf(call);
    const body = bodyOf(call);
    for (const place of pathsIn(body)) {
      for (const bytes of someInForms(HOSTILE_IN_FORMS)) {
        await ask(path, { method: call.method, ...formWith(body, place, bytes) }, true);
      }
    }
  }
});

test("no value in a query makes a call fail", MANY, async () => {
  const lists = calls.filter(({ inQuery }) => inQuery.length > 0);
  assert.ok(lists.length > 10);
  for (const { method, path, inQuery } of lists) {
    for (const isStaff of AS_BOTH) {
      for (const name of [...inQuery, undefined]) {
        for (const value of some(HOSTILE_IN_URL)) {
          await ask(`${path}?${name ?? value}=${value}`, { method }, isStaff);
        }
      }
    }
  }
});

test("an invalid id is a 404, and a 401 on calls for staff without a session", async () => {
  const byId = calls.filter(({ inPath }) => inPath.length > 0);
  assert.ok(byId.length > 20);
  // What needs a proof of identity would be refused some minutes after the last one. Signing in again may be
  // refused, too, after all the passwords that were tried before.
  await shop.database.pool.query("update sessions set proved_at = now()");
  for (const call of byId) {
    const { method, path, isOpen } = call;
    const init = call.schema ? asJson(method, bodyOf(call)) : { method };
    for (const value of some(HOSTILE_IN_URL)) {
      const hostile = path.replace(/\{\w+\}/, value);
      assert.equal((await ask(hostile, init, true)).status, 404, `${method} ${hostile}`);
      const stranger = await ask(hostile, init, false);
      assert.equal(stranger.status, isOpen ? 404 : 401, `${method} ${hostile}`);
    }
  }
});

test("no value in a header makes a call fail", async () => {
  const names = ["Authorization", "Cookie", "Idempotency-Key", "X-Forwarded-For", "Origin"];
  const others = ["Content-Type", "Accept-Encoding", "If-None-Match", "Sec-Fetch-Site"];
  const place = calls.find(({ name }) => name === "POST /orders")!;
  for (const value of HOSTILE_IN_HEADERS) {
    for (const name of someHeaders([...names, ...others])) {
      const init = asJson("POST", bodyOf(place));
      const headers = { ...(init.headers as Record<string, string>), [name]: value };
      await ask("/orders", { ...init, headers }, false);
      await ask("/addons", { method: "GET", headers }, false);
      await ask("/auth/me", { method: "GET", headers }, false);
    }
  }
});

test("no path makes the shop fail", async () => {
  await using server = await listening(shop);
  const picture = String(knownOf["POST /header-image"]!["image"]);
  for (const value of HOSTILE_IN_URL) {
    for (const path of somePaths([
      `/${value}`,
      `/ar/${value}.data`,
      `/api/${value}`,
      `/assets/${value}`,
      `/${value}.svg`,
      `/uploads/public/${value}.webp`,
      `/uploads/public/${value}.webp?w=640`,
      `/uploads/private/0.webp?expires=${value}&signature=${value}`,
      `${picture}?w=${value}&f=${value}`,
      `/?${value}=${value}`,
    ])) {
      const { status } = await fetch(server.url + path);
      assert.ok(status < 500, `${path} answers ${status}`);
    }
  }
});
