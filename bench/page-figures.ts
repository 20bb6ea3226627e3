import type { Browser, Page } from "@playwright/test";

/** What a visitor notices of a page that loads, and what it costs. */
export interface PageFigures {
  /** First and largest contentful paint, in milliseconds from the beginning of the navigation. */
  first: number;
  largest: number;
  /** The time in milliseconds that tasks take beyond 50 each. */
  blocking: number;
  /** The sum of layout shifts. */
  shift: number;
  /** Of all scripts, in bytes, compressed as they were sent. */
  script: number;
}

/** A phone of the middle, as Lighthouse imitates one, with a slow connection. */
const PHONE = { width: 412, height: 823 };
const SLOWER = 4;
const LATENCY_MS = 150;
const DOWN_BITS = 1_600_000;
const UP_BITS = 750_000;

declare global {
  interface Window {
    figures: Omit<PageFigures, "first" | "script">;
  }
}

/** Loads a page as somebody who has never seen it, and does nothing on it. */
export async function loadPage(browser: Browser, url: string): Promise<PageFigures> {
  await using phone = await newPhone(browser);
  const { page } = phone;
  await page.addInitScript(noteFigures);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 1);
  const figures = await page.evaluate(() => {
    const scripts = (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ encodedBodySize }) => encodedBodySize);
    const [first] = performance.getEntriesByName("first-contentful-paint");
    return {
      ...window.figures,
      first: first!.startTime,
      script: scripts.reduce((sum, size) => sum + size, 0),
    };
  });
  return figures;
}

/** A slow phone that has seen nothing yet. */
export async function newPhone(browser: Browser): Promise<AsyncDisposable & { page: Page }> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await slowDown(page);
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BITS / 8,
    uploadThroughput: UP_BITS / 8,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** Runs in the page before all other scripts. */
function noteFigures(): void {
  window.figures = { largest: 0, blocking: 0, shift: 0 };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe("largest-contentful-paint", ({ startTime }) => (window.figures.largest = startTime));
  observe("longtask", ({ duration }) => (window.figures.blocking += duration - 50));
  observe("layout-shift", (entry) => {
    window.figures.shift += (entry as unknown as { value: number }).value;
  });
}
