import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const PREFIX = "window.__reactRouterManifest=";

/**
 * Writes the table of routes that the shop's pages load, beside the whole one: without the routes of the
 * panel, which make up most of it and to which no page of the shop leads. It is named after the whole
 * table, `manifest-…` becoming `shop-routes-…`, as app/entry.server.tsx expects it.
 * @param {string} assets the folder of a build's scripts
 */
export async function writeShopRoutes(assets) {
  const whole = (await readdir(assets)).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  const script = whole && (await readFile(join(assets, whole), "utf8"));
  if (!script?.startsWith(PREFIX)) throw new Error(`There is no table of routes in ${assets}.`);
  const manifest = JSON.parse(script.slice(PREFIX.length).replace(/;\s*$/, ""));
  const routes = Object.entries(manifest.routes).filter(([id]) => !id.startsWith("admin/"));
  const own = { ...manifest, routes: Object.fromEntries(routes) };
  await writeFile(
    join(assets, whole.replace("manifest-", "shop-routes-")),
    `${PREFIX}${JSON.stringify(own)};`,
  );
}
