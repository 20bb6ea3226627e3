import { expect } from "@playwright/test";

import { ownerHeaders } from "./panel.ts";
import { startShop } from "./running-shop.ts";
import { test } from "./test.ts";

test("a shop without testimonials has no heading for them, and still shows its fixed numbers", async ({
  page,
  request,
}) => {
  await using shop = await startShop();
  const headers = await ownerHeaders(shop);
  const list = await (await request.get(`${shop.url}/api/v1/testimonials`)).json();
  for (const { _id } of list.data.data as { _id: string }[]) {
    await request.delete(`${shop.url}/api/v1/testimonials/${_id}`, { headers });
  }
  for (const [path, entry] of [
    ["/", "Testimonials"],
    ["/ar", "آراء العملاء"],
  ] as const) {
    await page.goto(shop.url + path, { waitUntil: "networkidle" });
    const section = page.locator("#testimonials");
    await page.getByRole("banner").getByRole("link", { name: entry }).click();
    await expect(section.getByText("4.9/5")).toBeInViewport();
    await expect(section.getByRole("heading")).toHaveCount(0);
    await expect(section.getByRole("paragraph")).toHaveCount(0);
    await expect(section.getByRole("definition")).toHaveCount(3);
  }
});
