import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** React has taken over the page. */
    isInteractive?: boolean;
  }
}

/** Notes on this page, and on all that it loads later, when React has taken over: see `touch`. */
export async function noteProgram(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("program-ready", () => (window.isInteractive = true));
  });
}

/** Moves the pointer over a page that has loaded, as visitors do at once. */
export async function movePointer(page: Page): Promise<void> {
  await page.waitForLoadState();
  // The first event on a page says nothing of where the pointer was before.
  await page.mouse.move(2, 2);
  await page.mouse.move(1, 1);
}

/** The same, and waits until React has taken over the page. */
export async function touch(page: Page): Promise<void> {
  await movePointer(page);
  await page.waitForFunction(() => window.isInteractive);
}

/**
 * Opens a page and waits until React has taken it over, which the landing page and the product's page load
 * at the first touch only. Before that, the browser itself follows links.
 */
export async function openInteractive(page: Page, url: string): Promise<void> {
  await noteProgram(page);
  await page.goto(url);
  await touch(page);
}
