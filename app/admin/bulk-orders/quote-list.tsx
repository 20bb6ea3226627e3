import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { orderNumber } from "#shared/ids.ts";
import type { Quote, QuoteState } from "#shared/quotes/quote.ts";

import { orderPagePath } from "../orders/order-paths.ts";
import { shortDay, shortMoment } from "../resource/display-date.ts";
import { LoadError } from "../resource/load-error.tsx";
import { quotesQuery } from "./quote-queries.ts";

const LINK = "text-note underline decoration-line-2 underline-offset-4 hover:decoration-current";

const STATES: Record<QuoteState, { label: () => string; tone: BadgeTone }> = {
  open: { label: m.panel_bulk_quote_open, tone: "warn" },
  accepted: { label: m.panel_bulk_quote_accepted, tone: "ok" },
  declined: { label: m.panel_bulk_quote_declined, tone: "bad" },
  agreed: { label: m.panel_bulk_quote_agreed, tone: "ok" },
  replaced: { label: m.panel_bulk_quote_replaced, tone: "neutral" },
  expired: { label: m.panel_bulk_quote_expired, tone: "neutral" },
};

/** What the company was offered, the newest first; nothing while that is nothing. */
export function QuoteList({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(quotesQuery(id));
  if (isError && !data) {
    return (
      <LoadError
        text={m.panel_bulk_quotes_load_failed()}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isInline
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-quotes`} className="mt-5">
      <h3 id={`${id}-quotes`} className="border-b border-ink pb-1.5 font-label">
        {m.panel_bulk_quotes()}
      </h3>
      <ol className="divide-y divide-line">
        {data.map((quote) => (
          <QuoteLine key={quote._id} quote={quote} />
        ))}
      </ol>
    </section>
  );
}

function QuoteLine({ quote }: { quote: Quote }) {
  const { count, createdAt, answeredAt, state, validUntil } = quote;
  const { label, tone } = STATES[state];
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 gap-y-1 py-2.75">
      <span className="font-label">
        {m.panel_bulk_quote_line({
          count,
          price: formatPrice(quote.price),
          total: formatPrice(quote.total),
        })}
      </span>
      <span className="text-note text-ink-2">
        {answeredAt
          ? m.panel_bulk_quote_answered({ at: shortMoment(answeredAt) })
          : m.panel_bulk_quote_until({ at: shortMoment(createdAt), day: shortDay(validUntil) })}
      </span>
      {quote.acceptedBy !== "" && (
        <span className="text-note text-ink-2">
          {m.panel_bulk_quote_by({ name: quote.acceptedBy })}
        </span>
      )}
      <a href={quote.pdf} target="_blank" className={LINK}>
        {m.panel_bulk_quote_pdf()}
      </a>
      {quote.order !== null && (
        <Link to={orderPagePath(quote.order)} className={LINK}>
          {m.panel_bulk_quote_order({ number: orderNumber(quote.order) })}
        </Link>
      )}
      <span className="ms-auto">
        <Badge tone={tone}>{label()}</Badge>
      </span>
    </li>
  );
}
