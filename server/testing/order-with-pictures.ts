import { profileLinkStore } from "#server/features/profiles/profile-link.store.ts";
import { newId } from "#server/platform/database/columns.ts";
import { fileLinks } from "#server/platform/files/file-links.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { fileRecordStore } from "#server/platform/files/file.store.ts";
import { addonCalls } from "#shared/addons/addon-calls.ts";
import { orderAnswerSchema, type Order } from "#shared/orders/order.ts";
import { ownPageAnswerSchema } from "#shared/profiles/own-page.ts";

import { answered } from "./answers.ts";
import { multipart, ORDER_ABROAD, photoWithPlace, type OrderFields } from "./order-form.ts";
import type { TestShop } from "./start-test-shop.ts";

export const pictureFor = async (field: string, name = `${field}.jpg`) => ({
  field,
  name,
  bytes: await photoWithPlace(),
});

/** An order with every picture that an order can have, and the paths of these by column. */
export async function placeOrderWithPictures(
  shop: TestShop,
  more: OrderFields = {},
): Promise<{ order: Order; pictures: Record<string, string> }> {
  const list = await (await shop.ask("/api/v1/addons")).json();
  const addon = addonCalls.list.answers[200].schema
    .parse(list)
    .data.data.find((one) => one.inputType === "image")!;
  const fields = {
    ...ORDER_ABROAD,
    ...more,
    "addons[0][addon]": addon._id,
    "addons[0][addonValue]": "back.jpg",
    "addons[0][inputType]": "image",
    paymentMethod: "online",
  };
  const sent = await Promise.all([
    pictureFor("companyLogo"),
    pictureFor("despositeTransactionImg"),
    pictureFor("addonImages", "back.jpg"),
  ]);
  const placing = shop.ask("/api/v1/orders", { method: "POST", body: multipart(fields, sent) });
  const order = await answered(placing, orderAnswerSchema, 201);
  const pictures = {
    "orders.company_logo": order.cardDesign.companyLogo,
    // The copy of what is printed.
    "cards.company_logo": order.cardDesign.companyLogo,
    "orders.deposit_receipt": order.despositeTransactionImg,
    "order_addons.value": order.addons[0]!.addonValue,
    ...(await filesOfProof(shop, order._id)),
    "profiles.photo": await photoOfPage(shop, order._id),
  };
  return { order, pictures };
}

/** A proof of the order's card, with every file that a proof has. */
async function filesOfProof(shop: TestShop, orderId: string): Promise<Record<string, string>> {
  const store = openFileStore(shop.config.files);
  const columns = ["face", "back", "face_print", "back_print", "pdf"];
  const keys = columns.map((column) => `private/${orderId}-${column.replace("_", "-")}.png`);
  const file = { isPublic: false, contentType: "image/png", byteSize: 9, width: 0, height: 0 };
  for (const key of keys) await store.putBytes(key, new Uint8Array(9), file.contentType);
  await fileRecordStore(shop.database.db).add(keys.map((key) => ({ key, ...file })));
  const { pool } = shop.database;
  await pool.query(
    `insert into proofs (id, card_id, version, printed, bleed, colors, ${columns.join(", ")})
     select $1, id, 1, '{}', 30, 'cmyk', $2, $3, $4, $5, $6 from cards where order_id = $7`,
    [newId(), ...keys, orderId],
  );
  const links = fileLinks(await shop.linkSecrets());
  return Object.fromEntries(
    columns.map((column, index) => [`proofs.${column}`, links.signedPath(keys[index]!)]),
  );
}

/** The photo on the page of the order's card, sent by its owner. */
async function photoOfPage({ database, ask }: TestShop, orderId: string): Promise<string> {
  const { rows } = await database.pool.query<{ profile_id: string }>(
    "select profile_id from cards where order_id = $1",
    [orderId],
  );
  const token = await profileLinkStore(database.db).add(rows[0]!.profile_id);
  const body = multipart({}, [await pictureFor("photo")]);
  const sent = ask(`/api/v1/profiles/by-token/${token}/photo`, { method: "POST", body });
  return (await answered(sent, ownPageAnswerSchema)).photo;
}
