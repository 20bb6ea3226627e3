import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { lastUndo, mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, OWNER } from "#server/testing/start-test-shop.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import {
  invoiceSettingsAnswerSchema,
  type InvoiceSettingsChange,
} from "#shared/invoices/invoice-settings.ts";

import { invoiceSettingsStore } from "./invoice-settings.store.ts";

const parts = shopWithMailForTests();
const { shop } = parts;
const PATH = "/api/v1/invoice-settings";
const set = (change: InvoiceSettingsChange) =>
  answered(shop.askAsOwner(PATH, asJson("PATCH", change)), invoiceSettingsAnswerSchema);
/** As they are stored: whoever undoes a change ends the session that made it. */
const settings = async () => {
  const { updatedAt: _, ...now } = await invoiceSettingsStore(shop.database.db).find();
  return now;
};
const undo = (token: string) => shop.ask("/api/v1/auth/undo-change", asJson("POST", { token }));
const told = async () => (await mailsTo(parts, OWNER.email)).length;

test("every owner is told who sells and with which tax, and can undo it while it is as it was left", async () => {
  await set({ sellerName: "Example Cards", taxNumber: "123456", taxMode: "included" });
  const was = await settings();
  // Two messages may overtake each other: the first one is there before the second is written.
  await told();
  const product = { product: MAIN_PRODUCT_ID, category: "Z" } as const;
  await set({ taxMode: "added", sellerName: "Thief", productTax: [product] });
  const { text, token } = await lastUndo(parts, OWNER.email);
  for (const words of [/16%, included[^\n]+→[^\n]+16%, added/, /Cards[^\n]+→[^\n]+Thief/, /Exempt/])
    assert.match(text, words);
  assert.ok(!text.includes("123456"), "what stays is not told");

  const count = await told();
  await set({ taxMode: "added" });
  assert.equal(await told(), count, "nothing was changed");
  // Another field does not stand in its way; another value of the same one does.
  await set({ address: "Example Street 1" });
  await set({ taxMode: "included" });
  await refused(undo(token));
  await set({ taxMode: "added" });
  assert.equal((await undo(token)).status, 200);
  assert.deepEqual(await settings(), { ...was, address: "Example Street 1" });
});

test("what invoices need by now is not undone before what needs it", async () => {
  // Whose change is undone is signed out.
  const { ask } = await hireColleague(shop, "owner");
  const setHere = async (change: InvoiceSettingsChange) =>
    assert.equal((await ask(PATH, asJson("PATCH", change))).status, 200);
  await setHere({ issueWhen: "off", taxMode: "none", sellerName: "", taxNumber: "" });
  const tokens: string[] = [];
  for (const change of [{ sellerName: "Example Cards" }, { taxNumber: "123456" }] as const) {
    await told();
    await setHere(change);
    tokens.push((await lastUndo(parts, OWNER.email)).token);
  }
  await told();
  await setHere({ taxMode: "included", issueWhen: "paid" });
  const { token: later } = await lastUndo(parts, OWNER.email);
  const before = await settings();
  for (const [token, field] of [
    [tokens[0]!, "sellerName"],
    [tokens[1]!, "taxNumber"],
  ] as const) {
    const { code, params } = await refused(undo(token));
    assert.deepEqual([code, params], ["undo_lacks", { field }]);
  }
  assert.deepEqual(await settings(), before);
  for (const token of [later, ...tokens]) assert.equal((await undo(token)).status, 200);
  assert.equal((await settings()).taxNumber, "");
});
