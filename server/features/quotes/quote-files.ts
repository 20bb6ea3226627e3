import type { InvoiceDrawers } from "#server/features/invoices/invoice-drawer.ts";
import { invoiceSettingsStore } from "#server/features/invoices/invoice-settings.store.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { PictureQueue } from "#server/platform/pictures/picture-queue.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import { quoteNumber, type Letterhead } from "#shared/quotes/quote.ts";

import { presentQuote } from "./present-quote.ts";
import { quoteStore, type QuoteRow } from "./quote.store.ts";

interface QuoteFileParts {
  database: Database;
  pictures: Pick<PictureQueue, "draw">;
  invoicesIn: InvoiceDrawers<"drawQuote">;
}

/** Quotes as PDF, made anew for whoever asks: by what was offered, under today's letterhead. */
export function quoteFiles({ database: { db }, pictures, invoicesIn }: QuoteFileParts) {
  async function letterhead(language: Locale): Promise<Letterhead> {
    const shop = (await settingsStore(db).find())!;
    const seller = await invoiceSettingsStore(db).find();
    const name = inLanguage(shop, "shopName", language);
    const place = [inLanguage(shop, "city", language), inLanguage(shop, "country", language)];
    return {
      name: (language === "ar" ? seller.sellerNameAr : "") || seller.sellerName || name,
      address: seller.address || place.filter(Boolean).join(language === "ar" ? "، " : ", "),
      phone: shop.phone,
      email: shop.email,
      taxNumber: seller.taxMode === "none" ? "" : seller.taxNumber,
    };
  }

  /** @throws a 503 while too many are being made */
  async function made(row: QuoteRow | undefined, language = row?.language) {
    if (!row) throw notFound("quote");
    const quote = presentQuote(row, "");
    const { drawQuote } = await invoicesIn(language!);
    const pages = drawQuote(quote, await letterhead(language!));
    const title = quoteNumber(quote);
    const bytes = await pictures.draw((run) => run("document", { pages, title }));
    return { bytes, name: `${title}.pdf` };
  }

  return {
    pdf: async (id: string, language: Locale | undefined) =>
      made(await quoteStore(db).find(id), language),
    /** Of the quote that the link leads to. */
    pdfOfToken: async (token: string, language: Locale | undefined) =>
      made(await quoteStore(db).findByToken(token), language),
  };
}
export type QuoteFiles = ReturnType<typeof quoteFiles>;
