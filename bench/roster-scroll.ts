// `npm run bench roster-scroll`: a company's list of 2,000 people in the panel, in Chromium at 1280 px: how long
// frames take while it is scrolled by the wheel or by its bar, and how long it takes until a row is open, a letter stands in
// one of its fields and the row is closed again. Fails when a frame's median is above 60 a second, or a row
// takes longer than 200 ms to open.
import { chromium, type Page } from "@playwright/test";

import { openPanel } from "../e2e/panel.ts";
import { startShop } from "../e2e/running-shop.ts";
import playwright from "../playwright.config.ts";
import { median, percentile } from "./measure.ts";

const PEOPLE = 2000;
const ROUNDS = 7;
const SCROLL_MS = 4000;
/** In pixels a second: with a wheel, and with the bar from end to end. */
const PACE = 3000;
const FAST = 30_000;
/** In milliseconds; a frame of a screen with 60 a second takes 16.7. */
const MOST_FRAME = 17;
const MOST_OPEN = 200;

await using shop = await startShop({ LOG_LEVEL: "warn", RATE_LIMITS: "off" });
const list = await makeList();
const browser = await chromium.launch(playwright.use!.launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await openPanel(page, shop, `companies/rosters/${list}`);
const ROW = "main [role=listitem]";
const rows = page.locator(ROW);
await rows.first().waitFor();
await page.waitForLoadState("networkidle");

const frames = await scrolled(page, PACE);
const dragged = await scrolled(page, FAST);
const opened: number[] = [];
const letters: number[] = [];
const closed: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const row = rows.nth(1000 + round);
  await row.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  opened.push(await clicked(page, 1000 + round, { button: "button", brings: "form input" }));
  letters.push(await typed(page));
  const cancel = { button: "form button[type=button]", brings: "p" };
  closed.push(await clicked(page, 1000 + round, cancel));
}
await browser.close();

console.log("| | median, ms | p95 | most |\n| --- | ---: | ---: | ---: |");
for (const [name, times] of Object.entries({
  [`a frame, ${PACE} px a second`]: frames,
  [`a frame, ${FAST} px a second`]: dragged,
  "a row is open": opened,
  "a letter stands": letters,
  "a row is closed": closed,
})) {
  const sorted = times.toSorted((one, other) => one - other);
  const figures = [median(sorted), percentile(sorted, 0.95), sorted.at(-1)!];
  console.log(`| ${name} | ${figures.map((each) => each.toFixed(1)).join(" | ")} |`);
}
process.exitCode = median(frames) > MOST_FRAME || median(opened) > MOST_OPEN ? 1 : 0;

/** Scrolls at an even pace. @returns how long each frame took */
function scrolled(at: Page, pace: number): Promise<number[]> {
  return at.evaluate(
    ([row, pixels, milliseconds]) =>
      new Promise<number[]>((resolve) => {
        let scroller: Element | null = document.querySelector(row);
        while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) {
          scroller = scroller.parentElement;
        }
        const all: number[] = [];
        const began = performance.now();
        let last = began;
        const next = (time: number) => {
          all.push(time - last);
          last = time;
          scroller!.scrollTop = (pixels * (time - began)) / 1000;
          // The first frame may have begun before.
          if (time - began < milliseconds) requestAnimationFrame(next);
          else resolve(all.slice(1));
        };
        requestAnimationFrame(next);
      }),
    [ROW, pace, SCROLL_MS] as const,
  );
}

/** From a click in a row until what it brings is there and drawn, in milliseconds. */
function clicked(
  at: Page,
  index: number,
  { button, brings }: { button: string; brings: string },
): Promise<number> {
  return at.evaluate(
    ([row, nth, from, to]) =>
      new Promise<number>((resolve) => {
        const now = () => document.querySelectorAll(row)[nth]!;
        const before = now().querySelector(to);
        const began = performance.now();
        now().querySelector<HTMLElement>(from)!.click();
        const look = () => {
          const brought = now().querySelector(to);
          if (!brought || brought === before) return void requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        };
        look();
      }),
    [ROW, index, button, brings] as const,
  );
}

/** From a key until the letter is drawn, in milliseconds. */
function typed(at: Page): Promise<number> {
  return at.evaluate(
    (row) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        document.querySelector<HTMLInputElement>(`${row} form input`)!.focus();
        document.execCommand("insertText", false, "x");
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      }),
    ROW,
  );
}

async function makeList(): Promise<string> {
  const ask = async <Answer>(path: string, body: object, token = ""): Promise<Answer> => {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await fetch(`${shop.url}/api/v1${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  type Made = { data: { data: { _id: string } } };
  const { token } = await ask<{ token: string }>("/users/login", shop.owner);
  const company = await ask<Made>("/companies", { name: "Example Works" }, token);
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    firstName: "Example",
    lastName: `Person ${index + 1}`,
    position: "Clerk",
    department: "Example department",
    phone: `0790${String(index).padStart(6, "0")}`,
    email: `person-${index + 1}@example.com`,
  }));
  const made = await ask<Made>("/rosters", { company: company.data.data._id, people }, token);
  return made.data.data._id;
}
