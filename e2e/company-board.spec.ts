import { expect } from "@playwright/test";

import { signIn } from "./panel.ts";
import { test } from "./test.ts";

test("staff remind a company of its quote, offer another, and find the request on the board", async ({
  page,
  shop,
}) => {
  const { url, owner } = shop;
  const send = async (path: string, data: object, token = "") => {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await page.request.post(`${url}/api/v1${path}`, { data, headers });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const companyName = "Example Group of the Board";
  const { data: request } = await send("/custom-orders", {
    companyInfo: {
      companyName,
      contactPerson: "Example Buyer",
      email: "board@example.com",
      phone: "0790000000",
    },
    orderDetails: { employeeCount: 20, message: "" },
  });
  const { token } = await send("/users/login", owner);
  await send(`/custom-orders/${request.data._id}/quotes`, { price: 15 }, token);

  await signIn(page, shop);
  await page.goto(`${url}/admin-panel/bulk-orders`);
  await page.getByRole("link", { name: "Open quotes" }).click();
  const quote = page.getByRole("listitem").filter({ hasText: companyName });
  await expect(quote).toContainText("300 JOD");
  await expect(quote).toContainText("Not reminded yet");
  await quote.getByRole("button", { name: "Remind now" }).click();
  await expect(page.getByText("The reminder leaves by email in a moment")).toBeVisible();
  await expect(quote).toContainText("Reminded");
  await quote.getByRole("button", { name: "Remind now" }).click();
  await expect(page.getByText("The company was reminded within the last day")).toBeVisible();

  await quote.getByRole("button", { name: "New quote" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Price per card").fill("14");
  await dialog.getByRole("button", { name: "Send quote" }).click();
  await expect(quote).toContainText("280 JOD");
  await expect(quote).toContainText("Not reminded yet");

  await page.getByRole("link", { name: "Board", exact: true }).click();
  const column = page.getByRole("region", { name: "Quoted" });
  await column.getByRole("link", { name: companyName }).click();
  await expect(page.getByRole("dialog", { name: companyName })).toBeVisible();
});
