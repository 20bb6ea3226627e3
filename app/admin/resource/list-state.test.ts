import assert from "node:assert/strict";
import { test } from "node:test";

import {
  changeListState,
  isNarrowed,
  listParams,
  readListState,
  writeListState,
  type ListRules,
} from "./list-state.ts";

const rules: ListRules<"createdAt" | "total", { status: "pending" | "shipped" }> = {
  sorts: ["createdAt", "total"],
  defaultSort: "-createdAt",
  filters: { status: ["pending", "shipped"] },
};
const read = (address: string) => readListState(new URLSearchParams(address), rules);
const write = (state: ReturnType<typeof read>, over = "") =>
  writeListState(new URLSearchParams(over), state, rules).toString();

test("an address without parameters means the first ten rows, the newest first", () => {
  assert.deepEqual(listParams(read("")), { page: "1", limit: "10", sort: "-createdAt" });
  assert.equal(isNarrowed(read("")), false);
});

test("an address determines page, size, search, order and filter, and is written back identically", () => {
  const address = "page=3&size=25&search=Amman&sort=total&status=shipped";
  const state = read(address);
  assert.deepEqual(listParams(state), {
    page: "3",
    limit: "25",
    sort: "total",
    search: "Amman",
    status: "shipped",
  });
  assert.equal(isNarrowed(state), true);
  assert.equal(write(state), address);
});

test("invalid values in an address are ignored", () => {
  for (const odd of ["page=0", "page=-2", "page=x", "size=11", "sort=name", "status=lost"]) {
    assert.deepEqual(read(odd), read(""), odd);
  }
});

test("defaults and cleared values are removed from the address, other parameters stay", () => {
  const cleared = changeListState(read("page=2&status=pending"), { filters: {} });
  assert.equal(write(cleared, "page=2&status=pending&view=1"), "view=1");
});

test("changing size, search, order or filter goes back to page 1", () => {
  const third = read("page=3");
  assert.equal(changeListState(third, { size: 50 }).page, 1);
  assert.equal(changeListState(third, { search: "a" }).page, 1);
  assert.equal(changeListState(third, { sort: "total" }).page, 1);
  assert.equal(changeListState(third, { filters: { status: "pending" } }).page, 1);
  assert.equal(changeListState(third, { page: 4 }).page, 4);
});

test("a filter may take whatever its rule allows", () => {
  const isDay = (text: string): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text);
  const dayRules: ListRules<"total", { from: string }> = {
    sorts: ["total"],
    defaultSort: "total",
    filters: { from: isDay },
  };
  const from = (address: string) =>
    readListState(new URLSearchParams(address), dayRules).filters.from;
  assert.equal(from("from=2026-01-31"), "2026-01-31");
  assert.equal(from("from=yesterday"), undefined);
});
