import assert from "node:assert/strict";
import { test } from "node:test";

import { loadNotificationRenderers } from "#server/testing/from-sources.ts";
import { LOCALES, pathIn, type Locale } from "#shared/i18n/locale.ts";

import { exampleFacts } from "./example-facts.ts";
import type { Notification } from "./notification.ts";
import { NOTIFICATIONS } from "./registry.ts";

/** How many SMS each message takes, with the links that shops have: the key in them is 32 letters long. */

const KEY = "0123456789abcdef".repeat(2);
/** The letters of one SMS: of seven bits, and of sixteen, as Arabic ones are. */
const ONE: Record<Locale, number> = { en: 160, ar: 70 };
/** Those of two Arabic ones, which are joined. */
const TWO = 134;

const SHOP_NAME: Record<Locale, string> = { en: "Naqra", ar: "نقرة" };

/**
 * In Arabic these take two: without their link they would be of no use, and the link alone takes all
 * but a few of the 70 letters of one.
 */
const TWO_IN_ARABIC: readonly string[] = ["better-receipt", "order-link", "proof", "quote"];

test("every SMS is one, except where an Arabic one must hold a link", async () => {
  const renderers = await loadNotificationRenderers();
  for (const locale of LOCALES) {
    const publicUrl = "https://naqra.example";
    const shop = { shopName: SHOP_NAME[locale], email: "", phone: "", businessHours: "" };
    for (const [kind, notification] of Object.entries<Notification>(NOTIFICATIONS)) {
      const subject = notification.example(exampleFacts(locale, { publicUrl }));
      const page = kind === "quote" ? `/quotes/${KEY}` : `/orders/${KEY}`;
      const link = "pageUrl" in subject && { pageUrl: publicUrl + pathIn(locale, page) };
      const data = { locale, shop, publicUrl, ...subject, ...link };
      const text = renderers[locale].renderSms(notification, data);
      const isLong = locale === "ar" && TWO_IN_ARABIC.includes(kind);
      assert.ok(text.length <= (isLong ? TWO : ONE[locale]), `${kind}: ${text}`);
      if (isLong) assert.ok(text.length > ONE.ar && text.includes(KEY), `${kind}: ${text}`);
    }
  }
});
