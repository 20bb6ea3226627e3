import { expect, type Browser, type Page } from "@playwright/test";

import type { MailServer } from "#server/testing/mail-server.ts";

/** What walks from an order to a tapped card have in common. */

const PHONE = { width: 390, height: 844 };

export async function onOwnDevice(browser: Browser, viewport = PHONE): Promise<Page> {
  const context = await browser.newContext({ viewport });
  return context.newPage();
}

/** The newest secret link of a kind that was mailed to this address, once a mail says this. */
export async function mailedLink(
  mail: MailServer,
  to: string,
  kind: "orders" | "cards" | "quotes",
  saying: string | RegExp,
): Promise<string> {
  const found = () =>
    mail.mails.findLast(({ recipients, text }) => recipients[0] === to && text.search(saying) >= 0)
      ?.text ?? "";
  const link = new RegExp(`\\bhttp\\S+/${kind}/[0-9a-f]{32}`);
  await expect.poll(found).toMatch(link);
  return link.exec(found())![0];
}

/** An order on the board: where it stands, and the press of a step's button. */
export function ticketOf(desk: Page, orderNumber: string) {
  const ticketIn = (column: string) =>
    desk
      .getByRole("region", { name: column, exact: true })
      .locator("[data-ticket]")
      .filter({ hasText: orderNumber });
  const take = (column: string, step: string) =>
    ticketIn(column).getByRole("button", { name: step, exact: true }).click();
  return { ticketIn, take };
}
