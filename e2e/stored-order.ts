import type { Locator, Page } from "@playwright/test";

import { CUSTOMER, irbid, openStep, receiptPicture } from "./ordering.ts";

/** An order that is kept on the device, so that tests of a later step need not type the earlier ones. */

/**
 * Stores an order to Irbid with a logo, paid in cash, as somebody has filled it in up to this step (1 to 6),
 * and opens it there.
 */
export async function openStoredOrder(page: Page, shopUrl: string, step: number): Promise<Locator> {
  const { country, city } = await irbid(shopUrl);
  const { email, phone: deliveryPhone, ...name } = CUSTOMER;
  const order = {
    key: crypto.randomUUID(),
    savedAt: Date.now(),
    savedBy: "another page",
    values: {
      personalInfo: {
        ...name,
        position: "Founder",
        organization: "Example Bakery",
        phoneNumbers: [deliveryPhone],
        email,
      },
      cardDesign: {
        nameOnCard: "Example Customer",
        color: "black",
        ...(step > 1 && { companyLogo: { picture: "logo" } }),
      },
      deliveryInfo: {
        country,
        ...(step > 3 && {
          city,
          cityFee: 5,
          addressLine1: "Example Street 1",
        }),
        useSameContact: true,
        deliveryPhone,
        deliveryEmail: email,
      },
      paymentMethod: "cash",
    },
  };
  const logo = (await receiptPicture()).toString("base64");
  // A page of the shop that opens no database of its own.
  await page.goto(`${shopUrl}/privacy-policy`);
  await page.evaluate(putOnDevice, { order, logo });
  return openStep(page, shopUrl, `/product?order=${step}`);
}

/** Runs in the page, and has the database's names and versions from `stored/order-database.ts`. */
function putOnDevice({ order, logo }: { order: object; logo: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("naqra-order", 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("orders");
      opening.result.createObjectStore("pictures");
    };
    opening.onerror = () => reject(new Error("The database did not open."));
    opening.onsuccess = () => {
      const db = opening.result;
      const writing = db.transaction(["orders", "pictures"], "readwrite");
      const bytes = Uint8Array.from(atob(logo), (letter) => letter.charCodeAt(0)).buffer;
      writing.objectStore("orders").put(order, "order");
      writing.objectStore("pictures").put({ bytes, name: "logo.jpg", type: "image/jpeg" }, "logo");
      writing.oncomplete = () => {
        db.close();
        resolve();
      };
      writing.onerror = () => reject(new Error("The order was not stored."));
    };
  });
}
