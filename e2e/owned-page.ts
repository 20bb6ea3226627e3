import { expect, type Page } from "@playwright/test";

import { multipart, ORDER_ABROAD } from "../server/testing/order-form.ts";
import type { SharedShop } from "./test.ts";

/** Places an order, and answers the links in its mail: to the card's page and to the order. */
export async function ordered(
  shop: SharedShop,
  email: string,
): Promise<{ edit: string; order: string }> {
  const body = multipart({ ...ORDER_ABROAD, "personalInfo[email]": email });
  const answer = await fetch(`${shop.url}/api/v1/orders`, { method: "POST", body });
  expect(answer.status).toBe(201);
  const sent = () => shop.mail.mails.find(({ recipients: [to] }) => to === email)?.text ?? "";
  await expect.poll(sent).toContain("/cards/");
  const link = (kind: string) => new RegExp(`\\bhttp\\S+/${kind}/[0-9a-f]{32}`).exec(sent())![0];
  return { edit: link("cards"), order: link("orders") };
}

/** The address that the card opens, as the page of its owner names it. */
export const cardOf = async (page: Page) =>
  (await page.locator("header a[href*='/c/']").getAttribute("href"))!;

/** Opens it and waits until its script runs: only then can anything be undone or previewed. */
export async function openOwnPage(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText("All is saved.")).toBeVisible();
}
