import { expect, type Page } from "@playwright/test";

import type { SharedShop } from "./test.ts";

let companies = 0;

/** A company whose people have their cards in hand, with the address of its page. */
export async function companyWithPeople(page: Page, shop: SharedShop, people: readonly object[]) {
  const { url, owner, database } = shop;
  const send = async (path: string, data: object, token = "", method = "POST") => {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await page.request.fetch(`${url}/api/v1${path}`, { method, data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const companyName = `Example Works of the Cards ${++companies}`;
  const { data: request } = await send("/custom-orders", {
    companyInfo: {
      companyName,
      contactPerson: "Example Buyer",
      email: "cards-buyer@example.com",
      phone: "0790000000",
    },
    orderDetails: { employeeCount: people.length, message: "" },
  });
  const { token } = await send("/users/login", owner);
  await send(`/custom-orders/${request.data._id}/quotes`, { price: 15 }, token);
  const findQuote = () =>
    shop.mail.mails.find(
      ({ text }) => text.includes(companyName) && /\/quotes\/[0-9a-f]{32}/.test(text),
    )?.text;
  await expect.poll(findQuote).toBeTruthy();
  const quote = /\/quotes\/([0-9a-f]{32})/.exec(findQuote()!)![1]!;
  const { data: offered } = await (await page.request.get(`${url}/api/v1/countries`)).json();
  const country = offered.data.find(({ name }: { name: string }) => name === "Jordan")._id;
  const cities = await (await page.request.get(`${url}/api/v1/cities/country/${country}`)).json();
  await send(`/quotes/by-token/${quote}/answer`, {
    answer: "accepted",
    firstName: "Example",
    lastName: "Buyer",
    position: "Office manager",
    country,
    city: cities.data.cities[0]._id,
    addressLine1: "Example Street 1",
  });
  const { rows } = await database.query<{ id: string; company_id: string }>(
    "select id, company_id from orders where buyer_name = $1",
    [companyName],
  );
  const { id: order, company_id: company } = rows[0]!;
  const roster = await send("/rosters", { company, people }, token);
  await send(`/rosters/${roster.data.data._id}/order`, {}, token);
  await send(`/orders/${order}`, { status: "delivered" }, token, "PATCH");
  const key = "0123456789abcdef".repeat(2).slice(0, 31) + companies.toString(16);
  await database.query(
    "insert into company_links (token_hash, company_id) values (encode(sha256($1), 'hex'), $2)",
    [key, company],
  );
  return { link: `${url}/companies/${key}`, company, order };
}
