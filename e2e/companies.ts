import { expect, type APIRequestContext, type Page } from "@playwright/test";

import type { SharedShop } from "./test.ts";

/** Three people in two alphabets; the third is to be mended. */
export const LIST_OF_PEOPLE = `الاسم الكامل,المسمى الوظيفي,الهاتف,البريد الإلكتروني,القسم
Example One,Engineer,790000001,one@example.com,Workshop
مثال اثنان,مديرة,0790000002,two@example.com,الإدارة
Example T,C,0790000003,three@example.com,Yard
`;

/** Calls of the shop's API that have to succeed. */
function callsOf(request: APIRequestContext, { url, owner }: SharedShop) {
  let token = "";
  async function send(path: string, data: object, method = "POST") {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await request.fetch(`${url}/api/v1${path}`, { method, data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }
  const signIn = async () => void ({ token } = await send("/users/login", owner));
  return { send, signIn };
}

/** The address of the page of a quote, for three cards unless it says otherwise, as a company has it by mail. */
export async function sentQuote(
  request: APIRequestContext,
  shop: SharedShop,
  {
    companyName,
    email = "walk@example.com",
    cards = 3,
    quote = { price: 15 },
  }: { companyName: string; email?: string; cards?: number; quote?: object },
): Promise<string> {
  const { send, signIn } = callsOf(request, shop);
  const companyInfo = {
    companyName,
    contactPerson: "Example Buyer",
    email,
    phone: "0790000000",
  };
  const orderDetails = { employeeCount: cards, message: "" };
  const asked = await send("/custom-orders", { companyInfo, orderDetails });
  await signIn();
  await send(`/custom-orders/${asked.data.data._id}/quotes`, quote);
  const link = /\/quotes\/[0-9a-f]{32}/;
  const written = () =>
    shop.mail.mails.find(({ text }) => text.includes(companyName) && link.test(text))?.text;
  await expect.poll(written).toBeTruthy();
  return shop.url + link.exec(written()!)![0];
}

let companies = 0;

/** A company whose people have their cards in hand, with the address of its page. */
export async function companyWithPeople(
  { request }: Page,
  shop: SharedShop,
  people: readonly object[],
) {
  const { send, signIn } = callsOf(request, shop);
  const companyName = `Example Works of the Cards ${++companies}`;
  const cards = people.length;
  const about = { companyName, email: "cards-buyer@example.com", cards };
  const quote = (await sentQuote(request, shop, about)).split("/").at(-1)!;
  const { data: offered } = await (await request.get(`${shop.url}/api/v1/countries`)).json();
  const country = offered.data.find(({ name }: { name: string }) => name === "Jordan")._id;
  const places = `${shop.url}/api/v1/cities/country/${country}`;
  const { data: there } = await (await request.get(places)).json();
  await send(`/quotes/by-token/${quote}/answer`, {
    answer: "accepted",
    firstName: "Example",
    lastName: "Buyer",
    position: "Office manager",
    country,
    city: there.cities[0]._id,
    addressLine1: "Example Street 1",
  });
  const { rows } = await shop.database.query<{ id: string; company_id: string }>(
    "select id, company_id from orders where buyer_name = $1",
    [companyName],
  );
  const { id: order, company_id: company } = rows[0]!;
  await signIn();
  const roster = await send("/rosters", { company, people });
  await send(`/rosters/${roster.data.data._id}/order`, {});
  await send(`/orders/${order}`, { status: "delivered" }, "PATCH");
  const key = "0123456789abcdef".repeat(2).slice(0, 31) + companies.toString(16);
  await shop.database.query(
    "insert into company_links (token_hash, company_id) values (encode(sha256($1), 'hex'), $2)",
    [key, company],
  );
  return { link: `${shop.url}/companies/${key}`, company, order };
}

/** Fills in who accepts the quote that the page shows, and where its cards go. */
export async function fillInAcceptance(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Example");
  await page.getByLabel("Last name").fill("Buyer");
  await page.getByLabel("Position").fill("Office manager");
  await page.getByLabel("City").selectOption({ label: "Amman" });
  await page.getByLabel("Address line 1").fill("Example Street 1");
}
