// The service worker: without a network it answers requests for pages with the offline page in the
// page's language. All other requests are not intercepted. On phones it also shows the panel's
// notifications.
import type { Locale } from "#shared/i18n/locale.ts";

/**
 * Only the few types that are used here, because TypeScript's worker types exclude those of pages.
 */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
/** A pressed notification of the panel. */
interface Pressed extends Waiting {
  notification: {
    /** The screen that it leads to: its path within the panel, and its whole address. */
    data: { path: string; address: string };
    close(): void;
  };
}
interface OpenWindow {
  url: string;
  focus(): Promise<unknown>;
  postMessage(message: { pressed: string }): void;
}
declare const self: {
  registration: { navigationPreload?: { enable(): Promise<void> } };
  clients: {
    matchAll(kind: { type: "window"; includeUncontrolled: true }): Promise<OpenWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", on: (event: Waiting) => void): void;
  addEventListener(type: "fetch", on: (event: Fetching) => void): void;
  addEventListener(type: "notificationclick", on: (event: Pressed) => void): void;
};

const STORE = "offline";
/** The path prefixes of the languages. Modules that other scripts use can't be imported here. */
const ROOTS: Record<Locale, string> = { en: "", ar: "/ar" };
const PAGES = Object.values(ROOTS).map((root) => `${root}/offline`);

self.addEventListener("install", (event) => {
  event.waitUntil(cachePages().then(() => self.skipWaiting()));
});

// Without navigation preload, a page request would wait for this worker to start.
self.addEventListener("activate", (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === "navigate" && request.method === "GET") {
    event.respondWith(pageOr(event, rootOf(pathname)));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(fileOf(request));
  }
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openInPanel(event.notification.data));
});

/** An open panel asks before it leaves what is not saved; so it is told, and not sent there. */
async function openInPanel({ path, address }: Pressed["notification"]["data"]): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const panel = windows.find(({ url }) => url.includes("/admin-panel/"));
  if (!panel) return void (await self.clients.openWindow(address));
  panel.postMessage({ pressed: path });
  await panel.focus();
}

function rootOf(pathname: string): string {
  const first = `/${pathname.split("/")[1]}`;
  return Object.values(ROOTS).find((root) => root === first) ?? ROOTS.en;
}

async function pageOr(event: Fetching, root: string): Promise<Response> {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    // Contact data or styles may have changed.
    event.waitUntil(refreshPagesDaily().catch(() => undefined));
    return page;
  } catch {
    return fromCache(`${root}/offline`);
  }
}

async function fromCache(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}

/** How long a connection that has just come back may fail. */
const CONNECTING_MS = 500;

/** A script or style: from the shop, else as it was cached with the offline page. */
async function fileOf(request: Request): Promise<Response> {
  const cached = () => caches.match(request);
  const found = await fetch(request).catch(cached);
  if (found) return found;
  // A page that loads itself once the network is back asks for its files in that same moment.
  await new Promise((resolve) => setTimeout(resolve, CONNECTING_MS));
  return fetch(request);
}

const DAY_MS = 24 * 60 * 60 * 1000;
let cachedAt = Date.now();

async function refreshPagesDaily(): Promise<void> {
  if (Date.now() - cachedAt < DAY_MS) return;
  cachedAt = Date.now();
  await cachePages();
}

/** Addresses in a page, and in its style those of the typeface's parts that the languages use. */
const FILE =
  /(?:href|src)="(\/assets\/[^"]+)"|url\((\/assets\/[^)]+-(?:arabic|latin)-wght-[^)]+)\)/g;

/** Caches the offline pages, with their styles, script and typeface. */
async function cachePages(): Promise<void> {
  const store = await caches.open(STORE);
  for (const path of PAGES) {
    const page = await fetch(path);
    if (!page.ok) throw new Error(`${path} answered ${page.status}`);
    const html = await page.clone().text();
    const files = [...html.matchAll(FILE)].map(([, linked, styled]) => (linked ?? styled)!);
    // A cache refuses the same file twice.
    await store.addAll([...new Set(files)]);
    await store.put(path, page);
  }
}
