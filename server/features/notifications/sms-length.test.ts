import assert from "node:assert/strict";
import { test } from "node:test";

import { exampleSubjects } from "#server/features/outbox/example-subjects.ts";
import { loadNotificationRenderers } from "#server/testing/render-notifications.ts";
import { LOCALES, pathIn, type Locale } from "#shared/i18n/locale.ts";

import type { NotificationKind, TemplateData } from "./notification-kinds.ts";

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
    const subjects = exampleSubjects(locale, { publicUrl });
    for (const [kind, subject] of Object.entries(subjects) as [NotificationKind, object][]) {
      const page = kind === "quote" ? `/quotes/${KEY}` : `/orders/${KEY}`;
      const link = "pageUrl" in subject && { pageUrl: publicUrl + pathIn(locale, page) };
      const data = { locale, shop, publicUrl, ...subject, ...link };
      const text = renderers[locale].renderSms(kind, data as TemplateData<typeof kind>);
      const isLong = locale === "ar" && TWO_IN_ARABIC.includes(kind);
      assert.ok(text.length <= (isLong ? TWO : ONE[locale]), `${kind}: ${text}`);
      if (isLong) assert.ok(text.length > ONE.ar && text.includes(KEY), `${kind}: ${text}`);
    }
  }
});
