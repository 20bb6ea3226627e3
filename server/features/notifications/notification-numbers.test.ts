import assert from "node:assert/strict";
import { test } from "node:test";

import { bulkOrderNotice } from "#server/features/bulk-orders/bulk-order-notifications.ts";
import {
  orderConfirmation,
  orderNotice,
} from "#server/features/orders/notifications/order-notifications.ts";
import { drawFromSources, loadNotificationRenderers } from "#server/testing/from-sources.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";

import { exampleFacts } from "./example-facts.ts";
import type { CommonData } from "./notification.ts";

/** Notifications and sharing pictures format prices and numbers as the pages do. */

const PRICE = { en: "1,235.500 JOD", ar: "1,235.500\u00a0د.أ" };

async function placedOrder() {
  await using shop = await startTestShop();
  await shop.database.pool.query("update products set price_fils = 1235500");
  return await placeCashOrder(shop);
}

const SHOP = { publicUrl: "https://shop.example" };

function common(locale: "en" | "ar"): CommonData {
  const shop = { shopName: "Naqra", email: "a@shop.example", phone: "0790000000" };
  return { locale, shop: { ...shop, businessHours: "" }, ...SHOP };
}

test("notifications about an order format its price like the pages", async () => {
  const order = await placedOrder();
  const renderers = await loadNotificationRenderers();
  for (const locale of ["en", "ar"] as const) {
    const data = {
      ...common(locale),
      order,
      money: { paid: 0, due: order.total },
      pageUrl: "https://shop.example/orders",
      cardPageUrl: "",
    };
    const { html, text } = renderers[locale].renderEmail(orderConfirmation, data);
    const sms = renderers[locale].renderSms(orderConfirmation, data);
    const { subject } = renderers[locale].renderEmail(orderNotice, data);
    for (const written of [html, text, sms, subject]) {
      assert.ok(written.includes(PRICE[locale]), written);
    }
  }
});

test("the notice of a bulk request formats numbers like the pages", async () => {
  const renderers = await loadNotificationRenderers();
  const reported = { en: "for 1,200 employees.", ar: "لـ1,200 موظف." };
  for (const locale of ["en", "ar"] as const) {
    const data = { ...common(locale), ...bulkOrderNotice.example(exampleFacts(locale, SHOP)) };
    data.bulkOrder.orderDetails.employeeCount = 1200;
    const { text } = renderers[locale].renderEmail(bulkOrderNotice, data);
    assert.ok(text.includes(reported[locale]), text);
    assert.match(text, /: 1,200$/m);
  }
});

test("the product's sharing picture formats its price like the pages", async () => {
  for (const locale of ["en", "ar"] as const) {
    const product = { title: "Card", price: 1235.5, colors: ["black"] };
    const data = { page: "product", shopName: "Naqra", address: "shop.example", product } as const;
    assert.ok((await drawFromSources(locale, data)).includes(PRICE[locale]));
  }
});
