import type { InvoiceDrawers } from "#server/features/invoices/invoice-drawer.ts";
import { contactIn } from "#server/features/notifications/shop-contact.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import type { PictureQueue } from "#server/platform/pictures/picture-queue.ts";
import { LOCALES, pathIn, type Locale } from "#shared/i18n/locale.ts";
import { ownPagePath } from "#shared/profiles/own-page-paths.ts";

import type { ClaimSlip } from "./card-links.ts";

interface SlipParts {
  database: Database;
  pictures: Pick<PictureQueue, "draw">;
  invoicesIn: InvoiceDrawers<"drawSlips">;
  /** The origin of the shop's pages. */
  publicUrl: string;
}

/** Draws slips with the links to cards' pages, in A4: each in both languages, because nobody knows which one its reader has. */
export function claimSlips({ database, pictures, invoicesIn, publicUrl }: SlipParts) {
  /**
   * @param language in which the pages are opened
   * @throws a 503 while too many documents are being made
   */
  return async function pdfOf(slips: readonly ClaimSlip[], language: Locale) {
    const drawn = slips.map(({ token, ...slip }) => ({
      ...slip,
      url: publicUrl + pathIn(language, ownPagePath(token)),
    }));
    const shop = await settingsStore(database.db).find();
    const halves = await Promise.all(
      LOCALES.map(async (locale) => {
        const { drawSlips } = await invoicesIn(locale);
        return drawSlips(drawn, shop ? contactIn(locale, shop).shopName : "");
      }),
    );
    const [first = [], ...others] = halves;
    const pages = first.map((page, index) => ({
      ...page,
      shapes: [...page.shapes, ...others.flatMap((half) => half[index]!.shapes)],
    }));
    const bytes = await pictures.draw((run) => run("document", { pages, title: "claim-slips" }));
    return { bytes, name: "claim-slips.pdf" };
  };
}
export type ClaimSlips = ReturnType<typeof claimSlips>;
