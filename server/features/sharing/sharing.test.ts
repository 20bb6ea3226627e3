import assert from "node:assert/strict";
import { test } from "node:test";

import sharp from "sharp";

import { multipart, photoWithPlace } from "#server/testing/order-form.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

const ORIGIN = "https://shop.example";

const shop = shopForTests({ PUBLIC_URL: ORIGIN });

const textOf = async (path: string) => (await shop.ask(path)).text();

const changeSettings = (body: unknown) =>
  shop.askAsOwner("/api/v1/settings", asJson("PATCH", body));

async function pictureAt(path: string) {
  const response = await shop.ask(path);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("Content-Type"), "image/jpeg");
  assert.equal(response.headers.get("X-Content-Type-Options"), "nosniff");
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  assert.deepEqual([width, height], [1200, 630]);
  assert.ok(bytes.length < 150_000, `${path} has ${bytes.length} bytes`);
  return { response, bytes };
}

test("robots.txt allows everything but panel and API, and names the site map", async () => {
  const lines = (await textOf("/robots.txt")).split("\n");
  assert.deepEqual(
    lines.filter((line) => line.startsWith("Disallow")),
    ["Disallow: /admin-panel", "Disallow: /ar/admin-panel", "Disallow: /api/"],
  );
  assert.ok(lines.includes(`Sitemap: ${ORIGIN}/sitemap.xml`));
});

test("security.txt says where to report a vulnerability, and has not expired, once the shop's address is a real one", async () => {
  const path = "/.well-known/security.txt";
  assert.equal(await textOf(path), "page");
  await changeSettings({ email: "owner+safe@shop.test" });
  const answer = await shop.ask(path);
  assert.equal(answer.headers.get("Content-Type"), "text/plain; charset=UTF-8");
  assert.equal(answer.headers.get("Cache-Control"), "public, max-age=3600");
  const tag = answer.headers.get("ETag")!;
  assert.equal((await shop.ask(path, { headers: { "If-None-Match": tag } })).status, 304);
  const [contact, expires = "", ...more] = (await answer.text()).split("\n");
  assert.equal(contact, "Contact: mailto:owner%2Bsafe@shop.test");
  const days = (Date.parse(expires.replace("Expires: ", "")) - Date.now()) / 86_400_000;
  assert.ok(days > 1 && days < 365, `${days} days`);
  assert.deepEqual(more, ["Preferred-Languages: en, ar", `Canonical: ${ORIGIN}${path}`, ""]);
});

test("the site map lists every public page in both languages, each with its translation", async () => {
  const map = await textOf("/sitemap.xml");
  const pages = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);
  assert.equal(pages.length, 18);
  for (const path of ["/", "/ar", "/bulk-orders", "/ar/contact-us", "/ar/terms-of-service"]) {
    assert.ok(pages.includes(ORIGIN + path), path);
  }
  const [arabic] = /<url><loc>[^<]*\/ar\/product<.*<\/url>/.exec(map)!;
  const alternates = [...arabic.matchAll(/hreflang="(.*?)" href="(.*?)"/g)];
  assert.deepEqual(
    alternates.map(([, language, url]) => [language, url]),
    [
      ["en", `${ORIGIN}/product`],
      ["ar", `${ORIGIN}/ar/product`],
      ["x-default", `${ORIGIN}/product`],
    ],
  );
});

test("each language has a manifest with the shop's name as the owner set it", async () => {
  await changeSettings({ shopName: "Example & Co", shopNameAr: "متجر المثال" });
  const [english, arabic] = await Promise.all(
    ["/manifest.webmanifest", "/ar/manifest.webmanifest"].map(
      async (path) => (await (await shop.ask(path)).json()) as Record<string, unknown>,
    ),
  );
  assert.deepEqual(
    [english!["name"], english!["lang"], english!["dir"], english!["start_url"]],
    ["Example & Co", "en", "ltr", "/"],
  );
  assert.deepEqual(
    [arabic!["name"], arabic!["lang"], arabic!["dir"], arabic!["start_url"]],
    ["متجر المثال", "ar", "rtl", "/ar"],
  );
});

test("the panel is installed as an app of its own, which opens in its language", async () => {
  const manifests = await Promise.all(
    ["/admin-panel", "/ar/admin-panel"].map(
      async (path) => (await (await shop.ask(`${path}/manifest.webmanifest`)).json()) as object,
    ),
  );
  assert.partialDeepStrictEqual(manifests, [
    { name: "Example & Co Admin", start_url: "/admin-panel", scope: "/admin-panel" },
    { name: "إدارة متجر المثال", start_url: "/ar/admin-panel", scope: "/ar/admin-panel" },
  ]);
});

test("a page's picture has a new address when its content changes, and is cached otherwise", async () => {
  const path = "/social/product-en.jpg";
  const { response, bytes } = await pictureAt(path);
  assert.equal(response.headers.get("Cache-Control"), "public, max-age=3600");
  const tag = response.headers.get("ETag")!;
  const version = tag.replaceAll('"', "");
  const cached = await pictureAt(`${path}?v=${version}`);
  assert.match(cached.response.headers.get("Cache-Control")!, /max-age=31536000, immutable/);
  assert.deepEqual(cached.bytes, bytes);
  const unchanged = await shop.ask(path, { headers: { "If-None-Match": tag } });
  assert.equal(unchanged.status, 304);

  const changed = await shop.askAsOwner(
    `/api/v1/products/${MAIN_PRODUCT_ID}`,
    asJson("PATCH", { title: "Another <title> & more", price: 35.5 }),
  );
  assert.equal(changed.status, 200);
  const after = await pictureAt(`${path}?v=${version}`);
  assert.notEqual(after.response.headers.get("ETag"), tag);
  assert.equal(after.response.headers.get("Cache-Control"), "public, max-age=3600");
  assert.notDeepEqual(after.bytes, bytes);
});

test("each language has its own pictures, the Arabic one from right to left", async () => {
  const [english, arabic] = await Promise.all(
    ["/social/landing-en.jpg", "/social/landing-ar.jpg"].map(async (path) =>
      copperAt((await pictureAt(path)).bytes),
    ),
  );
  assert.ok(english! < 150, `the mark is at ${english} px`);
  assert.ok(arabic! > 1050, `the mark is at ${arabic} px`);
  assert.equal(await textOf("/social/landing-fr.jpg"), "page");
});

/** The distance of the logo's dot from the left edge, in pixels. */
async function copperAt(bytes: Buffer): Promise<number> {
  const strip = { left: 0, top: 70, width: 1200, height: 30 };
  const pixels = await sharp(bytes).extract(strip).raw().toBuffer();
  const isCopper = (at: number) => pixels[at]! > 140 && pixels[at + 2]! < 60;
  for (let at = 0; at < pixels.length; at += 3) if (isCopper(at)) return (at / 3) % 1200;
  return NaN;
}

test("the owner's own picture takes precedence over drawn ones", async () => {
  const drawn = await pictureAt("/social/contact-us-en.jpg");
  const upload = multipart({}, [
    { field: "socialPreviewImage", name: "own.jpg", bytes: await photoWithPlace() },
  ]);
  const init = { method: "PATCH", body: upload };
  assert.equal((await shop.askAsOwner("/api/v1/settings", init)).status, 200);
  const own = await pictureAt("/social/contact-us-en.jpg");
  assert.notDeepEqual(own.bytes, drawn.bytes);
  assert.deepEqual((await pictureAt("/social/landing-ar.jpg")).bytes, own.bytes);

  await changeSettings({ socialPreviewImage: "" });
  assert.deepEqual((await pictureAt("/social/contact-us-en.jpg")).bytes, drawn.bytes);
});
