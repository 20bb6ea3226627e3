import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const PREFIX = "window.__reactRouterManifest=";

/**
 * Writes the table of routes that the shop's pages load, beside the whole one: without the routes of the
 * panel, which make up most of it, and of what owners do with their cards' pages: no page of the shop
 * leads to either. It is named after the whole
 * table, `manifest-…` becoming `shop-routes-…`, as app/entry.server.tsx expects it. The pages of owners
 * get a table with theirs, `own-routes-…`, and the panel keeps the whole one without theirs.
 * @param {string} assets the folder of a build's scripts
 */
export async function writeShopRoutes(assets) {
  const whole = (await readdir(assets)).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  const script = whole && (await readFile(join(assets, whole), "utf8"));
  if (!script?.startsWith(PREFIX)) throw new Error(`There is no table of routes in ${assets}.`);
  const manifest = JSON.parse(script.slice(PREFIX.length).replace(/;\s*$/, ""));
  const write = (name, isIn) => {
    const routes = Object.entries(manifest.routes).filter(([id]) => isIn(id));
    const own = { ...manifest, routes: Object.fromEntries(routes) };
    return writeFile(
      join(assets, whole.replace("manifest-", name)),
      `${PREFIX}${JSON.stringify(own, withoutFalse)};`,
    );
  };
  const isPanels = (id) => id.startsWith("admin/");
  const isOwners = (id) => id.startsWith("storefront/own-page/");
  await write("shop-routes-", (id) => !isPanels(id) && !isOwners(id));
  await write("own-routes-", (id) => !isPanels(id));
  await write("manifest-", (id) => !isOwners(id));
}

/** React Router takes what a route is not declared to have as false. */
const withoutFalse = (_key, value) => (value === false ? undefined : value);
