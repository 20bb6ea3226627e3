import { expect, type APIRequestContext, type Page } from "@playwright/test";

import type { SharedShop } from "./test.ts";

/** Three people in two alphabets; the third is to be mended. */
export const LIST_OF_PEOPLE = `الاسم الكامل,المسمى الوظيفي,الهاتف,البريد الإلكتروني,القسم
Example One,Engineer,790000001,one@example.com,Workshop
مثال اثنان,مديرة,0790000002,two@example.com,الإدارة
Example T,C,0790000003,three@example.com,Yard
`;

/** The address of the page of a quote for three cards, as a company has it by mail. */
export async function sentQuote(
  request: APIRequestContext,
  { url, owner, mail }: SharedShop,
  { companyName, quote = { price: 15 } }: { companyName: string; quote?: object },
): Promise<string> {
  const send = async (path: string, data: object, token = "") => {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await request.post(`${url}/api/v1${path}`, { data, headers });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const companyInfo = {
    companyName,
    contactPerson: "Example Buyer",
    email: "walk@example.com",
    phone: "0790000000",
  };
  const orderDetails = { employeeCount: 3, message: "" };
  const asked = await send("/custom-orders", { companyInfo, orderDetails });
  const { token } = await send("/users/login", owner);
  await send(`/custom-orders/${asked.data.data._id}/quotes`, quote, token);
  const link = /\/quotes\/[0-9a-f]{32}/;
  const written = () =>
    mail.mails.find(({ text }) => text.includes(companyName) && link.test(text))?.text;
  await expect.poll(written).toBeTruthy();
  return url + link.exec(written()!)![0];
}

/** Fills in who accepts the quote that the page shows, and where its cards go. */
export async function fillInAcceptance(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Example");
  await page.getByLabel("Last name").fill("Buyer");
  await page.getByLabel("Position").fill("Office manager");
  await page.getByLabel("City").selectOption({ label: "Amman" });
  await page.getByLabel("Address line 1").fill("Example Street 1");
}
