import { rm, writeFile } from "node:fs/promises";

import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

import { expectAccessible } from "./accessible.ts";
import {
  choosePlace,
  CUSTOMER,
  fillPersonalDetails,
  next,
  programIsThere,
  receiptFile,
  receiptPicture,
  setAccount,
} from "./ordering.ts";
import { ownerHeaders } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { openStoredOrder } from "./stored-order.ts";
import { test } from "./test.ts";

/** Orders from the first field to the number: with little to do, and without anything lost on the way. */

test.describe.configure({ mode: "parallel" });

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const STEPS = [
  "Personal Details",
  "Card Design",
  "Addons",
  "Delivery Info",
  "Payment Method",
  "Order Summary",
] as const;

const orderIn = (page: Page) => page.getByRole("dialog");
const heading = (page: Page, name: string) =>
  orderIn(page).getByRole("heading", { name, exact: true });

async function open(page: Page): Promise<Locator> {
  await page.goto(`${shop.url}/product`);
  await page.getByRole("button", { name: "Order Now - 35 JOD" }).first().click();
  await expect(orderIn(page)).toBeVisible();
  await programIsThere(page);
  return orderIn(page);
}

/** Fills in an order with a picture, up to this step, where that is what a test is about. */
async function fillUpTo(page: Page, last: (typeof STEPS)[number]): Promise<Locator> {
  const dialog = await open(page);
  await fillPersonalDetails(dialog, CUSTOMER);
  const fillStep: Record<string, () => Promise<void>> = {
    "Card Design": async () => {
      await dialog.getByLabel("Company logo").setInputFiles(await receiptFile("logo.jpg"));
    },
    "Delivery Info": async () => {
      await choosePlace(dialog, "Jordan", /^Irbid/);
      await dialog.getByLabel("Address line 1").fill("Example Street 1");
    },
  };
  for (const step of STEPS.slice(1, STEPS.indexOf(last) + 1)) {
    await next(dialog, step);
    await fillStep[step]?.();
  }
  return dialog;
}

/** An order with a picture that was filled in before, up to this step. */
const openAt = (page: Page, step: (typeof STEPS)[number]) =>
  openStoredOrder(page, shop.url, STEPS.indexOf(step) + 1);

const place = (page: Page) => orderIn(page).getByRole("button", { name: "Place My Order" }).click();

/** The numbers of all orders, as staff see them. */
async function orderNumbers(page: Page): Promise<string[]> {
  const headers = await ownerHeaders(shop);
  const listed = await page.request.get(`${shop.url}/api/v1/orders?limit=1000&page=1`, { headers });
  const body = (await listed.json()) as { data: { data: { orderNumber: string }[] } };
  return body.data.data.map(({ orderNumber }) => orderNumber);
}

/**
 * Each click, each key other than those of a text, and each text that is typed. The same order took
 * 34 before the name on the card followed the names, Jordan was chosen at first, the contact was
 * one line, and the cities could be searched.
 */
const MOST_INTERACTIONS = 31;

test("a typical order, with a link, a logo and an addon, takes few interactions", async ({
  page,
}) => {
  let count = 0;
  const click = async (what: Locator) => {
    count += 1;
    await what.click();
  };
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    count += 1;
    await page.keyboard.insertText(text);
  };
  await page.goto(`${shop.url}/product`);
  const dialog = page.getByRole("dialog").first();
  const goOn = () => click(dialog.getByRole("button", { name: "Next" }));

  await click(page.getByRole("button", { name: "Order Now - 35 JOD" }).first());
  await programIsThere(page);
  await click(dialog.getByLabel("First name"));
  const texts = ["Example", "Customer", "Founder", "Example Bakery", "0790000000"];
  for (const text of texts) {
    await type(text);
    await press("Tab");
  }
  // 'Add phone number' comes between.
  await press("Tab");
  await type("customer@example.com");
  await click(dialog.getByRole("button", { name: "Add links" }));
  await press("Tab");
  await type("linkedin.com/in/example");
  await goOn();
  await expect(dialog.getByLabel("Name on card")).toHaveValue("Example Customer");
  count += 1;
  await dialog.getByLabel("Company logo").setInputFiles(await receiptFile("logo.jpg"));
  await goOn();
  await click(dialog.getByRole("button", { name: /^Finish/ }));
  await click(dialog.getByText("Gloss", { exact: true }));
  await goOn();
  await click(dialog.getByRole("combobox", { name: "City" }));
  await expect(page.getByLabel("Search cities")).toBeFocused();
  await type("irb");
  await press("Enter");
  await expect(dialog.getByRole("combobox", { name: "City" })).toBeFocused();
  await press("Tab");
  await type("Example Street 1");
  await goOn();
  await goOn();
  await click(dialog.getByRole("button", { name: "Place My Order" }));
  await expect(dialog.getByRole("heading", { name: "Your order is placed" })).toBeVisible();
  expect(count).toBeLessThanOrEqual(MOST_INTERACTIONS);
});

test("with the keyboard alone an order with every kind of addon is placed @main", async ({
  page,
}) => {
  const { keyboard } = page;
  const dialog = orderIn(page);
  const tabTo = async (what: Locator) => {
    await expect(async () => {
      const isFocused = await what.evaluate((element) => element === document.activeElement);
      if (!isFocused) await keyboard.press("Tab");
      expect(isFocused).toBe(true);
    }).toPass({ intervals: [0] });
  };
  const pressOn = async (what: Locator, key = "Enter") => {
    await tabTo(what);
    await keyboard.press(key);
  };
  const type = async (what: Locator, text: string) => {
    await tabTo(what);
    await keyboard.insertText(text);
  };
  const goOn = async (step: (typeof STEPS)[number]) => {
    await pressOn(dialog.getByRole("button", { name: "Next" }));
    await expect(heading(page, step)).toBeFocused();
  };

  await page.goto(`${shop.url}/product`);
  await page.getByRole("button", { name: "Order Now - 35 JOD" }).first().focus();
  await keyboard.press("Enter");
  for (const [label, text] of [
    ["First name", CUSTOMER.firstName],
    ["Last name", CUSTOMER.lastName],
    ["Position", "Founder"],
    ["Organization", "Example Bakery"],
    ["Phone number", CUSTOMER.phone],
    ["Email", CUSTOMER.email],
  ] as const) {
    await type(dialog.getByLabel(label).first(), text);
  }
  await keyboard.press("Enter");
  await expect(heading(page, "Card Design")).toBeFocused();
  await goOn("Addons");

  const open = (title: string) => pressOn(dialog.getByRole("button", { name: title }));
  await open("Text on the back");
  await type(dialog.getByRole("textbox", { name: "Text on the back" }), "Scan me");
  await open("Employee number");
  await type(dialog.getByRole("spinbutton", { name: "Employee number" }), "42");
  await open("Finish");
  await pressOn(dialog.getByRole("radio", { name: "Soft touch" }), "Space");
  await open("Card holder");
  await pressOn(dialog.getByRole("combobox", { name: "Card holder" }));
  const leather = page.getByRole("option", { name: "Black leather" });
  await expect(leather).toBeVisible();
  await keyboard.press("Home");
  // Enter chooses what is highlighted, once the focus has followed.
  await expect(leather).toHaveAttribute("data-highlighted");
  await expect(leather).toBeFocused();
  await keyboard.press("Enter");
  await expect(dialog.getByText("Chosen: Black leather")).toBeVisible();
  await open("Picture on the back");
  const choosing = page.waitForEvent("filechooser");
  await pressOn(dialog.getByLabel("Picture on the back", { exact: true }).last());
  await (await choosing).setFiles(await receiptFile("back.jpg"));
  await open("Gift wrapping");
  await pressOn(dialog.getByRole("radio", { name: "Black paper" }), "Space");
  await goOn("Delivery Info");

  await pressOn(dialog.getByRole("combobox", { name: "City" }));
  await expect(page.getByLabel("Search cities")).toBeFocused();
  await keyboard.type("irb");
  await keyboard.press("Enter");
  await type(dialog.getByLabel("Address line 1"), "Example Street 1");
  await keyboard.press("Enter");
  await expect(heading(page, "Payment Method")).toBeFocused();
  await goOn("Order Summary");
  await expect(dialog.getByText("59 JOD").first()).toBeVisible();
  await pressOn(dialog.getByRole("button", { name: "Place My Order" }));
  await expect(heading(page, "Your order is placed")).toBeVisible();
});

test("a reload at every step keeps the step, the texts and the pictures @main", async ({
  page,
}) => {
  const dialog = await fillUpTo(page, "Order Summary");
  const reload = async (step: number) => {
    await page.reload();
    await expect(heading(page, STEPS[step - 1]!)).toBeVisible();
    await expect(page).toHaveURL(`${shop.url}/product?order=${step}`);
    await expect(dialog.getByText("What you had filled in is still here.")).toBeVisible();
  };
  await reload(STEPS.length);
  await expect(dialog.getByText("customer@example.com").first()).toBeVisible();
  await expect(dialog.getByText("Irbid, Jordan")).toBeVisible();
  await expect(dialog.getByText("40 JOD").first()).toBeVisible();
  const logo = dialog.getByRole("link", { name: "Open picture: Company logo" }).locator("img");
  await expect
    .poll(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBe(600);
  for (let step = STEPS.length - 1; step > 0; step -= 1) {
    await page.goBack();
    await expect(heading(page, STEPS[step - 1]!)).toBeVisible();
    await reload(step);
  }
});

test("what was typed right before the page closed is there when the shop is opened again", async ({
  page,
  context,
}) => {
  const dialog = await open(page);
  await fillPersonalDetails(dialog, CUSTOMER);
  await page.close({ runBeforeUnload: true });
  const again = await context.newPage();
  await open(again);
  await expect(orderIn(again).getByLabel("First name")).toHaveValue("Example");
  await expect(orderIn(again).getByLabel("Email").first()).toHaveValue("customer@example.com");
});

test("'Start over' asks, and then empties the form for good", async ({ page }) => {
  await openAt(page, "Delivery Info");
  await orderIn(page).getByRole("button", { name: "Start over" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(heading(page, "Delivery Info")).toBeVisible();
  await orderIn(page).getByRole("button", { name: "Start over" }).click();
  await question.getByRole("button", { name: "Start over" }).click();
  await expect(heading(page, "Personal Details")).toBeVisible();
  await expect(orderIn(page).getByLabel("First name")).toHaveValue("");
  await page.reload();
  await expect(orderIn(page).getByLabel("First name")).toHaveValue("");
  await expect(orderIn(page).getByText("What you had filled in")).toHaveCount(0);
});

test("Back goes one step back, and at the first closes the order", async ({ page }) => {
  await fillUpTo(page, "Order Summary");
  for (const step of STEPS.toReversed().slice(1)) {
    await page.goBack();
    await expect(heading(page, step)).toBeVisible();
  }
  await page.goBack();
  await expect(orderIn(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${shop.url}/product`);

  // The order opens where it was left, with the same way back.
  await page.getByRole("button", { name: "Order Now - 35 JOD" }).first().click();
  await expect(heading(page, "Personal Details")).toBeVisible();
  for (const step of STEPS.slice(1)) await next(orderIn(page), step);
  await page.keyboard.press("Escape");
  await expect(orderIn(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${shop.url}/product`);
  await page.getByRole("button", { name: "Order Now - 35 JOD" }).first().click();
  await expect(heading(page, "Order Summary")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Payment Method")).toBeVisible();
});

test("an address or Forward leads no further than the first invalid step", async ({ page }) => {
  await page.goto(`${shop.url}/product?order=5`);
  await expect(heading(page, "Personal Details")).toBeVisible();
  await openAt(page, "Addons");
  await page.goBack();
  await orderIn(page).getByLabel("Name on card").fill("");
  await page.goForward();
  await expect(heading(page, "Card Design")).toBeVisible();
  await orderIn(page).getByRole("button", { name: "Next" }).click();
  await expect(orderIn(page).getByText("Name on card must be at least 2 characters")).toBeVisible();
  await orderIn(page).getByLabel("Name on card").fill("Example");
  await next(orderIn(page), "Addons");
});

test("another language keeps everything, and the step", async ({ page }) => {
  const dialog = await openAt(page, "Addons");
  await dialog.getByRole("button", { name: /^Finish/ }).click();
  await dialog.getByText("Gloss", { exact: true }).click();
  await next(dialog, "Delivery Info");
  await choosePlace(dialog, "Jordan", /^Irbid/);
  await dialog.getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL(`${shop.url}/ar/product?order=4`);
  await expect(heading(page, "بيانات التوصيل")).toBeVisible();
  await expect(orderIn(page).getByRole("combobox", { name: "المدينة" })).toContainText("إربد");
  await page.goBack();
  await expect(orderIn(page).getByText("الاختيار: لامع")).toBeVisible();
});

test("without a network the order goes on, and is placed once it is back", async ({
  page,
  context,
}) => {
  const dialog = await openAt(page, "Payment Method");
  await context.setOffline(true);
  await expect(dialog.getByText("You are offline. Nothing is lost")).toBeVisible();
  await next(dialog, "Order Summary");
  await page.goBack();
  await expect(heading(page, "Payment Method")).toBeVisible();
  await next(dialog, "Order Summary");
  await place(page);
  // By the toaster, whose code is there before it is needed.
  await expect(page.locator("[data-sonner-toast]").getByText("Order Failed")).toBeVisible();
  await expect(dialog.getByRole("alert")).toContainText("You are offline. Nothing is lost");
  await context.setOffline(false);
  await expect(dialog.getByText("what you fill in is kept on this device")).toHaveCount(0);
  await place(page);
  await expect(heading(page, "Your order is placed")).toBeVisible();
});

test("double clicks go one step and place one order, and the confirmation stays", async ({
  page,
}) => {
  const before = await orderNumbers(page);
  const dialog = await openAt(page, "Payment Method");
  await dialog.getByRole("button", { name: "Next" }).dblclick();
  await expect(heading(page, "Order Summary")).toBeVisible();
  const place = dialog.getByRole("button", { name: "Place My Order" });
  await expect(place).toBeEnabled();
  // On a slow device it is under the second click already, which was meant for 'Next'.
  await place.dispatchEvent("click", { detail: 2 });
  await place.dblclick();
  await expect(heading(page, "Your order is placed")).toBeVisible();
  await expect(page.getByText("Order Placed Successfully!")).toHaveCount(1);
  expect(await orderNumbers(page)).toHaveLength(before.length + 1);
});

test("a second click while the form is checked sends nothing more", async ({ page }) => {
  const dialog = await openAt(page, "Order Summary");
  let sent = 0;
  await page.route("**/api/v1/orders", (route) => {
    sent += 1;
    return route.continue();
  });
  // Two clicks of their own, which are no double click.
  await dialog.getByRole("button", { name: "Place My Order" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(heading(page, "Your order is placed")).toBeVisible();
  await expect(page.getByText("Order Placed Successfully!")).toHaveCount(1);
  expect(sent).toBe(1);
});

test("closing the order gives the focus back to what opened it", async ({ page }) => {
  await page.goto(`${shop.url}/product`);
  const button = page.getByRole("button", { name: "Order Now - 35 JOD" }).first();
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => orderIn(page).getByRole("button", { name: "Close" }).first().click(),
  ]) {
    await button.click();
    await expect(heading(page, "Personal Details")).toBeFocused();
    await close();
    await expect(orderIn(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("an answer that is lost is asked again, and the order is placed once @main", async ({
  page,
}) => {
  const before = await orderNumbers(page);
  await openAt(page, "Order Summary");
  const keys = new Set<string | undefined>();
  let attempts = 0;
  await page.route("**/api/v1/orders", async (route) => {
    keys.add(route.request().headers()["idempotency-key"]);
    const answer = await route.fetch();
    if (++attempts < 3) return route.abort("connectionreset");
    return route.fulfill({ response: answer });
  });
  await place(page);
  await expect(heading(page, "Your order is placed")).toBeVisible();
  expect(attempts).toBe(3);
  expect(keys.size).toBe(1);
  expect(await orderNumbers(page)).toHaveLength(before.length + 1);
});

test("a page that closes while the order is sent places it once, too", async ({ page }) => {
  const before = await orderNumbers(page);
  await openAt(page, "Order Summary");
  const arrived = Promise.withResolvers<void>();
  await page.route("**/api/v1/orders", async (route) => {
    await route.fetch();
    arrived.resolve();
  });
  await place(page);
  await arrived.promise;
  await page.reload();
  await page.unroute("**/api/v1/orders");
  await expect(orderIn(page).getByText("it is never ordered twice")).toBeVisible();
  await expect(heading(page, "Order Summary")).toBeVisible();
  await place(page);
  await expect(heading(page, "Your order is placed")).toBeVisible();
  expect(await orderNumbers(page)).toHaveLength(before.length + 1);
});

test("the confirmation survives a reload until 'Done', and pictures leave the device", async ({
  page,
}) => {
  await openAt(page, "Order Summary");
  await orderIn(page).getByRole("button", { name: "Place My Order" }).dblclick();
  await expect(heading(page, "Your order is placed")).toBeVisible();
  const [number] = await orderNumbers(page);
  await expect(orderIn(page).getByText(number!).first()).toBeVisible();
  const ways = await waysAfterPlacing(page, number!);
  await expectAccessible(page);
  await page.reload();
  await expect(heading(page, "Your order is placed")).toBeVisible();
  await expect(orderIn(page).getByText(number!).first()).toBeVisible();
  await expect(orderIn(page).getByText("Irbid, Jordan")).toBeVisible();
  expect(await waysAfterPlacing(page, number!)).toEqual(ways);
  expect(await picturesOnDevice(page)).toBe(0);
  await orderIn(page).getByRole("button", { name: "Done" }).click();
  await expect(orderIn(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Order Now - 35 JOD" }).first().click();
  await expect(orderIn(page).getByLabel("First name")).toHaveValue("");
});

/** What a placed order says next: the day in both places, and the chat with the shop. */
async function waysAfterPlacing(page: Page, number: string) {
  const dialog = orderIn(page);
  const day = dialog.getByText("Arrives by").locator("+ strong");
  await expect(day).toHaveText(/^(Sun|Mon|Tues|Wednes|Thurs)day \d{1,2} [A-Z][a-z]+$/);
  const reported = (await day.textContent())!;
  const next = dialog.getByText(`It arrives by ${reported}; you pay the courier 40 JOD.`);
  await expect(next).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Start a new order" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Place My Order" })).toHaveCount(0);
  const chat = await dialog.getByRole("link", { name: /WhatsApp/ }).getAttribute("href");
  expect(decodeURIComponent(chat!)).toBe(
    `https://wa.me/962790000000?text=Hello, I have a question about my order ${number}.`,
  );
  return reported;
}

function picturesOnDevice(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("naqra-order");
        opening.onerror = () => reject(new Error("The database did not open."));
        opening.onsuccess = () => {
          const count = opening.result.transaction("pictures").objectStore("pictures").count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
}

test("what one tab has typed is there in the other", async ({ page, context }) => {
  const first = await open(page);
  await first.getByLabel("First name").fill("One");
  const other = await context.newPage();
  await open(other);
  await expect(orderIn(other).getByLabel("First name")).toHaveValue("One");
  await orderIn(other).getByLabel("Last name").fill("Two");
  await comeBackTo(page, () =>
    expect(first.getByLabel("Last name")).toHaveValue("Two", { timeout: 500 }),
  );
});

/** Comes back to a tab until it has taken over what another one has stored. */
async function comeBackTo(page: Page, isTakenOver: () => Promise<void>): Promise<void> {
  await page.bringToFront();
  await expect(async () => {
    // Headless Chromium considers every tab visible, so nothing tells this one that it is back.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await isTakenOver();
  }).toPass();
}

test("what one tab has chosen is there in the other, in that one's language", async ({
  page,
  context,
}) => {
  await openAt(page, "Order Summary");
  await page.goto(`${shop.url}/ar/product?order=6`);
  await expect(page.getByText("Example Street 1").first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${shop.url}/product?order=3`);
  await programIsThere(other);
  await orderIn(other)
    .getByRole("button", { name: /^Finish/ })
    .click();
  await orderIn(other).getByText("Gloss", { exact: true }).click();
  await comeBackTo(page, async () => {
    const chosen = page.getByRole("definition").filter({ hasText: /لامع|Gloss/ });
    await expect(chosen.first()).toBeVisible({ timeout: 500 });
  });
  await expect(page.getByRole("term").filter({ hasText: "الملمس" }).first()).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "لامع" }).first()).toBeVisible();
});

test("an addon and a city that are gone are reported to be gone, until the form is emptied", async ({
  page,
}) => {
  const dialog = await openAt(page, "Addons");
  await dialog.getByRole("button", { name: /^Finish/ }).click();
  await dialog.getByText("Gloss", { exact: true }).click();
  await next(dialog, "Delivery Info");
  await choosePlace(dialog, "Jordan", /^Irbid/);
  for (const [address, list, gone] of [
    ["**/api/v1/addons", "data", "Finish"],
    ["**/api/v1/cities/country/*", "cities", "Irbid"],
  ] as const) {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: Record<string, Named[]> };
      json.data[list] = json.data[list]!.filter(({ name, title }) => gone !== (name ?? title));
      await route.fulfill({ response, json });
    });
  }
  await page.reload();
  await expect(
    dialog.getByText("No longer available, and taken off your order: Finish."),
  ).toBeVisible();
  await expect(dialog.getByText("Please choose the city again.")).toBeVisible();
  await expect(dialog.getByRole("combobox", { name: "City" })).toContainText("Select a city");
  await dialog.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start over" }).click();
  await expect(heading(page, "Personal Details")).toBeVisible();
  await expect(dialog.getByText(/No longer available|choose the city again/)).toHaveCount(0);
});

interface Named {
  name?: string;
  title?: string;
}

test("where the browser refuses to keep it, the order works, and leaving asks first", async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Refused", "SecurityError");
    };
  });
  await fillUpTo(page, "Order Summary");
  const asked = page.waitForEvent("dialog");
  const reloading = page.reload({ timeout: 5000 }).catch(() => undefined);
  await (await asked).dismiss();
  await reloading;
  await place(page);
  await expect(heading(page, "Your order is placed")).toBeVisible();
});

test("pictures that the device has no room for are asked for again, the texts are not", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own object
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === "pictures") throw new DOMException("Full", "QuotaExceededError");
      return put.apply(this, given);
    };
  });
  await fillUpTo(page, "Addons");
  await page.reload();
  await expect(
    orderIn(page).getByText(
      "What you had filled in is still here. Please choose the pictures again",
    ),
  ).toBeVisible();
  await page.goBack();
  await expect(orderIn(page).getByLabel("Name on card")).toHaveValue("Example Customer");
  await expect(orderIn(page).getByText("logo.jpg")).toHaveCount(0);
});

test("a picture that was changed after it was picked is asked for again, at its field", async ({
  page,
}, testInfo) => {
  await using own = await startShop({ RATE_LIMITS: "off" });
  await setAccount(page, own);
  const path = testInfo.outputPath("receipt.jpg");
  await writeFile(path, await receiptPicture());
  const dialog = await openStoredOrder(page, own.url, 5);
  await dialog.getByText("Online", { exact: true }).click();
  await dialog.getByLabel("Receipt image").setInputFiles(path);
  await next(dialog, "Order Summary");
  await rm(path);
  await place(page);
  await expect(dialog.getByText("This picture can no longer be read.")).toBeVisible();
  await writeFile(path, await receiptPicture());
  await dialog.getByLabel("Receipt image").setInputFiles(path);
  await dialog.getByRole("button", { name: "Back to summary" }).click();
  await place(page);
  await expect(heading(page, "Your order is placed")).toBeVisible();
});

test("a photo is sent smaller and upright, with its progress; cancelled, nothing is ordered", async ({
  page,
}) => {
  const before = await orderNumbers(page);
  const dialog = await openAt(page, "Card Design");
  const logo = dialog.getByLabel("Company logo");
  // The shop says what is wrong with a picture that the browser has taken for one.
  await page.evaluate(() => {
    HTMLImageElement.prototype.decode = () => Promise.resolve();
  });
  const broken = { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await logo.setInputFiles(broken);
  await expect(dialog.getByText("Please select a valid image file")).toBeVisible();
  // Where it could not be asked, the order says so.
  await page.route("**/api/v1/pictures/check", (route) => route.abort());
  await logo.setInputFiles(broken);
  await next(dialog, "Addons");
  await next(dialog, "Delivery Info");
  await choosePlace(dialog, "Jordan", /^Irbid/);
  await dialog.getByLabel("Address line 1").fill("Example Street 1");
  await next(dialog, "Payment Method");
  await next(dialog, "Order Summary");
  await place(page);
  await expect(dialog.getByText("Please select a valid image file")).toBeVisible();
  await page.unroute("**/api/v1/pictures/check");
  const buffer = await sidewaysPhoto();
  await logo.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
  await dialog.getByRole("button", { name: "Back to summary" }).click();

  const devtools = await page.context().newCDPSession(page);
  const allow = (uploadThroughput: number) =>
    devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await devtools.send("Network.enable");
  await allow(50_000);
  await place(page);
  await expect(dialog.getByRole("progressbar")).toHaveAccessibleName(
    /^Sending your pictures, [1-9]\d?%$/,
  );
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByText("Nothing was ordered.")).toBeVisible();
  await expect(dialog.getByRole("progressbar")).toHaveCount(0);
  expect(await orderNumbers(page)).toEqual(before);

  await allow(-1);
  await place(page);
  await expect(heading(page, "Your order is placed")).toBeVisible();
  expect(await orderNumbers(page)).toHaveLength(before.length + 1);
  const stored = dialog.getByRole("link", { name: "Open picture: Company logo" });
  const answer = await page.request.get(shop.url + (await stored.getAttribute("href"))!);
  const { width, height } = await sharp(await answer.body()).metadata();
  expect([width, height]).toEqual([1920, 2560]);
});

/** A photo of 12 megapixels from a camera held upright, which says so beside the pixels. */
function sidewaysPhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 25 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: "black", noise } })
    .jpeg({ quality: 60 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
