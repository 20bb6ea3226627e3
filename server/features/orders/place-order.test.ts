import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { after, before, describe, test } from "node:test";

import sharp from "sharp";

import { refused } from "#server/testing/answers.ts";
import {
  multipart,
  orderFields,
  photoWithPlace,
  type OrderFields,
} from "#server/testing/order-form.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import type { Addon } from "#shared/addons/addon.ts";
import type { City, Country } from "#shared/delivery/location.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";
import { orderAnswerSchema, type Order } from "#shared/orders/order.ts";

let shop: TestShop;
let jordan: Country;
let cities: Map<string, City>;
let addons: Map<string, Addon>;

before(async () => {
  shop = await startTestShop();
  const countries = await items<Country>("/api/v1/countries?page=1&limit=1000");
  jordan = countries.find(({ name }) => name === "Jordan")!;
  const response = await shop.ask(`/api/v1/cities/country/${jordan._id}`);
  const body = (await response.json()) as { data: { cities: City[] } };
  cities = new Map(body.data.cities.map((city) => [city.name, city]));
  addons = new Map((await items<Addon>("/api/v1/addons")).map((addon) => [addon.title, addon]));
});
after(() => shop[Symbol.asyncDispose]());

async function items<Item>(path: string): Promise<Item[]> {
  const response = await shop.ask(path);
  return ((await response.json()) as { data: { data: Item[] } }).data.data;
}

/** A cash order to a city; `name` distinguishes it from the other orders of these tests. */
function orderTo(city: string, name: string): OrderFields {
  const fields = orderFields({ country: jordan._id, city: cities.get(city)!._id });
  return { ...fields, "cardDesign[nameOnCard]": name };
}

function place(body: FormData, headers: Record<string, string> = {}): Promise<Response> {
  return shop.ask("/api/v1/orders", { method: "POST", body, headers });
}

async function placed(response: Response, status = 201): Promise<Order> {
  const body: unknown = await response.json();
  assert.equal(response.status, status, JSON.stringify(body));
  return orderAnswerSchema.parse(body).data.data;
}

async function storedFiles(): Promise<string[]> {
  return (await readdir(`${shop.config.dataDir}/files/private`).catch(() => [])).toSorted();
}

async function countOrders(): Promise<number> {
  const response = await shop.askAsOwner("/api/v1/orders?page=1&limit=1");
  const body = (await response.json()) as { data: { pagination: { totalItems: number } } };
  return body.data.pagination.totalItems;
}

describe("a cash order", () => {
  test("adds up product, delivery and addons, and stores copies of them", async () => {
    const text = addons.get("Text on the back")!;
    const number = addons.get("Employee number")!;
    const order = await placed(
      await place(
        multipart({
          ...orderTo("Irbid", "Adds up"),
          "addons[0][addon]": text._id,
          "addons[0][addonValue]": "مرحبا 👋",
          "addons[0][inputType]": "text",
          "addons[1][addon]": number._id,
          "addons[1][addonValue]": "42",
        }),
      ),
    );
    // 35 + 5 to Irbid + 3 + 1.500
    assert.equal(order.total, 44.5);
    assert.equal(order.totalAmount, 44.5);
    assert.equal(order.product.title, order.product.name);
    assert.equal(order.deliveryInfo.city.name, "Irbid");
    assert.equal(order.deliveryInfo.cityFee, 5);
    assert.equal(order.addons[0]!.addonValue, "مرحبا 👋");
    assert.equal(order.addons[1]!.price, 1.5);
    assert.equal(order.customerFullName, "Example Customer");
    assert.equal(order.fullAddress, "Example Street 1, Irbid, Jordan");
    assert.equal(order.orderNumber, order._id.slice(-8));
    assert.equal(order.paymentState, "cash_due");
    assert.equal(order.status, "pending");
  });

  test("may leave the colour empty: the first design's is used", async () => {
    const fields = orderTo("Amman", "No colour");
    fields["cardDesign[color]"] = "";
    fields["cardDesign[colorName]"] = "";
    const order = await placed(await place(multipart(fields)));
    assert.deepEqual(
      [order.cardDesign.color, order.cardDesign.colorName],
      ["black", "Matte Black"],
    );
  });

  test("accepts field names with a trailing space, as an existing client sends one", async () => {
    const fields = orderFields({ country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID });
    fields["deliveryInfo[typedCountry] "] = "Exampleland";
    fields["deliveryInfo[typedCity]"] = "Exampleton";
    const order = await placed(await place(multipart(fields)));
    assert.equal(order.deliveryInfo.typedCountry, "Exampleland");
    assert.equal(order.fullAddress, "Example Street 1, Exampleton, Exampleland");
    assert.equal(order.total, 35);
  });

  test("can be sent as JSON too", async () => {
    const response = await shop.ask("/api/v1/orders", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        product: "689f857545ca4e292e013f13",
        personalInfo: {
          firstName: "Example",
          lastName: "Customer",
          position: "Founder",
          organization: "Example Bakery",
          phoneNumbers: ["0790000000"],
          email: "customer@example.com",
        },
        cardDesign: { nameOnCard: "By JSON", includePrintedLogo: true },
        deliveryInfo: {
          country: jordan._id,
          city: cities.get("Amman")!._id,
          addressLine1: "Example Street 1",
          useSameContact: true,
          deliveryPhone: "0790000000",
          deliveryEmail: "customer@example.com",
        },
        paymentMethod: "cash",
      }),
    });
    assert.equal((await placed(response)).cardDesign.includePrintedLogo, true);
  });
});

describe("an order with pictures", () => {
  test("stores the receipt upright, without location data, behind a signed link", async () => {
    const receipt = await photoWithPlace();
    const order = await placed(
      await place(
        multipart({ ...orderTo("Amman", "With receipt"), paymentMethod: "online" }, [
          { field: "despositeTransactionImg", name: "receipt.jpg", bytes: receipt },
        ]),
      ),
    );
    assert.equal(order.paymentState, "receipt_to_check");
    // Some clients join host and path by plain concatenation.
    for (const path of [order.despositeTransactionImg, `/${order.despositeTransactionImg}`]) {
      const response = await shop.ask(`${shop.config.publicUrl}${path}`);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get("Cross-Origin-Resource-Policy"), "cross-origin");
      const picture = await sharp(await response.arrayBuffer()).metadata();
      assert.deepEqual([picture.width, picture.height], [40, 60]);
      assert.equal(picture.exif, undefined);
    }
    const unsigned = order.despositeTransactionImg.split("?")[0]!;
    assert.equal((await shop.ask(unsigned)).status, 404);
    const forged = order.despositeTransactionImg.replace(/signature=.{4}/, "signature=AAAA");
    assert.equal((await shop.ask(forged)).status, 404);
  });

  test("finds an addon's picture by its name, the last of that name, and ignores the others", async () => {
    const addon = addons.get("Picture on the back")!;
    const before = await storedFiles();
    const order = await placed(
      await place(
        multipart(
          {
            ...orderTo("Amman", "Addon picture"),
            "addons[0][addon]": addon._id,
            "addons[0][addonValue]": "second.jpg",
            "addons[0][inputType]": "image",
          },
          [
            { field: "addonImages", name: "first.jpg", bytes: await photoWithPlace("#000") },
            { field: "addonImages", name: "second.jpg", bytes: await photoWithPlace("#111") },
            { field: "addonImages", name: "second.jpg", bytes: await photoWithPlace("#ffffff") },
          ],
        ),
      ),
    );
    assert.equal((await storedFiles()).length, before.length + 1);
    assert.deepEqual(order.addonImages, [order.addons[0]!.addonValue]);
    const picture = await shop.ask(order.addonImages[0]!);
    const { dominant } = await sharp(await picture.arrayBuffer()).stats();
    assert.ok(dominant.r > 200, "the last picture of that name is the white one");
  });

  test("leaves no file behind when it is rejected", async () => {
    const before = await storedFiles();
    const count = await countOrders();
    const picture = { field: "companyLogo", name: "logo.jpg", bytes: await photoWithPlace() };
    const broken = {
      field: "despositeTransactionImg",
      name: "r.jpg",
      bytes: Buffer.from("no picture"),
    };
    const body = await refused(
      await place(
        multipart({ ...orderTo("Amman", "Broken"), paymentMethod: "online" }, [picture, broken]),
      ),
    );
    assert.equal(body.message, "Please select a valid image file");
    assert.deepEqual(Object.keys(body.errors ?? {}), ["despositeTransactionImg"]);
    assert.deepEqual(await storedFiles(), before);
    assert.equal(await countOrders(), count);
  });

  test("rejects SVG files, whatever type they claim", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const picture = { field: "companyLogo", name: "logo.png", bytes: svg };
    const body = await refused(await place(multipart(orderTo("Amman", "SVG"), [picture])));
    assert.equal(body.message, "Please select a valid image file");
  });

  test("rejects a picture over 10 MB", async () => {
    const large = {
      field: "companyLogo",
      name: "l.jpg",
      bytes: new Uint8Array(10 * 1024 * 1024 + 1),
    };
    const body = await refused(await place(multipart(orderTo("Amman", "Large"), [large])));
    assert.equal(body.message, "Please choose a picture of at most 10 MB");
  });
});

describe("an order is rejected", () => {
  const refusals: [
    what: string,
    change: (fields: OrderFields) => void,
    path: string,
    message: string,
  ][] = [
    [
      "without a receipt for a transfer",
      (f) => (f["paymentMethod"] = "online"),
      "despositeTransactionImg",
      "Deposite transaction image is required",
    ],
    [
      "with a short first name",
      (f) => (f["personalInfo[firstName]"] = " E "),
      "personalInfo.firstName",
      "First name must be at least 2 characters",
    ],
    [
      "with a short phone number",
      (f) => (f["personalInfo[phoneNumbers][0]"] = "079"),
      "personalInfo.phoneNumbers.0",
      "Phone number must be at least 8 characters",
    ],
    [
      "with something for an e-mail",
      (f) => (f["personalInfo[email]"] = "nobody"),
      "personalInfo.email",
      "Invalid email address",
    ],
    [
      "without a country",
      (f) => (f["deliveryInfo[country]"] = ""),
      "deliveryInfo.country",
      "Please select a country",
    ],
    [
      "without a city",
      (f) => (f["deliveryInfo[city]"] = ""),
      "deliveryInfo.city",
      "Please select a city",
    ],
    [
      "with a short address",
      (f) => (f["deliveryInfo[addressLine1]"] = "X"),
      "deliveryInfo.addressLine1",
      "Address must be at least 5 characters",
    ],
    [
      "with a control character",
      (f) => (f["personalInfo[position]"] = "Foun\u0000der"),
      "personalInfo.position",
      "Contains characters that cannot be stored",
    ],
    [
      "with a line of 256 characters",
      (f) => (f["personalInfo[organization]"] = "x".repeat(256)),
      "personalInfo.organization",
      "Must be at most 255 characters",
    ],
    [
      "for another product",
      (f) => (f["product"] = "0".repeat(24)),
      "product",
      "This product is not available",
    ],
    [
      "in another colour",
      (f) => (f["cardDesign[color]"] = "purple"),
      "cardDesign.color",
      "This color is not available",
    ],
    [
      "to a city of another country",
      (f) => (f["deliveryInfo[city]"] = OTHER_CITY_ID),
      "deliveryInfo.city",
      "This city is not available",
    ],
    [
      "paid in another way",
      (f) => (f["paymentMethod"] = "shells"),
      "paymentMethod",
      "Payment method must be one of: cash, online",
    ],
    [
      "with an addon that isn't there",
      (f) => (f["addons[0][addon]"] = "0".repeat(24)),
      "addons.0.addon",
      "This add-on is not available",
    ],
  ];
  for (const [what, change, path, message] of refusals) {
    test(what, async () => {
      const fields = orderTo("Amman", "Refused");
      change(fields);
      const body = await refused(await place(multipart(fields)));
      assert.equal(body.message, message);
      assert.equal(body.errors?.[path], message);
    });
  }

  test("to the country `other` without a typed country and city", async () => {
    const fields = orderFields({ country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID });
    const { errors } = await refused(await place(multipart(fields)));
    assert.deepEqual(Object.keys(errors ?? {}), [
      "deliveryInfo.typedCountry",
      "deliveryInfo.typedCity",
    ]);
  });

  test("with values that its addons don't accept", async () => {
    const fields = orderTo("Amman", "Addon values");
    const chosen = [
      ["Employee number", "forty"],
      ["Finish", "Velvet"],
      ["Picture on the back", "lost.jpg"],
    ];
    for (const [index, [title, value]] of chosen.entries()) {
      fields[`addons[${index}][addon]`] = addons.get(title!)!._id;
      fields[`addons[${index}][addonValue]`] = value!;
    }
    const { errors } = await refused(await place(multipart(fields)));
    assert.deepEqual(errors, {
      "addons.0.addonValue": "Employee number must be a number",
      "addons.1.addonValue": "Please choose one of the options for Finish",
      "addons.2.addonValue": "Please choose the picture for Picture on the back again",
    });
  });

  test("with messages for all problems of an empty form, the first as the overall one", async () => {
    const body = await refused(await place(multipart({ product: "" })));
    assert.equal(body.message, "Required");
    assert.ok(Object.keys(body.errors ?? {}).includes("deliveryInfo"));
  });

  test("as something that is neither a form nor JSON", async () => {
    const response = await shop.ask("/api/v1/orders", { method: "POST", body: "hello" });
    assert.equal(
      (await refused(response)).message,
      "Expected multipart/form-data or application/json",
    );
  });

  test("with a field name that would reach an object's prototype", async () => {
    const fields = { ...orderTo("Amman", "Prototype"), "personalInfo[__proto__][x]": "1" };
    await refused(await place(multipart(fields)));
  });
});

describe("a repeated order", () => {
  test("sent 50 times at the same moment without any key makes exactly one order", async () => {
    const count = await countOrders();
    const before = await storedFiles();
    const logo = await photoWithPlace();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        place(
          multipart(orderTo("Amman", "Fifty"), [
            { field: "companyLogo", name: "l.jpg", bytes: logo },
          ]),
        ),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 201).length, 1);
    assert.equal(statuses.filter((status) => status === 200).length, 49);
    const ids = new Set<string>();
    for (const response of responses)
      ids.add(orderAnswerSchema.parse(await response.json()).data.data._id);
    assert.equal(ids.size, 1);
    assert.equal(await countOrders(), count + 1);
    assert.equal((await storedFiles()).length, before.length + 1);
  });

  test("can be placed anew after the first was cancelled", async () => {
    const first = await placed(await place(multipart(orderTo("Amman", "Cancelled"))));
    await shop.askAsOwner(`/api/v1/orders/${first._id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ status: "cancelled" }),
    });
    const second = await placed(await place(multipart(orderTo("Amman", "Cancelled"))));
    assert.notEqual(second._id, first._id);
  });

  test("with a reserved number returns the first order; with other content it is an error that says so", async () => {
    const reservation = await shop.ask("/api/v1/orders/reservations", { method: "POST" });
    const { data } = (await reservation.json()) as {
      data: { data: { _id: string; orderNumber: string } };
    };
    const fields = { ...orderTo("Amman", "Reserved"), _id: data.data._id };
    const first = await placed(await place(multipart(fields)));
    assert.equal(first.orderNumber, data.data.orderNumber);
    assert.equal((await placed(await place(multipart(fields)), 200))._id, first._id);
    const body = await refused(
      await place(
        multipart({ ...fields, paymentMethod: "cash", "cardDesign[nameOnCard]": "Else" }),
      ),
      422,
    );
    assert.equal(body["orderNumber"], first.orderNumber);
  });

  test("with a number that was never reserved is rejected", async () => {
    const body = await refused(
      await place(multipart({ ...orderTo("Amman", "Unreserved"), _id: "a".repeat(24) })),
    );
    assert.equal(body.message, "This order number is not known. Please reload the page.");
  });

  test("with the same Idempotency-Key makes one order; two keys make two of the same content", async () => {
    const send = (key: string, name = "With key") =>
      place(multipart(orderTo("Amman", name)), { "Idempotency-Key": key });
    const first = await placed(await send("key-one"));
    assert.equal((await placed(await send("key-one"), 200))._id, first._id);
    assert.notEqual((await placed(await send("key-two")))._id, first._id);
    const body = await refused(await send("key-one", "Other content"), 422);
    assert.equal(body["orderNumber"], first.orderNumber);
  });
});
