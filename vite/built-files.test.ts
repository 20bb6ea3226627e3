import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { LOCALES } from "../shared/i18n/locale.ts";

/** The most files of a page, with its layouts and the program's beginning. */
const MOST_SHOP_FILES = 24;
const MOST_PANEL_FILES = 40;
/** Of a page that shows nearly all that the shop has. */
const MOST_FILES = new Map([["storefront/order-page/order.page", 36]]);
/** Those of the order's first step, besides what the product's page has before it is touched. */
const MOST_ORDER_FILES = 12;
/** What a form asks for at its first touch, as it lies on the disk; a third of it compressed. */
const MOST_FORM_BYTES = 125_000;
const MOST_CALCULATOR_BYTES = 6_000;
/** Files that begin nothing are seldom smaller: only where joining them would make a page heavier. */
const SMALL_BYTES = 4096;
const MOST_SMALL_FILES = 26;

interface Route {
  id: string;
  parentId?: string;
  module: string;
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const DYNAMIC_IMPORT = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
/** Scripts that pages name in their HTML. */
const ENTRY = /^(?:page-script|first-touch|program-watch|order-opener|entry\.client)-/;
const EARLY = /^(?:page-script|first-touch|order-opener)-/;
/** Tables of routes, which are no modules. */
const TABLE = /^(?:manifest|shop-routes|own-routes)-/;

for (const locale of LOCALES) {
  const folder = fileURLToPath(new URL(`../build/${locale}/client/assets/`, import.meta.url));
  const all = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const code = new Map(all.map((name) => [name, readFileSync(folder + name, "utf8")]));
  const namesIn = (name: string, pattern: RegExp) =>
    [...code.get(name)!.matchAll(pattern)].map(([, found]) => found!);
  const filesOf = (begin: string[]) => {
    const files = new Set(begin);
    for (const file of files) for (const next of namesIn(file, STATIC_IMPORT)) files.add(next);
    return files;
  };
  const routes = new Map<string, Route>();
  for (const name of all.filter((each) => TABLE.test(each))) {
    const table = JSON.parse(
      code
        .get(name)!
        .replace(/^[^=]*=/, "")
        .replace(/;\s*$/, ""),
    );
    for (const route of Object.values<Route>(table.routes)) routes.set(route.id, route);
  }
  const fileOf = ({ module }: Route) => module.replace("/assets/", "");
  const chainOf = (route: Route): Route[] => {
    const parent = route.parentId && routes.get(route.parentId);
    return parent ? [...chainOf(parent), route] : [route];
  };
  const begin = all.find((name) => name.startsWith("entry.client-"))!;
  const pages = [...routes.values()].filter(({ id }) => !/\.layout$|^root$/.test(id));
  const filesOfPage = (route: Route) => filesOf([begin, ...chainOf(route).map(fileOf)]);
  const isPanels = ({ id }: Route) => id.startsWith("admin/");

  test(`pages in ${locale} load few files`, () => {
    assert.ok(pages.length > 40);
    for (const page of pages) {
      const { size } = filesOfPage(page);
      const usual = isPanels(page) ? MOST_PANEL_FILES : MOST_SHOP_FILES;
      const most = MOST_FILES.get(page.id) ?? usual;
      assert.ok(size <= most, `${page.id} loads ${size} files`);
    }
  });

  test(`the order dialog in ${locale} asks for few files`, () => {
    const there = filesOf(all.filter((name) => EARLY.test(name)));
    const program = all.find((name) => name.startsWith("order-program-"))!;
    const size = [...filesOf([program])].filter((file) => !there.has(file)).length;
    assert.ok(size <= MOST_ORDER_FILES, `${size} files`);
  });

  test(`the programs of forms in ${locale} are one file each, without React`, () => {
    for (const [start, most] of [
      ["form-programs-", MOST_FORM_BYTES],
      ["calculator-program-", MOST_CALCULATOR_BYTES],
    ] as const) {
      const found = all.filter(
        (name) => name.startsWith(start) && !namesIn(name, STATIC_IMPORT)[0],
      );
      assert.equal(found.length, 1, start);
      assert.deepEqual(namesIn(found[0]!, DYNAMIC_IMPORT), []);
      const { length } = code.get(found[0]!)!;
      assert.ok(length <= most, `${found[0]} has ${length} bytes`);
    }
  });

  test(`few files are small in ${locale} that begin nothing`, () => {
    const later = all
      .filter((name) => !TABLE.test(name))
      .flatMap((name) => namesIn(name, DYNAMIC_IMPORT));
    const begins = new Set([...[...routes.values()].map(fileOf), ...later]);
    const small = all.filter((name) => {
      const isOther = begins.has(name) || ENTRY.test(name) || TABLE.test(name);
      return !isOther && code.get(name)!.length < SMALL_BYTES;
    });
    assert.ok(small.length <= MOST_SMALL_FILES, small.join());
  });

  test(`what runs before React in ${locale} loads only what they share`, () => {
    const early = all.filter((name) => /^(?:page-script|first-touch|program-watch)-/.test(name));
    const shared = [...filesOf(early)].filter((file) => !early.includes(file));
    assert.equal(early.length, 3);
    assert.deepEqual(
      shared.map((file) => file.replace(/-.{8}\.js$/, "")),
      ["page-parts"],
    );
  });

  test(`nothing in ${locale} imports what acts when it runs, nor the file with the style of all pages`, () => {
    const imported = new Set(all.flatMap((name) => namesIn(name, STATIC_IMPORT)));
    const acting = all.filter((name) => /^(?:entry\.client|first-touch|root)-/.test(name));
    assert.equal(acting.length, 3);
    assert.deepEqual(
      acting.filter((name) => imported.has(name)),
      [],
    );
  });

  test(`the shop's pages in ${locale}, with all that they load later, have nothing of the panel alone`, () => {
    const files = filesOf(
      pages.filter((page) => !isPanels(page)).flatMap((page) => [...filesOfPage(page)]),
    );
    for (const file of files)
      for (const next of namesIn(file, DYNAMIC_IMPORT))
        for (const each of filesOf([next])) files.add(each);
    const panels = new Set([...routes.values()].filter(isPanels).map(fileOf));
    assert.ok(files.size > 30);
    assert.deepEqual(
      [...files].filter((file) => panels.has(file) || file.startsWith("panel-")),
      [],
    );
  });
}
