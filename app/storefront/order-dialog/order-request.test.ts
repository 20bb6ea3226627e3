import assert from "node:assert/strict";
import { test } from "node:test";

import { multipartBody } from "#app/api/multipart-body.ts";

import {
  emptyCard,
  emptyOrder,
  type AddonSelection,
  type OrderFormValues,
} from "./order-form-values.ts";
import { exampleProduct as product } from "./order-form.fixtures.ts";
import { orderRequest } from "./order-request.ts";

const identity = { productId: product._id, reservedId: "0123456789abcdef01234567" };

/** The submitted form of an order, with a picture or without. */
function orderFormData(order: OrderFormValues, sentAs: Parameters<typeof orderRequest>[1]) {
  const { body, files } = orderRequest(order, sentAs);
  return multipartBody(body, files);
}

function filledOrder(): OrderFormValues {
  const order = emptyOrder(product, "white");
  Object.assign(order.personalInfo, {
    firstName: "Example",
    lastName: "Person",
    position: "Founder",
    organization: "Example Company",
    phoneNumbers: ["0790000000", "065000000"],
    email: "person@example.com",
  });
  order.cardDesign.nameOnCard = "Example Person";
  Object.assign(order.deliveryInfo, {
    country: "68bc058dc5b3bff5997dd059",
    city: "68bc0690c5b3bff5997dd066",
    cityFee: 5,
    addressLine1: "1 Example Street",
    deliveryPhone: "0790000000",
    deliveryEmail: "person@example.com",
  });
  return order;
}

function picture(name: string): File {
  return new File(["picture"], name, { type: "image/png" });
}

function imageAddon(addon: string, name: string): AddonSelection {
  const file = picture(name);
  const value = { addonValue: name, valueLabel: name };
  return { addon, title: "", inputType: "image", price: 1, file, ...value };
}

test("a cash order is sent with the fields that are filled in, and no others", () => {
  assert.deepEqual(
    [...orderFormData(filledOrder(), identity)],
    [
      ["_id", "0123456789abcdef01234567"],
      ["product", "689f857545ca4e292e013f13"],
      ["personalInfo[firstName]", "Example"],
      ["personalInfo[lastName]", "Person"],
      ["personalInfo[position]", "Founder"],
      ["personalInfo[organization]", "Example Company"],
      ["personalInfo[phoneNumbers][0]", "0790000000"],
      ["personalInfo[phoneNumbers][1]", "065000000"],
      ["personalInfo[email]", "person@example.com"],
      ["cardDesign[nameOnCard]", "Example Person"],
      ["cardDesign[color]", "white"],
      ["cardDesign[colorName]", "Matte White"],
      ["cardDesign[includePrintedLogo]", "false"],
      ["deliveryInfo[country]", "68bc058dc5b3bff5997dd059"],
      ["deliveryInfo[city]", "68bc0690c5b3bff5997dd066"],
      ["deliveryInfo[addressLine1]", "1 Example Street"],
      ["deliveryInfo[useSameContact]", "true"],
      ["deliveryInfo[deliveryPhone]", "0790000000"],
      ["deliveryInfo[deliveryEmail]", "person@example.com"],
      ["paymentMethod", "cash"],
      ["language", "en"],
    ],
  );
});

test("an order without a reserved number does not send one", () => {
  const data = orderFormData(filledOrder(), { ...identity, reservedId: undefined });
  assert.equal(data.has("_id"), false);
});

test("a discount code is sent with the total that was seen", () => {
  const order = { ...filledOrder(), discountCode: "ten" };
  const data = orderFormData(order, { ...identity, seenTotal: 36.5 });
  assert.deepEqual([data.get("discountCode"), data.get("expectedTotal")], ["ten", "36.5"]);
});

test("optional fields are sent when they are filled in", () => {
  const order = filledOrder();
  order.personalInfo.linkedinUrl = "linkedin.com/in/example";
  order.deliveryInfo.addressLine2 = "Floor 2";
  order.deliveryInfo.postcode = " ";
  order.deliveryInfo.typedCountry = "Example Land";
  order.deliveryInfo.typedCity = "Example Town";
  const data = orderFormData(order, identity);
  assert.equal(data.get("personalInfo[linkedinUrl]"), "linkedin.com/in/example");
  assert.equal(data.get("deliveryInfo[addressLine2]"), "Floor 2");
  assert.equal(data.get("deliveryInfo[typedCountry]"), "Example Land");
  assert.equal(data.get("deliveryInfo[typedCity]"), "Example Town");
  assert.equal(data.has("deliveryInfo[postcode]"), false);
  assert.equal(data.has("personalInfo[businessEmail]"), false);
});

test("the receipt is sent with a bank transfer, but not when the method was changed to cash", () => {
  const order = filledOrder();
  order.depositReceipt = picture("receipt.png");
  assert.equal(orderFormData(order, identity).has("despositeTransactionImg"), false);
  order.paymentMethod = "online";
  const receipt = orderFormData(order, identity).get("despositeTransactionImg");
  assert.ok(receipt instanceof File);
  assert.equal(receipt.name, "receipt.png");
});

test("the file names of addon pictures are unique", () => {
  const order = filledOrder();
  order.cardDesign.companyLogo = picture("logo.png");
  order.addons = [
    imageAddon("a", "photo.png"),
    {
      addon: "b",
      title: "النص",
      inputType: "text",
      price: 0,
      addonValue: "Hello",
      valueLabel: "مرحبًا",
      file: null,
    },
    imageAddon("c", "photo.png"),
    imageAddon("d", ' a "quoted"/name '),
  ];
  const data = orderFormData(order, identity);
  const values = [0, 1, 2, 3].map((index) => data.get(`addons[${index}][addonValue]`));
  assert.deepEqual(values, ["photo.png", "Hello", "photo (2).png", "a _quoted__name"]);
  assert.equal(data.get("addons[1][inputType]"), "text");
  assert.deepEqual(
    data.getAll("addonImages").map((file) => (file as File).name),
    ["photo.png", "photo (2).png", "a _quoted__name"],
  );
  assert.equal((data.get("companyLogo") as File).name, "logo.png");
});

test("of a further card only that is sent in which it differs; a picture of several is sent once", () => {
  const order = filledOrder();
  const [own, shared] = [picture("logo.png"), imageAddon("a", "back.png")];
  order.addons = [shared];
  const person = { firstName: "Second", nameOnCard: "Second E." };
  order.cards = [
    { ...emptyCard("white"), ...person },
    { ...emptyCard("white"), ...person, logo: "own", companyLogo: own },
    { ...emptyCard("white"), ...person, logo: "none", companyLogo: own },
    { ...emptyCard("white"), ...person, logo: "own", companyLogo: picture("logo.png") },
  ];
  order.cardAddons = [
    { isOwn: false, addons: [imageAddon("a", "given-up.png")] },
    { isOwn: true, addons: [{ ...shared }] },
    { isOwn: true, addons: [] },
  ];
  const data = orderFormData(order, identity);
  const sentOf = (index: number) =>
    [...data]
      .filter(([name]) => name.startsWith(`cards[${index}]`))
      .map(([name, value]) => [name.replace(`cards[${index}]`, ""), value]);
  const common = [
    ["[firstName]", "Second"],
    ["[nameOnCard]", "Second E."],
    ["[color]", "white"],
  ];
  assert.deepEqual(sentOf(0), common);
  assert.deepEqual(sentOf(1), [
    ...common,
    ["[logo]", "own"],
    ["[logoPicture]", "logo.png"],
    ["[ownAddons]", "true"],
    ["[addons][0][addon]", "a"],
    ["[addons][0][addonValue]", "back.png"],
  ]);
  assert.deepEqual(sentOf(2), [...common, ["[logo]", "none"], ["[ownAddons]", "true"]]);
  assert.deepEqual(sentOf(3), [...common, ["[logo]", "own"], ["[logoPicture]", "logo (2).png"]]);
  const names = (field: string) => data.getAll(field).map((file) => (file as File).name);
  assert.deepEqual(names("cardLogos"), ["logo.png", "logo (2).png"]);
  assert.deepEqual(names("addonImages"), ["back.png"]);
});
