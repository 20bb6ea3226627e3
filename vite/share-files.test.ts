import assert from "node:assert/strict";
import { test } from "node:test";

import { shareFiles, type Load, type Module } from "./share-files.ts";

const LARGE = 50_000;
const SMALL = 500;
const WORTH = 10_000;

function page(modules: string, is: Partial<Load> = {}): Load {
  return { isExact: false, isShop: true, ...is, modules: new Set(modules.split(" ")) };
}

/** The modules of each file, where each module is given with its size and what it imports. */
function filesOf(
  sizes: Record<string, readonly [bytes: number, imports?: string]>,
  loads: Load[],
): string[] {
  const modules = new Map<string, Module>();
  for (const [id, [bytes, imports = ""]] of Object.entries(sizes))
    modules.set(id, { bytes, imports: imports.split(" "), isBound: id.startsWith("page") });
  const files = shareFiles(modules, loads, WORTH);
  return files.map((file) => file.modules.toSorted().join(" ")).toSorted();
}

test("modules that the same pages need are one file, also with the page that alone needs them", () => {
  const modules = { page1: [SMALL], page2: [SMALL], own: [LARGE], a: [LARGE], b: [LARGE] } as const;
  const files = filesOf(modules, [page("page1 own a b"), page("page2 a b")]);
  assert.deepEqual(files, ["a b", "own page1", "page2"]);
});

test("a small file joins the one with which it costs least, and large ones stay apart", () => {
  const loads = [
    page("all one small"),
    page("all one small"),
    page("all two"),
    page("all two small"),
  ];
  const files = filesOf({ all: [LARGE], one: [LARGE], two: [LARGE], small: [SMALL] }, loads);
  assert.deepEqual(files, ["all small", "one", "two"]);
});

test("an exact page gets nothing without need", () => {
  const loads = [page("all"), page("all small"), page("all small")];
  const sizes = { all: [LARGE], small: [SMALL] } as const;
  assert.deepEqual(filesOf(sizes, loads), ["all small"]);
  loads[0] = page("all", { isExact: true });
  assert.deepEqual(filesOf(sizes, loads), ["all", "small"]);
});

test("the shop's pages get nothing of the panel alone, but the panel may get the shop's", () => {
  const sizes = { all: [LARGE], some: [SMALL] } as const;
  const panel = { isShop: false };
  const panels = [page("all"), page("all some", panel), page("all some", panel)];
  assert.deepEqual(filesOf(sizes, panels), ["all", "some"]);
  const shops = [page("all some"), page("all some"), page("all", panel)];
  assert.deepEqual(filesOf(sizes, shops), ["all some"]);
});

test("a page's own file is loaded by no other page", () => {
  const loads = [page("all page1"), page("all")];
  assert.deepEqual(filesOf({ all: [LARGE], page1: [SMALL] }, loads), ["all", "page1"]);
});

test("what a joined file imports comes with it, and counts", () => {
  const loads = [page("all small deep"), page("all small deep"), page("all")];
  const sizes = { all: [LARGE], small: [SMALL, "deep"] } as const;
  assert.deepEqual(filesOf({ ...sizes, deep: [SMALL] }, loads), ["all deep small"]);
  // With `all`, the third page would get it too.
  const other = [page("all small deep"), page("all small deep"), page("all"), page("deep")];
  assert.deepEqual(filesOf({ ...sizes, deep: [LARGE] }, other), ["all", "deep small"]);
});

test("a page with more files than it should have gets more without need", () => {
  const sizes = { a: [LARGE], b: [LARGE] } as const;
  const others = [page("a"), page("b")];
  assert.deepEqual(filesOf(sizes, [page("a b"), ...others]), ["a", "b"]);
  assert.deepEqual(filesOf(sizes, [page("a b", { most: 2 }), ...others]), ["a", "b"]);
  assert.deepEqual(filesOf(sizes, [page("a b", { most: 1 }), ...others]), ["a b"]);
});
