import { expect, type Page } from "@playwright/test";

import { installFakeNfc, type FakeNfc } from "#app/admin/orders/chips/fake-nfc.fixtures.ts";

import { companyWithPeople } from "./companies.ts";
import { signIn } from "./panel.ts";
import { test, type SharedShop } from "./test.ts";

/** A company's order at the desk where chips are written, and on the table where it is packed. */

declare const nfc: FakeNfc;

const PEOPLE = [
  { firstName: "Example", lastName: "Clerk", office: "Irbid", department: "Yard" },
  { firstName: "مثال", lastName: "الموظف", office: "Irbid", department: "المبيعات" },
  { firstName: "Example", lastName: "Driver", office: "Aqaba", department: "Yard" },
  { firstName: "Example", lastName: "Guard", office: "", department: "" },
].map((person) => ({ ...person, position: "Clerk" }));

/** An order whose cards are printed and wait for their chips. */
async function printedOrder(page: Page, shop: SharedShop) {
  const { order, company } = await companyWithPeople(page, shop, PEOPLE);
  await shop.database.query("update orders set status = 'processing' where id = $1", [order]);
  await shop.database.query("update cards set state = 'printed' where order_id = $1", [order]);
  return { order, company };
}

const hold = (page: Page, serial: string) =>
  page.evaluate((number) => nfc.hold(nfc.chip(number, {})), serial);

test("the chips of an order are written, and go on where they stopped", async ({ page, shop }) => {
  await page.addInitScript(installFakeNfc);
  await signIn(page, shop);
  const { order } = await printedOrder(page, shop);
  await page.goto(`${shop.url}/admin-panel/orders/${order}`);
  await page.getByRole("link", { name: "Write chips" }).click();
  const progress = page.getByRole("region", { name: "Cards of the order" });
  const inHand = page.getByRole("region", { name: "Card to take now" });
  await expect(progress).toContainText("0 of 4 cards written");
  await expect(inHand).toContainText("Example Clerk");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await hold(page, "04:0a:00:00:00:00:01");
  await expect(progress).toContainText("1 of 4 cards written");
  // One that fails is put last, and stays among those that are left.
  await expect(inHand).toContainText("مثال الموظف");
  await page.getByRole("button", { name: "Put this one last" }).click();
  await expect(inHand).toContainText("Example Driver");
  await hold(page, "04:0a:00:00:00:00:02");
  await expect(progress).toContainText("2 of 4 cards written");
  await expect(inHand).toContainText("Example Guard");
  // A card that is written already is told of, and not written again.
  const { rows } = await shop.database.query<{ address: string }>(
    "select address from chips where serial = '04:0a:00:00:00:00:02'",
  );
  await page.evaluate(
    (url) => nfc.hold(nfc.chip("04:0a:00:00:00:00:01", { urls: [url] })),
    rows[0]!.address,
  );
  await expect(page.locator('[data-look="wrong"]')).toContainText("Example Clerk");

  // On another device, or after the page was closed, it is what the shop knows.
  await page.reload();
  await expect(progress).toContainText("2 of 4 cards written");
  await expect(inHand).toContainText("مثال الموظف");
  await page.getByRole("link", { name: "By department" }).click();
  await expect(inHand).toContainText("Irbid");
  await expect(inHand).toContainText("المبيعات");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await hold(page, "04:0a:00:00:00:00:03");
  await expect(inHand).toContainText("Example Guard");
  await hold(page, "04:0a:00:00:00:00:04");
  await expect(page.locator('[data-look="done"]')).toContainText("2 cards programmed");
  await expect(progress).toContainText("4 of 4 cards written");
  await page.reload();
  await expect(page.getByText("Every card of this order is written")).toBeVisible();
});

test("an order is packed by its list and labels, in a parcel for each office", async ({
  page,
  shop,
}) => {
  await signIn(page, shop);
  const { order, company } = await printedOrder(page, shop);
  const { url } = shop;

  // The company's offices are entered where staff see the company.
  await page.goto(`${url}/admin-panel/companies?view=${company}`);
  await page.getByRole("button", { name: "Show offices" }).click();
  await page.getByRole("button", { name: "Add an office" }).click();
  const office = page.getByRole("group", { name: "Office 1" });
  await page.getByRole("button", { name: "Save offices" }).click();
  await expect(office.getByLabel("City")).toHaveAccessibleDescription(/City/);
  await office.getByLabel("City").fill("Irbid");
  await office.getByLabel("Address").fill("Example Street 2");
  await office.getByLabel("Phone").fill("0791234567");
  await office.getByLabel("Name").fill("IRBID");
  await page.getByRole("button", { name: "Save offices" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.goto(`${url}/admin-panel/orders/${order}`);
  const packing = page.getByRole("region", { name: "Packing", exact: true });
  const parcels = packing.getByRole("list", { name: "Parcels" }).getByRole("listitem");
  await expect(parcels).toHaveCount(2);
  await expect(parcels.first()).toContainText("To the address of the order");
  await expect(parcels.last()).toContainText("IRBID");
  await parcels.last().getByRole("button", { name: "Enter" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Courier").fill("Example Courier");
  await dialog.getByLabel("Tracking number").fill("JO-77");
  await dialog.getByRole("button", { name: "Save shipment" }).click();
  await expect(parcels.last()).toContainText("JO-77");

  // On paper: every card by office and department, with a box to tick.
  await page.emulateMedia({ media: "print" });
  const list = page.locator(".packing-slip .packing-list");
  await expect(list).toBeVisible();
  await expect(list.getByRole("row", { includeHidden: true })).toHaveCount(4 + 3);
  await expect(list).toContainText("Example Street 2");
  await expect(list.locator("h3").first()).toContainText("To the address of the order");
  await page.emulateMedia({ media: "screen" });
  await expect(list).toBeHidden();

  // A label for each box; the number of cards is remembered.
  await page.evaluate(() => {
    window.print = () => {
      const labels = document.querySelectorAll(".box-label");
      document.body.dataset["printed"] = [...labels].map((each) => each.textContent).join("\n");
    };
  });
  await packing.getByRole("button", { name: "Box labels" }).click();
  await dialog.getByLabel("Cards in a box").fill("0");
  await expect(dialog.getByLabel("Cards in a box")).toHaveAccessibleDescription(/whole number/);
  await dialog.getByLabel("Cards in a box").fill("1");
  await dialog.getByRole("button", { name: "Print labels" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", /Box 4 of 4/);
  const printed = await page.locator("body").getAttribute("data-printed");
  expect(printed!.split("\n")).toHaveLength(4);
  await expect(dialog).toBeHidden();
  await page.goto(`${url}/admin-panel/orders/program?order=${order}&by=packing`);
  await expect(page.getByText("Box 1 of 4")).toBeVisible();
});
