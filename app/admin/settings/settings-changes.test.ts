import assert from "node:assert/strict";
import { test } from "node:test";

import { changesOf, isContested } from "./settings-changes.ts";

const bank = { bankName: "Example Bank", accountHolder: "Example", accountNumber: "1" };
const before = { city: "Amman", cityAr: "عمّان", bank };

test("only what was edited is sent, also of the bank details", () => {
  const typed = { ...before, city: "Salt", bank: { ...bank, accountNumber: "2" } };
  const changes = changesOf(typed, before);
  assert.deepEqual(changes, { city: "Salt", bank: { accountNumber: "2" } });
  assert.deepEqual(changesOf(before, before), {});
});

test("somebody else's change counts where it is of the same field, and another value", () => {
  const changes = { city: "Salt", bank: { accountNumber: "2" } };
  assert.equal(isContested(changes, before, { ...before, cityAr: "السلط" }), false);
  assert.equal(isContested(changes, before, { ...before, city: "Salt" }), false);
  assert.equal(isContested(changes, before, { ...before, city: "Irbid" }), true);
  const theirs = { ...before, bank: { ...bank, accountNumber: "3" } };
  assert.equal(isContested(changes, before, theirs), true);
  assert.equal(isContested({ files: { cliqQrImage: null } }, before, theirs), false);
});
