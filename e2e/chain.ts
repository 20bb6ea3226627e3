import { expect, type Browser, type Page } from "@playwright/test";

import { installFakeNfc, type FakeNfc } from "#app/admin/orders/chips/fake-nfc.fixtures.ts";
import type { MailServer } from "#server/testing/mail-server.ts";

import { openPanel } from "./panel.ts";
import type { RunningShop } from "./running-shop.ts";

/** What walks from an order to a tapped card have in common. */

declare const nfc: FakeNfc;

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

/**
 * Holds a chip to a phone of staff for each card that it asks for.
 *
 * @returns the addresses on the chips
 */
export async function writeChips(
  browser: Browser,
  shop: RunningShop,
  cards: number,
): Promise<string[]> {
  const phone = await onOwnDevice(browser);
  await phone.addInitScript(installFakeNfc);
  await openPanel(phone, shop, "orders/program");
  await phone.getByRole("button", { name: "Start", exact: true }).click();
  const inHand = phone.getByRole("region", { name: "Card to take now" });
  const urls: string[] = [];
  for (let card = 1; card <= cards; card++) {
    const before = await inHand.textContent();
    await phone.evaluate(
      (serial) => {
        const chip = nfc.chip(serial);
        Object.assign(globalThis, { chip });
        nfc.hold(chip);
      },
      `04:0C:00:00:00:01:${card.toString(16).padStart(2, "0").toUpperCase()}`,
    );
    if (card < cards) {
      await expect(phone.locator('[data-look="done"]')).toContainText("is done");
      await expect(inHand).not.toHaveText(before!);
    } else await expect(phone.getByText(`${cards} cards programmed`)).toBeVisible();
    urls.push(
      ...(await phone.evaluate(
        () => (globalThis as unknown as { chip: { urls: string[] } }).chip.urls,
      )),
    );
  }
  await phone.context().close();
  return urls;
}

/** Taps each of these addresses. @returns the names on the pages that open */
export async function namesOfTapped(stranger: Page, urls: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const url of urls) {
    await stranger.goto(url);
    names.push((await stranger.getByRole("heading", { level: 1 }).textContent())!);
  }
  return names;
}
