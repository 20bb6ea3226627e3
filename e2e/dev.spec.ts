import { expect as expectSoon, type Page } from "@playwright/test";

import { startDevShop } from "./dev-shop.ts";
import { test } from "./test.ts";

/** `npm run dev`: saved changes appear on the page without a build. */

// Nothing is built beforehand, so that a busy machine needs minutes for the server alone.
const PATIENCE = 180_000;
test.describe.configure({ timeout: 4 * PATIENCE });
test.use({ actionTimeout: PATIENCE, navigationTimeout: PATIENCE });
const expect = expectSoon.configure({ timeout: PATIENCE });

/** Measures how long it takes from an action until the page shows its result. */
async function timed(what: string, doIt: () => Promise<void>, shown: () => Promise<void>) {
  const began = performance.now();
  await doIt();
  await shown();
  console.log(`${what}: ${Math.round(performance.now() - began)} ms`);
}

/** Opens a page and waits until React has hydrated it and it listens to updates. */
async function open(page: Page, url: string): Promise<void> {
  const listens = hasConnected(page);
  await page.goto(url);
  await hydrated(page);
  await listens;
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !("isBefore" in window) && "__reactRouterRouteModules" in window,
  );
  await page.waitForLoadState("networkidle");
}

/** A change that is saved before the page is connected to the server never reaches it. */
function hasConnected(page: Page): Promise<unknown> {
  return page.waitForEvent("console", (message) => message.text().includes("[vite] connected."));
}

test("pages, texts and the panel are updated in place, and the server restarts after a change", async ({
  page,
}) => {
  await using shop = await startDevShop();
  await open(page, shop.url);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Your Digital Business Card");

  await timed(
    "a component of the shop",
    () => shop.edit("app/storefront/layout/header.tsx", "<header ", '<header title="edited" '),
    () => expect(page.locator("header[title=edited]")).toBeVisible(),
  );
  await timed(
    "a static island",
    () => shop.edit("app/storefront/layout/footer.tsx", "<footer ", '<footer title="edited" '),
    () => expect(page.locator("footer[title=edited]")).toBeVisible(),
  );
  // On a busy machine a change of an island may still reload the page, which would miss the next one.
  await open(page, shop.url);
  const updated: string[] = [];
  page.on("console", (message) => {
    const [, module] = /hot updated: (\S+)/.exec(message.text()) ?? [];
    if (module) updated.push(module);
  });
  const title = '"storefront_hero_title": "Your Digital Business Card"';
  await timed(
    "a text",
    () => shop.edit("translations/storefront/en.json", title, title.replace("Card", "Paper")),
    () => expect(heading).toHaveText("Your Digital Business Paper"),
  );
  expect(updated, "only what uses the text is loaded again").toContain(
    "/app/storefront/landing/hero.tsx",
  );
  for (const other of ["/app/root.tsx", "/app/storefront/layout/header.tsx"]) {
    expect(updated).not.toContain(other);
  }
  // A new text reloads the page once.
  await page.evaluate(() => Object.assign(window, { isBefore: true }));
  const listensAgain = hasConnected(page);
  for (const language of ["ar", "en"]) {
    const file = `translations/storefront/${language}.json`;
    await shop.edit(
      file,
      '"storefront_hero_title"',
      '"storefront_new": "New",\n"storefront_hero_title"',
    );
  }
  await hydrated(page);
  await listensAgain;
  const hero = "app/storefront/landing/hero.tsx";
  await shop.edit(hero, "m.storefront_hero_title()", "m.storefront_new()");
  await expect(heading).toHaveText("New");
  await shop.edit(hero, "m.storefront_new()", "m.storefront_hero_title()");
  await expect(heading).toHaveText("Your Digital Business Paper");
  await timed(
    "a style",
    () => shop.edit("app/ui/app.css", "@theme", "h1 { outline: 3px solid red }\n@theme"),
    () => expect(heading).toHaveCSS("outline-style", "solid"),
  );

  await open(page, `${shop.url}/admin-panel/login`);
  await page.getByLabel("Email").fill("somebody@example.com");
  await timed(
    "a component of the panel",
    () => shop.edit("app/admin/login/login-frame.tsx", "<main ", '<main title="edited" '),
    () => expect(page.locator("main[title=edited]")).toBeVisible(),
  );
  // React keeps its state: the page was not reloaded.
  await expect(page.getByLabel("Email")).toHaveValue("somebody@example.com");

  await timed(
    "the server",
    () => shop.edit("server/main.ts", "\n", "\n// edited\n"),
    () => shop.says("The shop is open.", 2),
  );
  await open(page, shop.url);
  await expect(heading).toHaveText("Your Digital Business Paper");
});

test("the pages are served in the requested language", async ({ page }) => {
  await using shop = await startDevShop("ar");
  await open(page, `${shop.url}/ar`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
  const english = await page.request.get(shop.url);
  expect(english.status()).toBe(404);
  expect(await english.text()).toContain("npm run dev -- en");
});
