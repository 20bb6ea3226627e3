import assert from "node:assert/strict";
import { test } from "node:test";

import { multipart, ORDER_ABROAD, photoWithPlace } from "#server/testing/order-form.ts";
import { shopForTests } from "#server/testing/start-test-shop.ts";
import type { Addon } from "#shared/addons/addon.ts";
import { orderAnswerSchema, type Order } from "#shared/orders/order.ts";

/** An order as people paste it. */

const shop = shopForTests();

type Picture = NonNullable<Parameters<typeof multipart>[1]>;

function place(fields: Record<string, string>, pictures: Picture = []): Promise<Response> {
  const body = multipart({ ...ORDER_ABROAD, ...fields }, pictures);
  return shop.ask("/api/v1/orders", { method: "POST", body });
}

async function placed(response: Response): Promise<Order> {
  const body: unknown = await response.json();
  assert.ok(response.ok, JSON.stringify(body));
  return orderAnswerSchema.parse(body).data.data;
}

test("is stored as its customer sees it, and known again without what is not seen", async () => {
  const first = await placed(
    await place({
      "personalInfo[firstName]": "Example\tAnn",
      "personalInfo[lastName]": "\ufee3\ufea4\ufee4\ufeaa\u200f",
      "personalInfo[phoneNumbers][0]": "\u202a+962\u00a079 000 0001\u202c",
      "personalInfo[email]": "\u2066customer@example.com\u2069",
      "deliveryInfo[addressLine1]": "Mu\u0308ller\u2009Street 1",
    }),
  );
  const { personalInfo: person, deliveryInfo } = first;
  assert.equal(first.customerFullName, "Example Ann محمد");
  assert.equal(person.phoneNumbers[0], "+962 79 000 0001");
  assert.equal(person.email, "customer@example.com");
  assert.equal(deliveryInfo.addressLine1, "Müller Street 1");

  const again = await placed(
    await place({
      "personalInfo[firstName]": "Example Ann",
      "personalInfo[lastName]": "محمد",
      "personalInfo[phoneNumbers][0]": "+962 79 000 0001",
      "personalInfo[email]": "customer@example.com",
      "deliveryInfo[addressLine1]": "Müller Street 1",
    }),
  );
  assert.equal(again._id, first._id);
});

test("is refused with a name that shows nothing", async () => {
  const response = await place({ "personalInfo[firstName]": "\u3164\u200b" });
  const { errors } = (await response.json()) as { errors: Record<string, string> };
  assert.equal(response.status, 400);
  assert.equal(errors["personalInfo.firstName"], "First name must be at least 2 characters");
});

test("finds the picture of an addon whose name has letters apart or odd spaces", async () => {
  const response = await shop.ask("/api/v1/addons");
  const { data } = (await response.json()) as { data: { data: Addon[] } };
  const addon = data.data.find(({ title }) => title === "Picture on the back")!;
  const name = "Mu\u0308ller\u202f9.41\u00a0AM.jpg";
  const order = await placed(
    await place(
      {
        "cardDesign[nameOnCard]": "Named picture",
        "addons[0][addon]": addon._id,
        "addons[0][addonValue]": name,
        "addons[0][inputType]": "image",
      },
      [{ field: "addonImages", name, bytes: await photoWithPlace() }],
    ),
  );
  assert.equal(order.addonImages.length, 1);
});
