import { expect, type Page } from "@playwright/test";

import { LOCALES, pathIn, type Locale } from "../shared/i18n/locale.ts";
import { MAIN_PRODUCT_ID } from "../shared/ids.ts";
import { PUBLIC_PATHS } from "../shared/sharing/site.ts";
import { openInteractive } from "./interactive.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** The data for search engines, social networks and home screens on each page. */

const ORIGIN = "https://shop.example";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ PUBLIC_URL: ORIGIN });
});
test.afterAll(() => shop[Symbol.asyncDispose]());

interface Head {
  title: string;
  metas: Record<string, string>;
  links: { rel: string; href: string; hreflang: string }[];
  data: Record<string, unknown>[];
}

/** The head of a page in its HTML, before any script has run. */
async function headOf(page: Page, path: string): Promise<Head> {
  const response = await page.request.get(shop.url + path);
  return page.evaluate(
    (html) => {
      const { head, title } = new DOMParser().parseFromString(html, "text/html");
      const all = (selector: string) => [...head.querySelectorAll(selector)];
      const named = (meta: Element) => meta.getAttribute("property") ?? meta.getAttribute("name");
      const content = (element: Element, name: string) => element.getAttribute(name) ?? "";
      return {
        title,
        metas: Object.fromEntries(
          all("meta[content]").map((meta) => [named(meta), content(meta, "content")]),
        ),
        links: all("link").map((link) => ({
          rel: content(link, "rel"),
          href: content(link, "href"),
          hreflang: content(link, "hreflang"),
        })),
        data: all('script[type="application/ld+json"]').map((script) =>
          JSON.parse(script.textContent),
        ),
      };
    },
    await response.text(),
  );
}

function ofType(head: Head, type: string): Record<string, unknown> | undefined {
  return head.data.find((data) => data["@type"] === type);
}

/** Width and height of a JPEG, from decoding it. */
async function sizeOf(page: Page, path: string): Promise<[number, number]> {
  const response = await page.request.get(shop.url + path);
  expect(response.headers()["content-type"]).toBe("image/jpeg");
  expect(response.headers()["cache-control"]).toContain("immutable");
  const base64 = (await response.body()).toString("base64");
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${data}`;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, base64);
}

const OPEN_GRAPH: Record<Locale, string> = { en: "en_US", ar: "ar_AR" };

for (const locale of LOCALES) {
  test(`every page in '${locale}' has a title, a description and its address`, async ({ page }) => {
    const seen = { titles: new Set<string>(), pictures: new Set<string>() };
    for (const path of PUBLIC_PATHS) {
      const own = pathIn(locale, path);
      const { title, metas, links } = await headOf(page, `${own}?from=elsewhere`);
      const hrefs = (rel: string) =>
        links.filter((link) => link.rel === rel).map(({ hreflang, href }) => [hreflang, href]);
      expect(hrefs("canonical"), path).toEqual([["", ORIGIN + own]]);
      expect(hrefs("alternate")).toEqual([
        ["en", ORIGIN + path],
        ["ar", ORIGIN + pathIn("ar", path)],
        ["x-default", ORIGIN + path],
      ]);
      expect(metas["robots"]).toBeUndefined();
      expect(metas["description"]!.length).toBeGreaterThan(20);
      expect(metas["og:title"]).toBe(title);
      expect(metas["og:url"]).toBe(ORIGIN + own);
      expect(metas["og:locale"]).toBe(OPEN_GRAPH[locale]);
      expect(metas["og:image:alt"]).not.toBe("");
      expect(metas["twitter:card"]).toBe("summary_large_image");
      seen.titles.add(title);
      seen.pictures.add(metas["og:image"]!);
    }
    expect(seen.titles.size).toBe(PUBLIC_PATHS.length);
    // All policies share one.
    expect(seen.pictures.size).toBe(5);
    for (const url of seen.pictures) {
      expect(url).toContain(`${ORIGIN}/social/`);
      expect(await sizeOf(page, url.slice(ORIGIN.length))).toEqual([1200, 630]);
    }
  });

  test(`pages in '${locale}' have structured data of shop, product, questions and breadcrumbs`, async ({
    page,
  }) => {
    const home = await headOf(page, pathIn(locale, "/"));
    const graph = home.data[0]!["@graph"] as Record<string, unknown>[];
    expect(graph.map((data) => data["@type"])).toEqual(["Organization", "WebSite"]);
    expect(graph[0]).toMatchObject({ url: `${ORIGIN}/`, logo: `${ORIGIN}/icon-512.png` });

    const product = await headOf(page, pathIn(locale, "/product"));
    const url = ORIGIN + pathIn(locale, "/product");
    expect(ofType(product, "Product")).toMatchObject({
      sku: MAIN_PRODUCT_ID,
      // The stored pictures contain English; in other languages the page draws the card.
      image: [
        ...(locale === "en" ? ["black", "white"] : []).map((color) =>
          expect.stringMatching(new RegExp(`^${ORIGIN}/uploads/.*card-${color}`)),
        ),
        product.metas["og:image"],
      ],
      offers: { "@type": "Offer", price: "35.000", priceCurrency: "JOD", url },
    });
    expect(JSON.stringify(product.data)).not.toContain("aggregateRating");

    const contact = await headOf(page, pathIn(locale, "/contact-us"));
    expect(ofType(contact, "FAQPage")!["mainEntity"]).toHaveLength(6);
    for (const path of PUBLIC_PATHS.slice(1)) {
      const trail = ofType(await headOf(page, pathIn(locale, path)), "BreadcrumbList")!;
      const items = trail["itemListElement"] as { item: string }[];
      expect(items.map(({ item }) => item)).toEqual(
        ["/", path].map((each) => ORIGIN + pathIn(locale, each)),
      );
    }
  });
}

test("a page that does not exist must not be indexed", async ({ page }) => {
  for (const path of ["/no-such-page", "/ar/no-such-page"]) {
    const { metas, links } = await headOf(page, path);
    expect(metas["robots"]).toBe("noindex");
    expect(links.filter(({ rel }) => rel === "canonical" || rel === "alternate")).toEqual([]);
  }
});

test("every icon that a page refers to exists", async ({ page }) => {
  const { links } = await headOf(page, "/ar");
  const named = links.filter(({ rel }) => rel.includes("icon")).map(({ href }) => href);
  const manifest = links.find(({ rel }) => rel === "manifest")!.href;
  const answer = await page.request.get(shop.url + manifest);
  const { icons, lang } = (await answer.json()) as { icons: { src: string }[]; lang: string };
  expect(lang).toBe("ar");
  expect(named).toContain("/apple-touch-icon.png");
  for (const path of new Set([...named, ...icons.map(({ src }) => src)])) {
    const icon = await page.request.get(shop.url + path);
    expect(icon.headers()["content-type"], path).toMatch(/^image\//);
  }
});

test("the owner's texts are escaped, and a new price appears at once", async ({ page }) => {
  const path = "/product";
  const before = await headOf(page, path);
  const title = `Card </script><script>alert("1")</script> & 'more'`;
  const undo = await changeProduct(page, { title, price: 27.25 });
  try {
    await expect
      .poll(async () => ofType(await headOf(page, path), "Product"))
      .toMatchObject({ name: title, offers: { price: "27.250" } });
    const after = await headOf(page, path);
    expect(after.metas["og:title"]).toContain(title);
    expect(after.metas["og:image"]).not.toBe(before.metas["og:image"]);

    let alerts = 0;
    page.on("dialog", (dialog) => {
      alerts += 1;
      void dialog.dismiss();
    });
    await openInteractive(page, shop.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(alerts).toBe(0);
  } finally {
    await undo();
  }
});

/** Changes the main product as its owner; returns a function that restores it. */
async function changeProduct(page: Page, change: { title: string; price: number }) {
  const api = `${shop.url}/api/v1`;
  const login = await page.request.post(`${api}/users/login`, { data: shop.owner });
  const { token } = (await login.json()) as { token: string };
  const path = `${api}/products/${MAIN_PRODUCT_ID}`;
  const { data } = (await (await page.request.get(path)).json()) as {
    data: { data: { title: string; price: number } };
  };
  const patch = async ({ title, price }: { title: string; price: number }) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await page.request.patch(path, { headers, data: { title, price } });
    expect(answer.ok()).toBe(true);
  };
  await patch(change);
  return () => patch(data.data);
}
