import { z } from "zod";

import { toShop, type Notification } from "#server/features/notifications/notification.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { companyPagePath } from "#shared/companies/company-page-paths.ts";
import { BASE_LOCALE, pathIn } from "#shared/i18n/locale.ts";
import { languageOf } from "#shared/replies/language-of.ts";

import { companyLinkStore } from "./company-link.store.ts";
import { companyStore } from "./company.store.ts";

const about = z.object({ companyId: z.string() });

/** The link to the company's own page, in the language of its orders. Each message has a link of its own. */
export const companyLink: Notification<
  "company-link",
  z.infer<typeof about>,
  { company: string; pageUrl: string }
> = {
  kind: "company-link",
  channels: ["email"],
  isAwaited: true,
  about,
  async read({ companyId }, { transaction, publicUrl }) {
    const made = await transaction(async (trx) => {
      const company = await companyStore(trx).find(companyId);
      if (!company) return undefined;
      const ordered = await companyStore(trx).languageOf(companyId);
      const token = await companyLinkStore(trx).add(companyId);
      return { company, token, locale: ordered ?? languageOf(company.name) ?? BASE_LOCALE };
    });
    if (!made) throw new UnrecoverableError("The company was deleted before.");
    const { company, token, locale } = made;
    const pageUrl = publicUrl + pathIn(locale, companyPagePath(token));
    return { locale, subject: { company: company.name, pageUrl } };
  },
  replyTo: toShop,
  example: ({ company, urlOf }) => ({ company, pageUrl: urlOf("/bulk-orders") }),
};
