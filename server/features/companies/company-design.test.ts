import assert from "node:assert/strict";
import { test } from "node:test";

import { acceptQuote } from "#server/testing/accepted-quotes.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { photoWithPlace } from "#server/testing/order-form.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { KNOWN_ADDON_IDS } from "#shared/addons/known-addons.ts";
import {
  getCompanyDesign,
  type CompanyDesign,
  type CompanyDesignForm,
} from "#shared/companies/company-design.ts";
import { orderPageAnswerSchema } from "#shared/orders/order-page.ts";
import type { Order } from "#shared/orders/order.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";
import { ownPageAnswerSchema, type OwnPage } from "#shared/profiles/own-page.ts";
import { rosterAnswerSchema, createRoster } from "#shared/rosters/roster-calls.ts";

import { orderLinkStore } from "../orders/order-link.store.ts";
import { profileLinkStore } from "../profiles/profile-link.store.ts";
import { companyLinkStore } from "./company-link.store.ts";

const shop = shopForTests();
const api = "/api/v1";
const rows = async <Row>(text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows as Row[];
const designAnswer = getCompanyDesign.answers[200].schema;

/** A company with cards for these people, and the link to its page. */
async function companyWith(names: readonly string[], count = names.length) {
  const { order } = await acceptQuote(shop, { count });
  const [{ id }] = (await rows<{ id: string }>(
    "select company_id as id from orders where id = $1",
    order,
  )) as [{ id: string }];
  const token = await companyLinkStore(shop.database.db).add(id);
  const people = names.map((lastName) => ({
    firstName: "Example",
    lastName,
    position: "Engineer",
    email: `${lastName.toLowerCase()}@example.com`,
  }));
  await name(id, people);
  return { id, token, order };
}

async function name(company: string, people: object[], topUp = false) {
  const sent = shop.askAsOwner(`${api}/rosters`, asJson("POST", { company, people }));
  const { data: roster } = createRoster.answers[201].schema.parse(await (await sent).json()).data;
  const path = `${api}/rosters/${roster!._id}/order`;
  return answered(shop.askAsOwner(path, asJson("POST", { topUp })), rosterAnswerSchema);
}

/** An order as staff, and whoever has the link to its page, are answered it. */
async function shownOrders(id: string): Promise<Order[]> {
  const token = await orderLinkStore(shop.database.db).add(id);
  const page = await answered(shop.ask(`${api}/orders/by-token/${token}`), orderPageAnswerSchema);
  return [
    page.order,
    await answered(shop.askAsOwner(`${api}/orders/${id}`), staffOrderAnswerSchema),
  ];
}

const formOf = ({
  color,
  organization,
  organizationAr,
  printed,
  backText,
  theme,
  scheme,
  links,
  fixed,
}: CompanyDesign): CompanyDesignForm => ({
  color,
  organization,
  organizationAr,
  printed,
  backText,
  theme,
  scheme,
  links,
  fixed,
});
const read = (id: string) =>
  answered(shop.askAsOwner(`${api}/companies/${id}/design`), designAnswer);
const path = (token: string) => `${api}/companies/by-token/${token}/design`;
const save = (token: string, form: object, version?: string) =>
  shop.ask(path(token), {
    ...asJson("PATCH", form),
    headers: { "Content-Type": "application/json", ...(version && { "If-Match": version }) },
  });

async function pageOf(lastName: string): Promise<{ token: string; page: OwnPage }> {
  const [profile] = await rows<{ id: string }>(
    "select id from profiles where last_name = $1 order by created_at desc",
    lastName,
  );
  const token = await profileLinkStore(shop.database.db).add(profile!.id);
  return { token, page: await readPage(token) };
}
const readPage = (token: string) =>
  answered(shop.ask(`${api}/profiles/by-token/${token}`), ownPageAnswerSchema);
const savePage = (token: string, values: object) =>
  shop.ask(`${api}/profiles/by-token/${token}`, asJson("PATCH", values));

const printedOf = (order: string) =>
  rows<Record<string, unknown>>(
    `select job_title, organization, color, include_printed_logo, company_logo <> '' as has_logo, addons
      from cards where order_id = $1 and name_on_card <> '' order by position`,
    order,
  );

test("a company without a design has that of its cards, and one change is for all of them", async () => {
  const { id, token, order } = await companyWith(["Alpha", "Beta"], 3);
  const first = await read(id);
  assert.deepEqual(await answered(shop.ask(path(token)), designAnswer), first);
  assert.deepEqual(
    [first.printed, first.openCards, first.printedCards, first.logo],
    [["position", "organization"], 3, 0, ""],
  );
  for (const shown of await shownOrders(order)) {
    assert.ok(!("unprinted" in shown) && !("backText" in shown));
  }
  const color = first.colors.find((each) => each.color !== first.color)!.color;
  const form = {
    ...formOf(first),
    color,
    organization: "Example Group",
    printed: ["organization"],
    backText: "Call us day and night",
    fixed: ["organization"],
  };
  const saved = await answered(save(token, form, first.updatedAt), designAnswer);
  assert.deepEqual(
    [saved.color, saved.printed, saved.backText],
    [color, ["organization"], form.backText],
  );
  for (const card of await printedOf(order)) {
    assert.deepEqual(card, {
      job_title: "",
      organization: "Example Group",
      color,
      include_printed_logo: false,
      has_logo: false,
      addons: [
        { addonId: KNOWN_ADDON_IDS.backText, title: "", inputType: "text", value: form.backText },
      ],
    });
  }
  // Whoever is shown the order sees its cards as they are printed.
  const told = { unprinted: ["position"], backText: form.backText };
  for (const shown of await shownOrders(order)) {
    assert.deepEqual({ unprinted: shown.unprinted, backText: shown.backText }, told);
  }
  // What was seen before is old by now.
  await refused(save(token, form, first.updatedAt), 412);
  // More people follow it, on the order that waits and on another one.
  await name(id, [{ firstName: "Example", lastName: "Gamma", position: "Driver" }]);
  assert.equal((await printedOf(order))[2]!["organization"], "Example Group");
  await name(id, [{ firstName: "Example", lastName: "Delta", position: "Driver" }], true);
  const [more] = await rows<{ id: string }>(
    "select id from orders where company_id = $1 order by created_at desc",
    id,
  );
  const [card] = await printedOf(more!.id);
  assert.deepEqual(
    [card!["job_title"], card!["organization"], card!["color"]],
    ["", "Example Group", color],
  );
  // The job is not printed, and still stands on the page.
  assert.equal((await pageOf("Delta")).page.values.jobTitle, "Driver");
});

test("cards of an order of which one is printed stay as they are", async () => {
  const { id, token, order } = await companyWith(["Epsilon", "Zeta"]);
  await rows("update cards set state = 'printed' where order_id = $1 and person = 1", order);
  const before = await printedOf(order);
  const design = await read(id);
  assert.deepEqual([design.openCards, design.printedCards], [0, 2]);
  await answered(save(token, { ...formOf(design), backText: "Later" }), designAnswer);
  assert.deepEqual(await printedOf(order), before);
});

test("what a company fixes stands on all pages, the rest on those that nobody has touched", async () => {
  const { id, token } = await companyWith(["Eta", "Theta"]);
  const touched = await pageOf("Eta");
  const own = [{ url: "https://own.example/", label: "Mine" }];
  await answered(
    savePage(touched.token, {
      ...touched.page.values,
      theme: "clay",
      organization: "Mine",
      links: own,
    }),
    ownPageAnswerSchema,
  );
  const untouched = await pageOf("Theta");
  const links = [{ url: "https://www.example.com/", label: "Our shop" }];
  const form = { ...formOf(await read(id)), theme: "sage", links, organization: "Example Eta" };
  await answered(save(token, form), designAnswer);
  const free = await readPage(touched.token);
  assert.deepEqual(
    [free.values.theme, free.values.organization, free.values.links],
    ["clay", "Mine", own],
  );
  const follows = await readPage(untouched.token);
  assert.deepEqual(
    [follows.values.theme, follows.values.organization, follows.values.links],
    ["sage", "Example Eta", links],
  );

  await answered(save(token, { ...form, fixed: ["look", "organization", "links"] }), designAnswer);
  const fixed = await readPage(touched.token);
  assert.deepEqual(
    [fixed.values.theme, fixed.values.organization, fixed.values.links, fixed.ofCompany.links],
    ["sage", "Example Eta", own, links],
  );
  // Its owner changes the rest, and not this.
  const { code } = fixed.cards[0]!;
  for (const [field, value] of [
    ["theme", "ink"],
    ["organization", "Elsewhere"],
  ] as const) {
    const changed = savePage(touched.token, { ...fixed.values, [field]: value });
    assert.deepEqual(Object.keys((await refused(changed)).errors ?? {}), [field]);
  }
  await answered(
    savePage(touched.token, { ...fixed.values, jobTitle: "Owner" }),
    ownPageAnswerSchema,
  );
  const vcard = await (await shop.ask(`/c/${code}.vcf`)).text();
  assert.ok(vcard.indexOf("www.example.com") < vcard.indexOf("own.example"));
});

test("a logo is printed on all cards and shown on all pages, until it is taken off", async () => {
  const { token, order } = await companyWith(["Iota"]);
  const put = async (color: string) => {
    const body = new FormData();
    body.append("logo", new Blob([new Uint8Array(await photoWithPlace(color))]), "logo.jpg");
    return answered(shop.ask(`${path(token)}/logo`, { method: "POST", body }), designAnswer);
  };
  const design = await put("#135");
  assert.match(design.logo, /^\/uploads\/private\//);
  const [card] = await printedOf(order);
  assert.deepEqual([card!["include_printed_logo"], card!["has_logo"]], [true, true]);
  const { page, token: owner } = await pageOf("Iota");
  assert.equal((await shop.ask(page.ofCompany.logo)).status, 200);
  const html = async () => (await shop.ask(`/c/${page.cards[0]!.code}`)).text();
  assert.ok((await html()).includes(page.ofCompany.logo));
  // As long as it is not fixed, it is the owner's to hide.
  const hidden = { ...page.values, hidden: ["logo"] };
  await answered(save(token, { ...formOf(design), fixed: ["logo"] }), designAnswer);
  await refused(savePage(owner, hidden), 400);
  await answered(save(token, formOf(design)), designAnswer);
  await answered(savePage(owner, hidden), ownPageAnswerSchema);
  assert.ok(!(await html()).includes(page.ofCompany.logo));
  // Fixed again it stands there, also for whoever has hidden it; let go of, it is hidden as before.
  await answered(save(token, { ...formOf(design), fixed: ["logo"] }), designAnswer);
  assert.ok((await html()).includes(page.ofCompany.logo));
  await answered(save(token, formOf(design)), designAnswer);
  assert.ok(!(await html()).includes(page.ofCompany.logo));
  // The picture before is gone, the one of pages too.
  await put("#531");
  assert.equal((await shop.ask(page.ofCompany.logo)).status, 404);
  const last = await answered(shop.ask(`${path(token)}/logo`, { method: "DELETE" }), designAnswer);
  assert.equal(last.logo, "");
  assert.equal((await printedOf(order))[0]!["include_printed_logo"], false);
});

test("an order that is deleted leaves the logo to the company's design and other orders", async () => {
  const { id, token, order } = await companyWith(["Lambda"]);
  const body = new FormData();
  body.append("logo", new Blob([new Uint8Array(await photoWithPlace())]), "logo.jpg");
  const { logo } = await answered(
    shop.ask(`${path(token)}/logo`, { method: "POST", body }),
    designAnswer,
  );
  await name(id, [{ firstName: "Example", lastName: "Mu", position: "Driver" }], true);
  assert.equal((await shop.ask(logo)).status, 200);
  await shop.askAsOwner(`${api}/orders/${order}`, { method: "DELETE" });
  assert.equal((await shop.ask(logo)).status, 200);
  // Taken off the design it is still the other order's, which is printed by then.
  await rows("update cards set state = 'printed' where order_id <> $1", order);
  await shop.askAsOwner(`${api}/companies/${id}/design/logo`, { method: "DELETE" });
  await shop.askAsOwner(`${api}/orders/${order}/restore`, { method: "POST" });
  await shop.askAsOwner(`${api}/orders/${order}`, { method: "DELETE" });
  assert.equal((await shop.ask(logo)).status, 200);
});

test("nothing is changed by what can't be a design, nor without the link", async () => {
  const { id, token } = await companyWith(["Kappa"]);
  const form = formOf(await read(id));
  for (const [field, value] of [
    ["color", "#123456"],
    ["backText", "x".repeat(121)],
    ["theme", "neon"],
    ["printed", ["name"]],
    ["fixed", "all"],
    ["links", [{ url: "javascript:alert(1)", label: "" }]],
  ] as const) {
    await refused(save(token, { ...form, [field]: value }), 400);
  }
  await refused(save(token, {}), 400);
  await refused(save("0".repeat(32), form), 404);
  const noPicture = new FormData();
  noPicture.append("logo", new Blob(["<svg"]), "logo.png");
  await refused(shop.ask(`${path(token)}/logo`, { method: "POST", body: noPicture }), 400);
  assert.deepEqual(formOf(await read(id)), form);
  await answered(save(token, form), designAnswer);
  await rows("update companies set deleted_at = now() where id = $1", id);
  await refused(shop.askAsOwner(`${api}/companies/${id}/design`), 404);
  await refused(shop.ask(path(token)), 404);
});
