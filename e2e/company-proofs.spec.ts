import { expect } from "@playwright/test";

import { ownerHeaders, signIn } from "./panel.ts";
import { test } from "./test.ts";

/** The proofs of a company's cards: made, looked at, sent and approved together. */

const CARDS = 12;

test("a company looks at the proofs of its cards, has one changed and approves the others at once", async ({
  page,
  shop,
}) => {
  const { url, mail } = shop;
  const headers = await ownerHeaders(shop);
  const send = async (path: string, data: object, as = {}) => {
    const answer = await page.request.post(`${url}/api/v1${path}`, { data, headers: as });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const companyName = "Example Works of the Proofs";
  const email = "proofs@example.com";
  const companyInfo = { companyName, contactPerson: "Example Buyer", email, phone: "0790000000" };
  const orderDetails = { employeeCount: CARDS, message: "" };
  const { data: request } = await send("/custom-orders", { companyInfo, orderDetails });
  await send(`/custom-orders/${request.data._id}/quotes`, { price: 15 }, headers);
  const mailedTo = (link: RegExp) =>
    mail.mails.findLast(({ recipients: [to], text }) => to === email && link.test(text))?.text ??
    "";
  const quote = /\/quotes\/([0-9a-f]{32})/;
  await expect.poll(() => mailedTo(quote)).not.toBe("");
  const [, quoteToken] = quote.exec(mailedTo(quote))!;
  await send(`/quotes/by-token/${quoteToken}/answer`, {
    answer: "accepted",
    firstName: "Example",
    lastName: "Buyer",
    position: "Office manager",
    country: "68bc058dc5b3bff5997dd059",
    city: "68bc0690c5b3bff5997dd066",
    typedCountry: "Exampleland",
    typedCity: "Exampleton",
    addressLine1: "Example Street 1",
  });
  const found = await page.request.get(`${url}/api/v1/orders?search=${email}&limit=1&page=1`, {
    headers,
  });
  const [order] = (await found.json()).data.data;
  const people = Array.from({ length: CARDS }, (_, index) => ({
    firstName: index % 2 ? "مثال" : "Example",
    lastName: index % 2 ? `رقم ${index + 1}` : `Person ${index + 1}`,
    position: index === 4 ? "Clerk 名" : "Clerk",
  }));
  const roster = await send("/rosters", { company: order.company, people }, headers);
  await send(`/rosters/${roster.data.data._id}/order`, {}, headers);

  await signIn(page, shop);
  await page.goto(`${url}/admin-panel/orders/${order._id}`);
  const proofs = page.getByRole("region", { name: "Proofs" });
  await proofs.getByRole("button", { name: `Make ${CARDS} proofs` }).click();
  await expect(proofs.getByText(`${CARDS} of ${CARDS} made`)).toBeVisible({ timeout: 60_000 });
  // The one that can't be printed comes first, and is not sent.
  const tiles = proofs.getByRole("list", { name: "Proofs of the cards" }).getByRole("listitem");
  await expect(tiles.first()).toContainText("Example Person 5");
  await expect(tiles.first().getByRole("img")).toHaveAccessibleName("It can't be printed as it is");
  await proofs.getByRole("searchbox").fill("رقم 2");
  await expect(tiles).toHaveCount(1);
  await tiles.getByRole("button").click();
  const one = page.getByRole("dialog", { name: "مثال رقم 2" });
  await expect(one).toContainText("Version 1");
  await page.keyboard.press("Escape");
  await proofs.getByRole("searchbox").fill("");
  const loading = page.waitForEvent("download");
  await proofs.getByRole("button", { name: "All in one PDF" }).click();
  expect((await loading).suggestedFilename()).toBe(`${order.orderNumber}-proofs.pdf`);
  await proofs.getByRole("button", { name: `Send ${CARDS - 1} to customer` }).click();
  await expect(proofs.getByRole("button", { name: "Send all again" })).toBeVisible();

  const orderPage = /\/orders\/[0-9a-f]{32}/;
  await expect.poll(() => mailedTo(orderPage)).toContain(`${CARDS - 1} cards`);
  await page.goto(url + orderPage.exec(mailedTo(orderPage))![0]);
  await expect(page.getByRole("heading", { name: "Please look at your cards." })).toBeVisible();
  // Neither is for whoever ordered: they have no card, and the same cards are not theirs to order here.
  await expect(page.getByRole("button", { name: "Fill in your page" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "The same cards again" })).toHaveCount(0);
  const pdf = page.getByRole("link", { name: "All in one document (PDF)" });
  const document = await page.request.get(url + (await pdf.getAttribute("href")));
  expect(document.headers()["content-type"]).toBe("application/pdf");
  await page.getByLabel("Find by name").fill("person 7");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("heading", { name: "Example Person 7" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Example Person 1" })).toHaveCount(0);
  await page.getByText("Something is not right").click();
  await page.getByLabel("What should we change?").fill("The title is Driver");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("We are changing it")).toBeVisible();
  await page.getByRole("link", { name: "All", exact: true }).click();
  await page.getByRole("link", { name: "Waiting for you" }).click();
  await page.getByRole("button", { name: `Approve all ${CARDS - 2}` }).click();
  await expect(page.getByText("Thank you. Your cards are approved.")).toBeVisible();
  await expect(page.getByText(`${CARDS - 2} of ${CARDS - 1} approved.`)).toBeVisible();
});
