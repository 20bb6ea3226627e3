import { expect, type Page } from "@playwright/test";

import { openPanel } from "./panel.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** Orders and messages of visitors appear in open panels without reloading. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

async function sendMessage(page: Page, subject: string): Promise<void> {
  const answer = await page.request.post(`${shop.url}/api/v1/contact`, {
    data: {
      fullName: "Example Visitor",
      email: "visitor@example.com",
      subject,
      message: "Hello there",
    },
  });
  expect(answer.status()).toBe(201);
}

const newMessages = (page: Page) =>
  page.getByRole("complementary").getByRole("link", { name: /^Messages/ });

/** The number of new messages in the sidebar. */
const waiting = async (page: Page) => Number(/\d+/.exec(await newMessages(page).innerText()) ?? 0);

/** How many there are. */
async function stored(page: Page): Promise<number> {
  const answer = await page.request.get(`${shop.url}/api/v1/home/statistics`);
  return ((await answer.json()) as { data: { messages: { new: number } } }).data.messages.new;
}

test("counts and a toast tell of a new message, in every tab by one connection", async ({
  page,
  context,
}) => {
  const connections: string[] = [];
  context.on("request", (request) => {
    if (request.url().includes("/api/v1/events")) connections.push(request.url());
  });
  const connected = context.waitForEvent("response", (response) =>
    response.url().includes("/api/v1/events"),
  );
  await openPanel(page, shop, "dashboard");
  await connected;
  const before = await stored(page);
  const other = await context.newPage();
  await other.goto(`${shop.url}/admin-panel/countries`);
  await expect(newMessages(other)).toBeVisible();

  await sendMessage(page, "The first");
  const told = page.getByRole("listitem").filter({ hasText: "New message" });
  await expect(told.getByText("New message", { exact: true })).toBeVisible();
  await told.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("dialog", { name: "The first" })).toBeVisible();
  await page.keyboard.press("Escape");
  const counting = (number: number) => new RegExp(`\\b${before + number} new`);
  await expect(newMessages(page)).toHaveAccessibleName(counting(1));
  await expect(newMessages(other)).toHaveAccessibleName(counting(1));
  expect(connections).toHaveLength(1);

  // The tab with the connection is closed: the other takes over.
  const takenOver = other.waitForResponse(/\/api\/v1\/events/);
  await page.close();
  await takenOver;
  await sendMessage(other, "The second");
  await expect(newMessages(other)).toHaveAccessibleName(counting(2));
});

test("messages that arrived while the network was down appear when it is back", async ({
  page,
  context,
}) => {
  await openPanel(page, shop, "dashboard");
  await expect.poll(() => waiting(page)).toBe(await stored(page));
  await context.setOffline(true);
  await sendMessage(page, "The third");
  await context.setOffline(false);
  const now = await stored(page);
  expect(now).toBeGreaterThan(0);
  await expect.poll(() => waiting(page)).toBe(now);
});

test("a phone's notification comes from the service worker, and its press shows the record", async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  // As in Chrome on Android. Without a window, Chromium shows no notifications at all.
  await page.addInitScript(() => {
    document.hasFocus = () => false;
    window.Notification = class {
      static readonly permission = "granted";
      constructor() {
        throw new TypeError("Illegal constructor");
      }
    } as unknown as typeof Notification;
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      sessionStorage.setItem("shown", JSON.stringify({ title, ...options }));
    };
  });
  const connected = page.waitForResponse(/\/api\/v1\/events/);
  const worker = context.waitForEvent("serviceworker");
  await openPanel(page, shop, "countries");
  await connected;
  const isReady = () => navigator.serviceWorker.ready.then(() => true);
  await page.evaluate(isReady);
  await sendMessage(page, "On a phone");
  const shown = () => page.evaluate(() => sessionStorage.getItem("shown"));
  await expect.poll(shown).toContain('"title":"New message"');
  const { data } = JSON.parse((await shown())!) as { data: { path: string; address: string } };
  expect(data.path).toBe(data.address);

  await (
    await worker
  ).evaluate((told) => {
    const notification = { data: told, close() {} };
    const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);
    const press = new Event("notificationclick");
    dispatchEvent(Object.assign(press, { notification, waitUntil }));
  }, data);
  await expect(page.getByRole("dialog", { name: "On a phone" })).toBeVisible();
  await context.close();
});
