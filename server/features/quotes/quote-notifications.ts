import type { TemplateContext } from "#server/features/notifications/template-data.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { BASE_LOCALE, pathIn } from "#shared/i18n/locale.ts";
import { quotePagePath } from "#shared/quotes/quote-page-path.ts";

import { presentQuote, stateOf } from "./present-quote.ts";
import { quoteStore } from "./quote.store.ts";

interface AboutQuote {
  quoteId: string;
}

/** A quote for the company, with a link that is made for this message, while it can be answered. */
export async function readQuote({ quoteId }: AboutQuote, { trx, db, publicUrl }: TemplateContext) {
  const row = await quoteStore(trx).find(quoteId);
  if (!row || stateOf(row) !== "open") {
    throw new UnrecoverableError("The quote was replaced, settled or expired before.");
  }
  const path = quotePagePath(await quoteStore(db).newToken(quoteId));
  return {
    locale: row.language,
    subject: { quote: presentQuote(row), pageUrl: publicUrl + pathIn(row.language, path) },
  };
}

/** What a company answered, for staff. */
export async function readQuoteAnswer({ quoteId }: AboutQuote, { trx }: TemplateContext) {
  const row = await quoteStore(trx).find(quoteId);
  if (!row) throw new UnrecoverableError("The bulk order was deleted before.");
  return { locale: BASE_LOCALE, subject: { quote: presentQuote(row) } };
}
