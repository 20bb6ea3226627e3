import { execFile } from "node:child_process";
import { promisify } from "node:util";

import type { Browser, BrowserContext } from "@playwright/test";

import { SCREEN_PATHS } from "#app/admin/screens.ts";
import { pathIn } from "#shared/i18n/locale.ts";

import { openPanel } from "./panel.ts";
import { screenOf, WIDTHS, writePictures } from "./picture-table.ts";
import type { RunningShop } from "./running-shop.ts";

const LOGIN = "login";
const ORDER = "orders/{id}";
/** By the name of their pictures. */
const SCREENS = {
  login: LOGIN,
  ...Object.fromEntries(SCREEN_PATHS.map((path) => [path.split("/").at(-1)!, path])),
  order: ORDER,
};

/** Pictures of every screen of the panel, with the demo's records. */
export async function writePanelPictures(shop: RunningShop, browser: Browser): Promise<void> {
  await promisify(execFile)(process.execPath, ["server/seed/demo/main.ts"], {
    env: { ...process.env, DATA_DIR: shop.dataFolder },
  });
  const contexts = new Map<number, BrowserContext>();
  const options = { reducedMotion: "reduce", serviceWorkers: "block" } as const;
  for (const width of WIDTHS) {
    const context = await browser.newContext({ ...options, viewport: screenOf(width) });
    await openPanel(await context.newPage(), shop, "dashboard");
    contexts.set(width, context);
  }
  const orders = await contexts
    .get(WIDTHS[0]!)!
    .request.get(`${shop.url}/api/v1/orders?limit=1&toCheck=true`);
  const order = (await orders.json()).data.data[0]._id as string;

  await writePictures({
    document: "panel-pictures",
    folder: "panel",
    title: "The panel in pictures",
    intro:
      "Every screen in both languages, 390 and 1280 px wide, with the records of `npm run demo`. Made by `npm run pictures`. What can be done on them: [panel.md](panel.md).",
    shown: SCREENS,
    async show(path, locale, width) {
      const signedIn = contexts.get(width)!;
      const context =
        path === LOGIN
          ? await browser.newContext({ ...options, viewport: screenOf(width) })
          : signedIn;
      const page = await context.newPage();
      const address = `/admin-panel/${path === ORDER ? `orders/${order}` : path}`;
      await page.goto(shop.url + pathIn(locale, address));
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      // Loaded: no part of the screen is busy or a placeholder any more.
      await page.waitForFunction(
        () => document.querySelector("[aria-busy=true], main [role=status][aria-label]") === null,
      );
      await page.evaluate(() =>
        Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
      );
      await page.evaluate(() => document.fonts.ready);
      return page;
    },
  });
}
