// `npm run bench pages [addresses…]`: how soon the landing and the product's page are painted on a
// slow phone, in every language, beside a page with one word. Without addresses of shops that run
// already (another version, for example) it starts one. All pages are loaded in turns, because
// machines are noisy: the medians in the same run count, and how many times that page's they are.
import { argv } from "node:process";

import { chromium, type Browser } from "@playwright/test";

import { startShop } from "../e2e/running-shop.ts";
import playwright from "../playwright.config.ts";
import { LOCALES, pathIn } from "../shared/i18n/locale.ts";
import { loadPage, type PageFigures } from "./page-figures.ts";
import { startWordPage } from "./word-page.ts";

const ROUNDS = 7;
const PATHS = ["/", "/product"].flatMap((path) => LOCALES.map((locale) => pathIn(locale, path)));
/** How many times later than the page with one word. */
const MOST = { first: 1.8, largest: 2.5, blocking: 100 };

function median(loads: readonly PageFigures[], figure: keyof PageFigures): number {
  return loads.map((load) => load[figure]).sort((a, b) => a - b)[loads.length >> 1]!;
}

async function measure(browser: Browser, urls: readonly string[]): Promise<PageFigures[][]> {
  const loads = urls.map((): PageFigures[] => []);
  // The first loads fill the caches of shops and machine.
  for (const url of urls) await loadPage(browser, url);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, url] of urls.entries()) loads[index]!.push(await loadPage(browser, url));
  }
  return loads;
}

function row(name: string, loads: readonly PageFigures[], word: readonly PageFigures[]): string {
  const paint = (figure: "first" | "largest") => {
    const times = median(loads, figure) / median(word, "first");
    return `${Math.round(median(loads, figure))} (${times.toFixed(1)})`;
  };
  const cells = [
    name,
    paint("first"),
    paint("largest"),
    Math.round(median(loads, "blocking")),
    median(loads, "shift").toFixed(3),
    (median(loads, "script") / 1000).toFixed(1),
  ];
  return `| ${cells.join(" | ")} |`;
}

await using own = argv.length > 3 ? undefined : await startShop({ LOG_LEVEL: "warn" });
await using wordPage = await startWordPage();
const shops = own ? [own.url] : argv.slice(3);
const browser = await chromium.launch(playwright.use!.launchOptions);
const urls = [wordPage.url, ...shops.flatMap((shop) => PATHS.map((path) => shop + path))];
const [word, ...pages] = await measure(browser, urls);
await browser.close();

console.log("| page | first paint, ms | largest, ms | blocking, ms | shift | script, kB |");
console.log("| --- | --: | --: | --: | --: | --: |");
console.log(row("one word", word!, word!));
for (const [index, loads] of pages.entries()) {
  console.log(row(urls[index + 1]!.replace("http://localhost", ""), loads, word!));
}
const limits = `${MOST.first} and ${MOST.largest} times the first paint of one word`;
console.log(`Limits: ${limits}, ${MOST.blocking} ms, no shift.`);
