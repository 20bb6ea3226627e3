// Runs alone: it gives this process a browser's storage.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { readViews, withView, writeViews } from "./saved-views.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  globalThis.localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
});

const view = (name: string, search = "status=pending") => ({ name, search });

test("each account has views of its own; one of the same name takes the other's place", () => {
  writeViews("a", withView(withView([], view("Mine")), view("Other")));
  writeViews("b", [view("Theirs")]);
  assert.deepEqual(withView(readViews("a"), view("Mine", "sort=total")), [
    view("Other"),
    view("Mine", "sort=total"),
  ]);
  assert.deepEqual(readViews("b"), [view("Theirs")]);
});

test("there are at most twenty, the latest", () => {
  const names = Array.from({ length: 25 }, (_, index) => view(String(index)));
  const kept = names.reduce<ReturnType<typeof view>[]>((all, each) => withView(all, each), []);
  assert.deepEqual([kept.length, kept[0]!.name, kept.at(-1)!.name], [20, "5", "24"]);
});

test("what is no list of views counts as none", () => {
  for (const broken of ["{", "3", "null", '[{"name":1}]', '["x"]']) {
    stored.set("panel.order-views.a", broken);
    assert.deepEqual(readViews("a"), []);
  }
});
