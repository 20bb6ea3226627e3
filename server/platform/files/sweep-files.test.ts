import assert from "node:assert/strict";
import { beforeEach, afterEach, test } from "node:test";

import { getTableConfig } from "drizzle-orm/pg-core";

import { isPicture } from "#server/platform/database/columns.ts";
import { allTables } from "#server/platform/database/tables.ts";
import { answered } from "#server/testing/answers.ts";
import { multipart } from "#server/testing/order-form.ts";
import { pictureFor, placeOrderWithPictures } from "#server/testing/order-with-pictures.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { undeclaredPictures } from "#server/testing/undeclared-pictures.ts";
import { getCompanyDesign } from "#shared/companies/company-design.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import { orderMoneyAnswerSchema } from "#shared/refunds/refund.ts";
import { createRoster } from "#shared/rosters/roster-calls.ts";

import { fileLinks } from "./file-links.ts";
import { openFileStore, type FileStore } from "./file-store.ts";
import { sweepFiles } from "./sweep-files.ts";

const HOURS = 60 * 60_000;

let shop: TestShop;
let store: FileStore;
beforeEach(async () => {
  shop = await startTestShop();
  store = openFileStore(shop.config.files);
});
afterEach(() => shop[Symbol.asyncDispose]());

/** Sweeps as if two hours had passed, when every file stored now is old enough to be deleted. */
const sweepLater = () => sweepFiles(shop.database, store, Date.now() + 2 * HOURS);

/** Uploads every kind of picture that staff can upload. @returns their paths, by column name */
async function picturesOfStaff(): Promise<Record<string, string>> {
  const sent = async (method: string, path: string, field: string, fields = {}) => {
    const body = multipart(fields, [await pictureFor(field)]);
    const response = await shop.askAsOwner(`/api/v1${path}`, { method, body });
    const { data } = (await response.json()) as { data: { data: Record<string, unknown> } };
    return data.data;
  };
  const words = { name: "Example", title: "Founder", company: "Example", quote: "Words" };
  const design = { "cardDesigns[0][color]": "red", "cardDesigns[0][colorName]": "Red" };
  const [testimonial, headerImage, qr, preview, product] = [
    await sent("POST", "/testimonials", "image", words),
    await sent("POST", "/header-image", "image"),
    await sent("PATCH", "/settings", "cliqQrImage"),
    await sent("PATCH", "/settings", "socialPreviewImage"),
    await sent("PATCH", `/products/${MAIN_PRODUCT_ID}`, "images", design),
  ];
  // Once customers have paid by transfer, another code waits: the second is offered, a third not yet.
  const { pool } = shop.database;
  await pool.query("update settings set transfers_since = '2020-01-01'");
  const waiting = async () => {
    await sent("PATCH", "/settings", "cliqQrImage");
    const { rows } = await pool.query("select cliq_qr_image as path from waiting_payment");
    return rows[0].path;
  };
  const offered = await waiting();
  await pool.query("update settings set cliq_qr_image = $1", [offered]);
  await pool.query("delete from waiting_payment");
  const last = await waiting();
  const [first] = product["cardDesigns"] as { image: string }[];
  const paths = {
    "testimonials.image": testimonial["image"],
    "header_images.image": headerImage["image"],
    "settings.cliq_qr_image": offered,
    "locked_changes.picture_before": qr["cliqQrImage"],
    "waiting_payment.cliq_qr_image": last,
    "settings.social_preview_image": preview["socialPreviewImage"],
    "card_designs.image": first?.image,
  };
  return paths as Record<string, string>;
}

/** The logo of a company, for its cards and for their pages. @returns the paths, by column name */
async function logoOfCompany(order: { _id: string }): Promise<Record<string, string>> {
  const { pool } = shop.database;
  const added = await shop.askAsOwner("/api/v1/companies", asJson("POST", { name: "Example" }));
  const { data } = (await added.json()) as { data: { data: { _id: string } } };
  const body = multipart({}, [await pictureFor("logo")]);
  const path = `/api/v1/companies/${data.data._id}/design/logo`;
  const put = shop.askAsOwner(path, { method: "POST", body });
  const { logo } = await answered(put, getCompanyDesign.answers[200].schema);
  const { rows } = await pool.query("select page_logo from company_designs");
  const pageLogo = rows[0].page_logo;
  await pool.query("update profiles set logo = $1 where order_id = $2", [pageLogo, order._id]);
  return {
    "company_designs.logo": logo,
    "company_designs.page_logo": pageLogo,
    "profiles.logo": pageLogo,
  };
}

/** The photo of somebody in a company's list, before a card is made for them. @returns the paths, by column name */
async function photoOfPerson(): Promise<Record<string, string>> {
  const added = await shop.askAsOwner("/api/v1/companies", asJson("POST", { name: "Example" }));
  const { data } = (await added.json()) as { data: { data: { _id: string } } };
  const people = [{ firstName: "Example", lastName: "One", position: "Clerk" }];
  const sent = asJson("POST", { company: data.data._id, people });
  const made = await shop.askAsOwner("/api/v1/rosters", sent);
  const list = createRoster.answers[201].schema.parse(await made.json()).data.data!;
  const path = `/api/v1/rosters/${list._id}/rows/${list.rows[0]!.n}/photo`;
  const body = multipart({}, [await pictureFor("photo")]);
  assert.equal((await shop.askAsOwner(path, { method: "POST", body })).status, 200);
  const { rows } = await shop.database.pool.query("select photo, small_photo from roster_rows");
  const { signedPath } = fileLinks(await shop.linkSecrets());
  return {
    "roster_rows.photo": signedPath(rows[0].photo),
    "roster_rows.small_photo": signedPath(rows[0].small_photo),
  };
}

/** @returns its path */
async function receiptOfRefund({ _id }: { _id: string }): Promise<string> {
  const path = `/api/v1/orders/${_id}`;
  await shop.askAsOwner(`${path}/payment`, asJson("PATCH", { paymentState: "accepted" }));
  const body = multipart({ amount: "1", method: "cash", reason: "Too late" }, [
    await pictureFor("receipt"),
  ]);
  const given = shop.askAsOwner(`${path}/refunds`, { method: "POST", body });
  return (await answered(given, orderMoneyAnswerSchema, 201)).refunds[0]!.receipt;
}

test("pictures that records refer to are not deleted, even of deleted records; every column is covered", async () => {
  const placed = await placeOrderWithPictures(shop);
  const pictures = {
    ...placed.pictures,
    "refunds.receipt": await receiptOfRefund(placed.order),
    ...(await picturesOfStaff()),
    ...(await logoOfCompany(placed.order)),
    ...(await photoOfPerson()),
  };
  const declared = (await allTables()).flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.filter(isPicture).map((column) => `${name}.${snakeCase(column.name)}`);
  });
  assert.deepEqual(Object.keys(pictures).toSorted(), declared.toSorted());

  // Deleting a record can be undone, and its pictures must be there then.
  for (const table of ["orders", "testimonials", "header_images"]) {
    await shop.database.pool.query(`update ${table} set deleted_at = now()`);
  }
  await sweepLater();
  for (const [column, path] of Object.entries(pictures)) {
    assert.equal((await shop.ask(path)).status, 200, column);
  }
  assert.deepEqual(await undeclaredPictures(shop.database), []);
});

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);

test("a file without a record is deleted after an hour, together with its variants", async () => {
  // Files as left by a process that was killed before it wrote the record.
  const orphans = ["private/orphan.webp", "public/orphan.png", "parts/orphan"];
  const sizes = ["variants/orphan-320.avif", "variants/orphan-1920.webp"];
  for (const key of [...orphans, ...sizes]) {
    await store.putBytes(key, new Uint8Array(9), "image/webp");
  }
  assert.equal(await sweepFiles(shop.database, store), 0, "an hour has not passed");
  assert.equal(await sweepLater(), 3);
  for (const key of [...orphans, ...sizes]) assert.equal(await store.read(key), undefined, key);
  assert.equal((await shop.ask("/uploads/public/card-black.webp")).status, 200);
});

test("a picture that is replaced or removed is deleted", async () => {
  const { "settings.social_preview_image": path } = await picturesOfStaff();
  await shop.askAsOwner("/api/v1/settings", {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ socialPreviewImage: "" }),
  });
  await sweepLater();
  assert.equal((await shop.ask(path!)).status, 404);
});

test("a column that holds file names without being declared as a picture column is detected", async () => {
  for (const name of ["/uploads/public/card-black.webp", "private/0a1b.png"]) {
    await shop.database.pool.query("update settings set city = $1", [name]);
    assert.deepEqual(await undeclaredPictures(shop.database), [`settings.city (${name})`]);
  }
  await shop.database.pool.query("update settings set city = 'Amman'");
});
