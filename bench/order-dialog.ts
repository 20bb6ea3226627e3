// `npm run bench order-dialog [addresses…]`: how long it takes on a slow phone from a tap on 'Order Now' on
// the product's page until a letter stands in the first step, beside the page of one word, in turns:
// as the first thing that is done on a fresh page, and six seconds after another touch. What is typed
// before the dialog's program is there counts once it stands in the dialog itself.
import { argv } from "node:process";

import { chromium, type Browser, type Page } from "@playwright/test";

import { startShop } from "../e2e/running-shop.ts";
import playwright from "../playwright.config.ts";
import { median } from "./measure.ts";
import { loadPage, newPhone } from "./page-figures.ts";
import { startWordPage } from "./word-page.ts";

const ROUNDS = 5;
const REST_MS = 6000;

/** In milliseconds from the tap; files and bytes from then on, as they were sent. */
interface Figures {
  field: number;
  letter: number;
  files: number;
  bytes: number;
}
const CASES = { fresh: false, touched: true };
const MOST: Record<keyof typeof CASES, Partial<Figures>> = {
  fresh: { field: 300, letter: 1800, files: 12, bytes: 150_000 },
  touched: { letter: 500 },
};

async function openOrder(browser: Browser, shop: string, isTouched: boolean): Promise<Figures> {
  await using phone = await newPhone(browser);
  const { page } = phone;
  await page.goto(`${shop}/product`, { waitUntil: "networkidle" });
  if (isTouched) {
    await page.touchscreen.tap(200, 20);
    await page.mouse.wheel(0, 40);
    await page.waitForTimeout(REST_MS);
  }
  await page.evaluate(() => performance.clearResourceTimings());
  const button = page.locator("main button[type=submit]").filter({ visible: true }).last();
  const place = (await button.boundingBox())!;
  const began = performance.now();
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  const since = () => performance.now() - began;
  const field = page.locator("[name='personalInfo.firstName']");
  await field.first().waitFor();
  const seen = since();
  await field.first().tap();
  await page.keyboard.type("L");
  await page.waitForFunction(letterStands);
  return { field: seen, letter: since(), ...(await loadedSince(page)) };
}

/** Runs in the page: whether the dialog's own program has the letter. */
function letterStands(): boolean {
  const dialog = document.querySelector("[role=dialog] .order-dialog");
  return dialog?.querySelector<HTMLInputElement>("[name='personalInfo.firstName']")?.value === "L";
}

function loadedSince(page: Page): Promise<Pick<Figures, "files" | "bytes">> {
  return page.evaluate(() => {
    const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const loaded = all.filter(({ transferSize }) => transferSize > 0);
    return {
      files: loaded.length,
      bytes: loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
}

await using own = argv.length > 3 ? undefined : await startShop({ LOG_LEVEL: "warn" });
await using word = await startWordPage();
const shops = own ? [own.url] : argv.slice(3);
const browser = await chromium.launch(playwright.use!.launchOptions);
const names = Object.keys(CASES) as (keyof typeof CASES)[];
const runs = shops.flatMap((shop) => names.map((name) => ({ shop, name, all: [] as Figures[] })));
const words: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  words.push((await loadPage(browser, word.url)).first);
  for (const { shop, name, all } of runs) all.push(await openOrder(browser, shop, CASES[name]));
}
await browser.close();

console.log(`One word is painted after ${Math.round(median(words))} ms.`);
console.log("| case | field, ms | letter, ms | files | kB | limits |");
console.log("| --- | --: | --: | --: | --: | --- |");
for (const { shop, name, all } of runs) {
  const figure = (of: keyof Figures) => Math.round(median(all.map((each) => each[of])));
  const [field, letter, files, bytes] = (["field", "letter", "files", "bytes"] as const).map(
    figure,
  );
  const cells = [`${name} ${shop}`, field, letter, files, (bytes! / 1000).toFixed(1)];
  console.log(`| ${cells.join(" | ")} | ${JSON.stringify(MOST[name])} |`);
}
