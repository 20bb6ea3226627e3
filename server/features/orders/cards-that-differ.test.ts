import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { documentOf } from "#server/features/invoices/document-of.ts";
import { invoiceStore } from "#server/features/invoices/invoice.store.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { sweepFiles } from "#server/platform/files/sweep-files.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { countStatements } from "#server/testing/count-statements.ts";
import { multipart, ORDER_ABROAD, type OrderFields } from "#server/testing/order-form.ts";
import { pictureFor } from "#server/testing/order-with-pictures.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { addonCalls } from "#shared/addons/addon-calls.ts";
import type { Addon } from "#shared/addons/addon.ts";
import { earlierOrderAnswerSchema } from "#shared/orders/again.ts";
import { orderAnswerSchema, reservationAnswerSchema, type Order } from "#shared/orders/order.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";

let shop: TestShop;
let words: Addon;
let picture: Addon;
let choice: Addon;
before(async () => {
  shop = await startTestShop();
  const list = await (await shop.ask("/api/v1/addons")).json();
  const { data } = addonCalls.list.answers[200].schema.parse(list).data;
  const ofType = (type: string) => data.find(({ inputType }) => inputType === type)!;
  [words, picture, choice] = [ofType("text"), ofType("image"), ofType("radio")];
});
after(() => shop[Symbol.asyncDispose]());

const colleague = (index: number, name: string): OrderFields => ({
  [`cards[${index}][firstName]`]: name,
  [`cards[${index}][lastName]`]: "Example",
  [`cards[${index}][nameOnCard]`]: `${name} E.`,
  [`cards[${index}][position]`]: "Sales",
});
const THREE = { ...colleague(0, "Second"), ...colleague(1, "Third") };
const LOGO = { "cardDesign[includePrintedLogo]": "true" };
const OWN_LOGO = { "cards[0][logo]": "own", "cards[0][logoPicture]": "second.jpg" };
const addon = (list: string, { _id }: Addon, addonValue = ""): OrderFields => ({
  [`${list}[addon]`]: _id,
  ...(addonValue && { [`${list}[addonValue]`]: addonValue }),
});

type Pictures = Parameters<typeof multipart>[1];
let count = 0;
function send(more: OrderFields, pictures?: Pictures): Promise<Response> {
  const fields = { ...ORDER_ABROAD, "cardDesign[nameOnCard]": `Card ${++count}`, ...more };
  return shop.ask("/api/v1/orders", { method: "POST", body: multipart(fields, pictures) });
}
const place = (more: OrderFields, pictures?: Pictures) =>
  answered(send(more, pictures), orderAnswerSchema, 201);
const rows = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows as Record<string, unknown>[];
const change = (id: string, body: RequestInit["body"] | object, query = "") =>
  shop.askAsOwner(
    `/api/v1/orders/${id}${query}`,
    body instanceof FormData ? { method: "PATCH", body } : asJson("PATCH", body as object),
  );
const ofStaff = (id: string) =>
  answered(shop.askAsOwner(`/api/v1/orders/${id}`), staffOrderAnswerSchema);
async function codesIn(answer: Response): Promise<Record<string, string>> {
  const codes = Object.entries((await refused(answer)).codes as Record<string, { code: string }>);
  return Object.fromEntries(codes.map(([field, { code }]) => [field, code]));
}
/** The key in a signed path. */
const keyOf = (path: string | undefined) => path?.replace("/uploads/", "").split("?")[0];
const chosen = (addons: Order["addons"] | undefined) =>
  addons?.map(({ addon: { title }, addonValue }) => [title, addonValue]);

test("each card has the logo of the first, its own or none; all are stored and printed, by one statement", async () => {
  const reserving = shop.ask("/api/v1/orders/reservations", { method: "POST" });
  const { _id } = await answered(reserving, reservationAnswerSchema, 201);
  const pictures = [
    await pictureFor("companyLogo"),
    await pictureFor("cardLogos", "first.jpg"),
    await pictureFor("cardLogos", "second.jpg"),
  ];
  const fields = {
    ...THREE,
    ...colleague(2, "Fourth"),
    ...LOGO,
    ...OWN_LOGO,
    "cards[1][logo]": "none",
    "cards[2][logo]": "same",
  };
  const order = await place({ ...fields, _id }, pictures);
  const [, own, none, same] = order.cards!;
  assert.match(own!.companyLogo!, /^\/uploads\/private\//);
  assert.deepEqual([none!.companyLogo, same!.companyLogo], ["", undefined]);
  assert.equal((await shop.ask(own!.companyLogo!)).status, 200);
  const printed = await rows(
    "select company_logo, include_printed_logo from cards where order_id = $1 order by position",
    _id,
  );
  const logos = [order.cardDesign.companyLogo, own!.companyLogo, "", order.cardDesign.companyLogo];
  assert.deepEqual(
    printed.map((card) => [card["company_logo"], card["include_printed_logo"]]),
    logos.map((path) => [keyOf(path), path !== ""]),
  );
  const without = { ...fields, "cards[0][logo]": "none" };
  assert.equal(await countStatements(() => place(without)), 1);
  // A logo that no card names is not kept.
  const files = await rows("select key from files");
  await sweepFiles(shop.database, openFileStore(shop.config.files), Date.now() + 7_200_000);
  assert.equal((await shop.ask(own!.companyLogo!)).status, 200);
  assert.equal((await rows("select key from files")).length, files.length);
});

test("addons that are chosen for a card are priced, stored, printed and answered as its own", async () => {
  const pictures = [
    await pictureFor("addonImages", "all.jpg"),
    await pictureFor("addonImages", "second.jpg"),
  ];
  const plain = await place({});
  const fields = {
    ...THREE,
    ...addon("addons[0]", picture, "all.jpg"),
    ...addon("addons[1]", words, "For all"),
    ...addon("cards[0][addons][0]", picture, "second.jpg"),
    ...addon("cards[0][addons][1]", choice, choice.options[1]),
    ...colleague(2, "Fourth"),
    "cards[2][ownAddons]": "true",
  };
  const order = await place(fields, pictures);
  const { product, deliveryInfo, total } = order;
  // Two have those of the first, one has two of its own, and one has none.
  const addons = 2 * (picture.price + words.price) + picture.price + choice.price;
  assert.equal(total, 4 * product.price + addons + deliveryInfo.cityFee);
  assert.equal(product.price, plain.product.price);
  assert.equal(order.addons.length, 2);
  const [, second, third, fourth] = order.cards!;
  assert.deepEqual(chosen(second!.addons)?.[1], [choice.title, choice.options[1]]);
  assert.equal((await shop.ask(second!.addons![0]!.addonValue)).status, 200);
  assert.deepEqual([third!.addons, fourth!.addons], [undefined, []]);
  const printed = await rows(
    "select addons from cards where order_id = $1 order by position",
    order._id,
  );
  const values = printed.map(({ addons: of }) => (of as { value: string }[]).map((a) => a.value));
  const [all, own] = [order.addons[0]!, second!.addons![0]!].map(({ addonValue }) =>
    keyOf(addonValue),
  );
  assert.deepEqual(values, [[all, "For all"], [own, choice.options[1]], [all, "For all"], []]);

  const body = { ...fields, expectedTotal: `${total}` };
  assert.equal((await send(body, pictures)).status, 201);
  const other = await send({ ...body, expectedTotal: `${total + 1}` }, pictures);
  assert.deepEqual(await codesIn(other), { expectedTotal: "total_changed" });
});

test("what is as on the first card is stored and answered as ever", async () => {
  const fields = { ...THREE, ...addon("addons[0]", words, "For all") };
  const text = JSON.stringify((await place(fields)).cards);
  assert.doesNotMatch(text, /companyLogo|addons/);
  const [row] = await rows("select further_cards from orders order by created_at desc limit 1");
  assert.deepEqual(Object.keys((row!["further_cards"] as object[])[0]!).toSorted(), [
    "color",
    "colorName",
    "email",
    "firstName",
    "lastName",
    "nameOnCard",
    "phone",
    "position",
  ]);
});

test("the same order sent again is the same, one with another logo or addon is another", async () => {
  const fields = {
    ...THREE,
    ...OWN_LOGO,
    "cardDesign[nameOnCard]": "Repeated",
    ...addon("cards[1][addons][0]", words, "Mine"),
  };
  const logo = [await pictureFor("cardLogos", "second.jpg")];
  const first = await place(fields, logo);
  const again = await answered(send(fields, logo), orderAnswerSchema);
  assert.equal(again._id, first._id);
  assert.deepEqual(chosen(again.cards![2]!.addons), chosen(first.cards![2]!.addons));
  const { "cards[0][logo]": _, "cards[0][logoPicture]": _name, ...same } = fields;
  const others = [
    await place(same),
    await place({ ...fields, ...addon("cards[1][addons][0]", words, "Ours") }, logo),
  ];
  for (const { _id } of others) assert.notEqual(_id, first._id);
});

test("nine cards with many addons of their own are one form", async () => {
  const form = { price: 1, inputType: "text", options: [] };
  const offered = Array.from({ length: 20 }, async (_, index) => {
    const body = {
      ...form,
      title: `Example addon ${index}`,
      description: "An example of an addon",
    };
    const answer = shop.askAsOwner("/api/v1/addons", asJson("POST", body));
    return answered(answer, addonCalls.create.answers[201].schema, 201);
  });
  const all = await Promise.all(offered);
  const cards = Array.from({ length: 8 }, (_, card): OrderFields => {
    const own = all.map((each, index) => addon(`cards[${card}][addons][${index}]`, each, "Mine"));
    return Object.assign(colleague(card, `Colleague ${card}`), ...own) as OrderFields;
  });
  const order = await place(Object.assign({}, ...cards) as OrderFields);
  assert.deepEqual(
    order.cards!.slice(1).map(({ addons }) => addons!.length),
    Array.from({ length: 8 }, () => 20),
  );
});

test("what a card can't have is refused by its place", async () => {
  const codesOf = async (more: OrderFields, pictures?: Pictures) =>
    codesIn(await send({ ...THREE, ...more }, pictures));
  assert.deepEqual(await codesOf(OWN_LOGO), { "cards.0.logo": "required" });
  assert.deepEqual(await codesOf({ "cards[1][logo]": "any" }), { "cards.1.logo": "invalid" });
  const gone = { ...words, _id: "68b0000000000000000000ff" };
  assert.deepEqual(await codesOf(addon("cards[0][addons][0]", gone)), {
    "cards.0.addons.0.addon": "addon_unavailable",
  });
  const twice = {
    ...addon("cards[0][addons][0]", words),
    ...addon("cards[0][addons][1]", words),
  };
  assert.deepEqual(await codesOf(twice), { "cards.0.addons.1.addon": "addon_repeated" });
  assert.deepEqual(await codesOf(addon("cards[1][addons][0]", picture, "none.jpg")), {
    "cards.1.addons.0.addonValue": "addon_picture_missing",
  });
  assert.deepEqual(await codesOf(addon("cards[1][addons][0]", choice, "Any")), {
    "cards.1.addons.0.addonValue": "addon_option_unknown",
  });
  const broken = { field: "cardLogos", name: "second.jpg", bytes: Buffer.from("no picture") };
  assert.deepEqual(Object.keys(await codesOf(OWN_LOGO, [broken])), ["cards.0.logo"]);
});

test("an invoice has a line for each addon, with as many as there are cards that have it", async () => {
  const settings = { sellerName: "Example Cards", issueWhen: "paid" };
  await shop.askAsOwner("/api/v1/invoice-settings", asJson("PATCH", settings));
  const order = await place({
    ...THREE,
    ...addon("addons[0]", words, "For all"),
    ...addon("cards[0][addons][0]", choice, choice.options[0]),
    ...addon("cards[0][addons][1]", words, "Mine"),
    ...colleague(2, "Fourth"),
    "cards[2][ownAddons]": "true",
  });
  const path = `/api/v1/orders/${order._id}/invoice`;
  assert.equal((await shop.askAsOwner(path, asJson("POST", {}))).status, 201);
  const [invoice] = await invoiceStore(shop.database.db).ofOrder(order._id);
  const { lines } = documentOf(invoice!);
  assert.deepEqual(
    lines.slice(0, 3).map(({ name, quantity }) => [name, quantity]),
    [
      [order.product.title, 4],
      [words.title, 3],
      [choice.title, 1],
    ],
  );
  assert.equal(invoice!.totalFils, Math.round(order.total * 1000));
});

test("months count an addon once for each card that has it, whatever becomes of the order", async () => {
  const differing = () =>
    rows(`with kept as (select month, kind, key, name, sum(n) n, sum(fils) fils from month_figures
        group by 1, 2, 3, 4 having sum(n) <> 0 or sum(fils) <> 0),
      real as (select month, kind, key, name, n::bigint, fils from recounted_month_figures()
        where n <> 0 or fils <> 0)
      (select * from kept except select * from real) union all (select * from real except select * from kept)`);
  const sold = async () => {
    const [row] = await rows(
      "select coalesce(sum(n), 0)::int as n from month_figures where kind = 'addon' and key = $1",
      words._id,
    );
    return row!["n"] as number;
  };
  const before = await sold();
  const { _id } = await place({
    ...THREE,
    ...addon("addons[0]", words, "For all"),
    ...addon("cards[0][addons][0]", words, "Mine"),
    "cards[1][ownAddons]": "true",
  });
  assert.equal((await sold()) - before, 2);
  const { cards } = await ofStaff(_id);
  const same = cards.slice(1).map(({ addons: _, ...card }) => ({ ...card, ownAddons: false }));
  assert.equal((await change(_id, { cards: same })).status, 200);
  assert.equal((await sold()) - before, 3);
  assert.deepEqual(await differing(), []);
});

test("staff correct logo and addons of a card; of what they say nothing stays", async () => {
  const order = await place(
    {
      ...THREE,
      ...OWN_LOGO,
      ...addon("addons[0]", words, "For all"),
      ...addon("cards[0][addons][0]", picture, "mine.jpg"),
      ...addon("cards[0][addons][1]", words, "Mine"),
    },
    [await pictureFor("cardLogos", "second.jpg"), await pictureFor("addonImages", "mine.jpg")],
  );
  const { _id, total } = order;
  const cards = order.cards!.slice(1).map(({ addons: _, companyLogo: _logo, ...card }) => card);
  // As the panel of the release before sends them.
  assert.equal(
    (await change(_id, { cards: [{ ...cards[0], position: "Director" }, cards[1]] })).status,
    200,
  );
  const kept = await ofStaff(_id);
  assert.equal(kept.total, total);
  assert.equal(keyOf(kept.cards[1]!.companyLogo), keyOf(order.cards![1]!.companyLogo));
  assert.equal(kept.cards[1]!.addons!.length, 2);
  await shop.database.pool.query("update addons set price_fils = price_fils + 1000");

  // What it had keeps its price and picture, what is new has the price of today.
  const addons = [{ addon: picture._id }, { addon: choice._id, addonValue: choice.options[0] }];
  const given = {
    cards: [
      { ...cards[0], addons },
      { ...cards[1], logo: "none", ownAddons: true },
    ],
  };
  const tried = answered(change(_id, given, "?dryRun=true"), staffOrderAnswerSchema);
  const expected = total - 2 * words.price + choice.price + 1;
  assert.equal((await tried).total, expected);
  assert.equal((await ofStaff(_id)).total, total);
  const now = await answered(change(_id, given), staffOrderAnswerSchema);
  assert.equal(now.total, expected);
  assert.equal(
    keyOf(now.cards[1]!.addons![0]!.addonValue),
    keyOf(order.cards![1]!.addons![0]!.addonValue),
  );
  assert.deepEqual([now.cards[2]!.companyLogo, now.cards[2]!.addons], ["", []]);

  const other = multipart(
    {
      ...THREE,
      "cards[0][logo]": "own",
      "cards[0][logoPicture]": "other.jpg",
      "cards[1][logo]": "same",
      "cards[1][ownAddons]": "false",
    },
    [await pictureFor("cardLogos", "other.jpg")],
  );
  const last = await answered(change(_id, other), staffOrderAnswerSchema);
  assert.notEqual(keyOf(last.cards[1]!.companyLogo), keyOf(order.cards![1]!.companyLogo));
  assert.equal((await shop.ask(last.cards[1]!.companyLogo!)).status, 200);
  assert.deepEqual([last.cards[2]!.companyLogo, last.cards[2]!.addons], [undefined, undefined]);
  assert.equal(last.total, expected + words.price);
  const printed = await rows(
    "select company_logo from cards where order_id = $1 and person = 1",
    _id,
  );
  assert.equal(printed[0]!["company_logo"], keyOf(last.cards[1]!.companyLogo));
  const missing = await change(_id, { cards: [cards[0], { ...cards[1], logo: "own" }] });
  assert.deepEqual(await codesIn(missing), { "cards.1.logo": "required" });
});

test("an order that is repeated begins with what differs on its cards, for its customer and for the owner of one", async () => {
  const reserving = shop.ask("/api/v1/orders/reservations", { method: "POST" });
  const { _id, pageToken } = await answered(reserving, reservationAnswerSchema, 201);
  const fields = { ...THREE, ...OWN_LOGO, ...addon("cards[0][addons][0]", words, "Mine") };
  await place({ ...fields, _id }, [await pictureFor("cardLogos", "second.jpg")]);
  const again = (path: string) =>
    answered(shop.ask(`/api/v1/${path}/again`), earlierOrderAnswerSchema);
  const earlier = await again(`orders/by-token/${pageToken}`);
  const { companyLogo, addons } = earlier.cards![1]!;
  assert.equal((await shop.ask(companyLogo!)).status, 200);
  assert.deepEqual(chosen(addons), [[words.title, "Mine"]]);
  const path = `/api/v1/orders/by-token/${pageToken}/card-page?card=2`;
  const link = (await (await shop.ask(path, { method: "POST" })).json()) as {
    data: { data: { token: string } };
  };
  const owners = await again(`orders/by-token/${link.data.data.token}`);
  assert.equal(owners.cards, undefined);
  assert.equal(keyOf(owners.cardDesign.companyLogo), keyOf(companyLogo));
  assert.equal(owners.cardDesign.includePrintedLogo, true);
  assert.deepEqual(chosen(owners.addons), [[words.title, "Mine"]]);
});

test("the file of cards says of each whether it has a logo, and its addons", async () => {
  const { _id, orderNumber } = await place(
    {
      ...THREE,
      ...OWN_LOGO,
      ...addon("addons[0]", words, "For all"),
      ...addon("cards[1][addons][0]", choice, choice.options[0]),
    },
    [await pictureFor("cardLogos", "second.jpg")],
  );
  const answer = await shop.askAsOwner(`/api/v1/exports/nfc-order-cards.csv?search=${orderNumber}`);
  const lines = (await answer.text()).trim().split("\r\n").slice(1);
  assert.deepEqual(
    lines.map((line) => line.split(",").slice(-2)),
    [
      ["no", `"${words.title}: For all"`],
      ["yes", `"${words.title}: For all"`],
      ["no", `"${choice.title}: ${choice.options[0]}"`],
    ].map(([logo, text]) => [`"${logo}"`, text]),
    _id,
  );
});
