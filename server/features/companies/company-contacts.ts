import { Readable } from "node:stream";

import { ZipFile } from "yazl";

import { contactPhoto } from "#server/features/profiles/card-files.ts";
import { contactOf, type ShownProfile } from "#server/features/profiles/present-profile.ts";
import { vCard } from "#server/features/profiles/vcard.ts";
import type { Database } from "#server/platform/database/connect.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import type { FileParts } from "#server/platform/http/stream-file.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import { isNameless, languageFor, textsIn } from "#shared/profiles/page-language.ts";

import { listCards } from "./company-card-list.ts";
import { companyCardsStore } from "./company-cards.store.ts";

interface ContactParts {
  database: Database;
  files: Pick<FileService, "readVariant">;
  cardUrl: string;
}

/** So many pages are read at once. */
const PORTION = 100;

/** The people whose cards a company has, as contacts: what their pages show to everybody. */
export function companyContacts({ database, files, cardUrl }: ContactParts) {
  /** Each page once, by the newest of its cards that works; nobody whose cards are switched off. */
  async function* shownPages(companyId: string): AsyncGenerator<ShownProfile> {
    const all = await listCards(database.db, companyId, cardUrl);
    const cardOf = new Map<string, string>();
    for (const { stored, shown } of all) {
      const isShown = !["unnamed", "cancelled", "off", "lost"].includes(shown.state);
      const page = stored.profileId;
      if (isShown && page !== null && !cardOf.has(page)) cardOf.set(page, stored.id);
    }
    const ids = [...cardOf.values()];
    for (let start = 0; start < ids.length; start += PORTION) {
      const some = ids.slice(start, start + PORTION);
      const pages = await companyCardsStore(database.db).pages(some);
      const byCard = new Map(pages.map((page) => [page.card.id, page]));
      for (const id of some) {
        const page = byCard.get(id);
        if (page && !isNameless(page.profile)) yield page;
      }
    }
  }

  async function fileOf(page: ShownProfile, language: Locale): Promise<string> {
    const photo = await contactPhoto(files, page).catch(() => undefined);
    return vCard(contactOf(page, languageFor(page.profile, language), cardUrl, photo));
  }

  return {
    /** All in one file. */
    async *vcf(companyId: string, language: Locale): FileParts {
      for await (const page of shownPages(companyId)) {
        yield Buffer.from(await fileOf(page, language));
      }
    },

    /** A file for each, read when its turn comes. */
    async *zip(companyId: string, language: Locale): FileParts {
      async function* bytesOf(page: ShownProfile) {
        yield Buffer.from(await fileOf(page, language));
      }
      const zip = new ZipFile();
      const output = zip.outputStream as Readable;
      zip.on("error", (error: Error) => output.destroy(error));
      for await (const page of shownPages(companyId)) {
        zip.addReadStreamLazy(nameOf(page, language), { compress: true }, (done) => {
          done(null, Readable.from(bytesOf(page)));
        });
      }
      zip.end();
      for await (const part of output) yield part as Buffer;
    },
  };
}
export type CompanyContacts = ReturnType<typeof companyContacts>;

/** By the person's name; the card's code tells two of one name apart. */
function nameOf({ card, profile }: ShownProfile, wanted: Locale): string {
  const { firstName, lastName } = textsIn(profile, languageFor(profile, wanted));
  const name = `${firstName} ${lastName}`.replaceAll(/[^\p{L}\p{M}\p{N} .-]/gu, "").trim();
  return `${name} ${card.code}.vcf`.replace(/^[ .]+/, "");
}
