import assert from "node:assert/strict";
import { test } from "node:test";

import { merge } from "#app/ui/merge.ts";

import { changesOf, isUndisputed, type SettingsValues } from "./settings-values.ts";

const bank = { bankName: "Example Bank", accountHolder: "Example", accountNumber: "1" };
const before: SettingsValues = { city: "Amman", cityAr: "عمّان", bank };

test("only what was edited is sent, also of the bank details", () => {
  const typed = { ...before, city: "Salt", bank: { ...bank, accountNumber: "2" } };
  const changes = changesOf(typed, before);
  assert.deepEqual(changes, { city: "Salt", bank: { accountNumber: "2" } });
  assert.deepEqual(changesOf(before, before), {});
});

test("somebody else's change counts where it is of the same field, and another value", () => {
  const typed = { ...before, city: "Salt", bank: { ...bank, accountNumber: "2" } };
  const isFree = (theirs: SettingsValues) => isUndisputed(merge(before, theirs, typed));
  assert.equal(isFree({ ...before, cityAr: "السلط" }), true);
  assert.equal(isFree({ ...before, city: "Salt" }), true);
  assert.equal(isFree({ ...before, city: "Irbid" }), false);
  assert.equal(isFree({ ...before, bank: { ...bank, accountNumber: "3" } }), false);
});

test("a picked picture counts as an edit of the stored one", () => {
  const stored = { cliqAlias: "EXAMPLE", cliqQrImage: "/a", files: { cliqQrImage: null } };
  const picked = { ...stored, files: { cliqQrImage: new File(["x"], "x.png") } };
  const theirs = { ...stored, cliqQrImage: "/b" };
  assert.equal(isUndisputed(merge<SettingsValues>(stored, theirs, picked)), false);
  assert.equal(isUndisputed(merge<SettingsValues>(stored, theirs, stored)), true);
  assert.deepEqual(changesOf(picked, stored), { files: picked.files });
});
