import { expect } from "@playwright/test";

import { photoWithPlace } from "#server/testing/order-form.ts";
import { zipOf } from "#server/testing/workbook-of-parts.ts";

import { companyWithPeople } from "./companies.ts";
import { test } from "./test.ts";

/** The photos of a company's people, and what is typed into their rows. */

const person = (lastName: string, email = "") => ({
  firstName: "Example",
  lastName,
  position: "Clerk",
  email,
});

test("a company sends photos as a ZIP, is told whose are missing, and what it types outlives a reload", async ({
  page,
  shop,
}) => {
  const people = [person("One"), person("Two", "two@example.com"), person("Twin"), person("Twin")];
  const { link, company } = await companyWithPeople(page, shop, people);
  await page.goto(link);
  await page.getByRole("link", { name: "Typed list" }).click();
  await expect(page.getByText("4 people")).toBeVisible();

  const photo = await photoWithPlace();
  const zip = await zipOf({
    "team/example_one.jpg": photo,
    "two@example.com.jpg": photo,
    "Example Twin.jpg": photo,
    "Somebody Else.jpg": photo,
    "__MACOSX/team/._example_one.jpg": "x",
  });
  await page
    .getByLabel("ZIP with photos")
    .setInputFiles({ name: "photos.zip", mimeType: "application/zip", buffer: zip });
  await page.getByRole("button", { name: "Send the photos" }).click();
  const answer = page.getByRole("status").filter({ hasText: "photo" });
  await expect(answer).toContainText("2 people have a photo now");
  await expect(answer).toContainText("1 file found nobody");
  await expect(answer).toContainText("Somebody Else.jpg");
  await expect(answer).toContainText("Example Twin.jpg");
  const list = page.getByRole("list", { name: "List of people" });
  await expect(list.getByRole("img", { name: "Photo" })).toHaveCount(2);

  // The pages of their cards have the photos soon after.
  await expect
    .poll(async () => {
      const { rows } = await shop.database.query<{ n: number }>(
        `select count(*)::int as n from profiles join orders on orders.id = order_id
          where company_id = $1 and photo <> '' and photo_by = 'company'`,
        [company],
      );
      return rows[0]!.n;
    })
    .toBe(2);

  await page.getByRole("button", { name: "Edit Example Twin" }).first().click();
  await page.getByLabel("Choose a photo").setInputFiles({
    name: "twin.jpg",
    mimeType: "image/jpeg",
    buffer: photo,
  });
  await expect(list.getByRole("img", { name: "Photo" })).toHaveCount(3);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(list.getByRole("img", { name: "Photo" })).toHaveCount(2);

  // Typed and not saved: a reload opens the row with it, beside what somebody else has saved meanwhile.
  await page.getByLabel("Department").fill("Warehouse");
  await page.reload();
  await expect(page.getByLabel("Department")).toHaveValue("Warehouse");
  await shop.database.query(
    `update roster_rows set version = version + 1, cells = cells || '{"office": "Example Yard"}'
      where n = 3 and roster_id in (select id from rosters where company_id = $1)`,
    [company],
  );
  await page.reload();
  await expect(page.getByLabel("Department")).toHaveValue("Warehouse");
  await expect(page.getByRole("alert")).toContainText("Example Yard");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await expect(page.getByText("4 people")).toBeVisible();
  await expect(page.getByLabel("Department")).toHaveCount(0);
  await page.getByRole("button", { name: "Add a person" }).click();
  await page.getByLabel("First name").fill("Example");
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Example");
});
