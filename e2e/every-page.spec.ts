import { expect, type Page } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";

import routes from "#app/routes.ts";
import { takingTurns } from "#server/testing/thoroughness.ts";
import { LOCALES, pathIn } from "#shared/i18n/locale.ts";

import { expectAccessibleAtEachWidth, expectTitleWhole } from "./accessible.ts";
import { place } from "./panel-orders-data.ts";
import { signIn } from "./panel.ts";
import { test, type SharedShop } from "./test.ts";

/**
 * Each page of the shop and each screen of the panel in each language, opened once: it is in that language,
 * axe finds nothing and nothing is cut, on a phone and on a desk, and nothing fails meanwhile.
 */

test.describe.configure({ mode: "parallel" });

/** The paths of all pages of a route, as they are declared. */
function pathsOf({ path, children = [] }: RouteConfigEntry, above = ""): string[] {
  const here = path ? `${above}/${path}` : above;
  return children.length > 0 ? children.flatMap((child) => pathsOf(child, here)) : [here];
}

/** The page of a card is no route of React's, and takes its language from the query. */
const CARD = "/c/demo?lang=";
const LOGIN = "/admin-panel/login";
/** With a link that is none. */
const STATUS: Record<string, number> = {
  "/newsletter/confirm": 400,
  "/newsletter/unsubscribe": 400,
  "/*": 404,
};
const PATHS = routes.flatMap((route) => pathsOf(route));
const isScreen = (path: string) => path.startsWith("/admin-panel") && path !== LOGIN;
const AREAS = {
  "page of the shop": [CARD, ...PATHS.filter((path) => !isScreen(path))],
  "screen of the panel": PATHS.filter(isScreen),
};

/** The addresses of the pages of an order and of a quote, by their paths. */
async function examples({ request }: Page, { url, owner, mail }: SharedShop, name: string) {
  const send = async (path: string, data: object, token = "") => {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await request.post(`${url}/api/v1${path}`, { data, headers });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const { _id, orderNumber } = await place(request, url, { name, receipt: "#13579b" });
  const companyInfo = { companyName: name, contactPerson: "Example Buyer" };
  const { data } = await send("/custom-orders", {
    companyInfo: { ...companyInfo, email: "everywhere@example.com", phone: "0790000000" },
    orderDetails: { employeeCount: 60, message: "" },
  });
  const { token } = await send("/users/login", owner);
  await send(`/custom-orders/${data.data._id}/quotes`, { price: 12 }, token);
  const handed = { courier: "Example Courier", orders: [_id] };
  const handover = await send("/handovers", handed, token);
  const company = await send("/companies", { name, email: "company@example.com" }, token);
  const person = { firstName: "Example", lastName: "Person", position: "Clerk", phone: "1" };
  const list = await send("/rosters", { company: company.data.data._id, people: [person] }, token);
  await send(`/companies/${company.data.data._id}/link`, {}, token);
  const linked = async (kind: string, naming: string) => {
    const link = new RegExp(`/${kind}/[0-9a-f]{32}`);
    const found = () => mail.mails.find(({ text }) => text.includes(naming) && link.test(text));
    await expect.poll(found).toBeTruthy();
    return link.exec(found()!.text)![0];
  };
  const ownCompany = await linked("companies", name);
  return new Map([
    ["/orders/:token", await linked("orders", orderNumber)],
    ["/cards/:token", await linked("cards", orderNumber)],
    ["/quotes/:token", await linked("quotes", name)],
    ["/companies/:token", ownCompany],
    ["/companies/:token/people/:list", `${ownCompany}/people/${list.data.data._id}`],
    ["/admin-panel/orders/:id", `/admin-panel/orders/${_id}`],
    [
      "/admin-panel/orders/handovers/:id",
      `/admin-panel/orders/handovers/${handover.data.data.sheet._id}`,
    ],
    ["/admin-panel/companies/rosters/:id", `/admin-panel/companies/rosters/${list.data.data._id}`],
    ["/admin-panel/orders/:id/edit", `/admin-panel/orders/${_id}/edit`],
  ]);
}

/** Collects what fails on a page from now on. */
function failuresOn(page: Page): string[] {
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(String(error)));
  page.on("console", (message) => {
    // Of what could not be loaded the answer says more.
    const isAnswer = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isAnswer) failures.push(message.text());
  });
  page.on("response", (answer) => {
    const isPage = answer.request().isNavigationRequest();
    if (answer.status() >= 400 && !isPage) failures.push(`${answer.status()} ${answer.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()!.errorText;
    if (reason !== "net::ERR_ABORTED") failures.push(`${reason} ${request.url()}`);
  });
  return failures;
}

const inTurns = takingTurns(8);

for (const locale of LOCALES) {
  for (const [area, paths] of Object.entries(AREAS)) {
    const visited = inTurns(paths);
    test(`each ${area} in ${locale}: axe, widths, language, failures @main`, async ({
      page,
      shop,
    }) => {
      test.slow();
      const known = visited.some((path) => path.includes(":"))
        ? await examples(page, shop, `Each ${area} in ${locale}`)
        : new Map<string, string>();
      if (paths.some(isScreen)) await signIn(page, shop);
      // This page leaves itself as soon as the shop answers what it asks.
      await page.route("**/offline", (route) =>
        route.request().method() === "HEAD" ? route.abort("aborted") : route.continue(),
      );
      const failures = failuresOn(page);
      for (const path of visited) {
        await test.step(path, async () => {
          const address = known.get(path) ?? path.replace("*", "no-such-page");
          const inLocale = path === CARD ? CARD + locale : pathIn(locale, address);
          const answer = await page.goto(shop.url + inLocale);
          expect(answer!.status()).toBe(STATUS[path] ?? 200);
          await expect(page.locator("html")).toHaveAttribute("lang", locale);
          await expect(page.locator("html")).toHaveAttribute(
            "dir",
            locale === "ar" ? "rtl" : "ltr",
          );
          await expectAccessibleAtEachWidth(page, async () => {
            await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
            // What stands in for what is still loading is faded on purpose.
            const loading = "main :is([aria-busy=true], [role=status][aria-label])";
            await expect(page.locator(loading)).toHaveCount(0);
            if (isScreen(path)) await expectTitleWhole(page);
          });
          expect(failures).toEqual([]);
        });
      }
    });
  }
}
