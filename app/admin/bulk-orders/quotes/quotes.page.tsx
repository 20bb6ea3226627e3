import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bell, FilePen } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { bulkOrderCalls, getBulkOrder } from "#shared/bulk-orders/bulk-order-calls.ts";
import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import type { OpenQuote } from "#shared/quotes/open-quotes.ts";
import { quoteNumber } from "#shared/quotes/quote.ts";

import { PageBar } from "../../layout/page-bar.tsx";
import { ScreenBody } from "../../layout/screen-body.tsx";
import { CutText } from "../../resource/cut-text.tsx";
import { shortDay, shortMoment } from "../../resource/display-date.ts";
import { EmptyState } from "../../resource/empty-state.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import { oneQuery } from "../../resource/use-resource.ts";
import { useMay } from "../../session/use-may.ts";
import { bulkOrderPath } from "../bulk-order-paths.ts";
import { BulkOrderViews } from "../bulk-order-views.tsx";
import { QuoteDialog } from "../quote-dialog.tsx";
import { openQuotesQuery, useRemind } from "./open-quote-queries.ts";

export const meta = () => [
  { title: m.panel_title({ screen: m.panel_screen("bulk-orders/quotes") }) },
];

/** Quotes that companies have not answered, the one that ends first at the top. */
export default function OpenQuotesPage() {
  const { data, error, isFetching, refetch } = useQuery(openQuotesQuery);
  const cache = useQueryClient();
  const [revised, setRevised] = useState<string>();
  const { data: request } = useQuery({
    ...oneQuery<BulkOrder>(bulkOrderCalls.list, getBulkOrder, revised),
    enabled: revised !== undefined,
  });
  return (
    <>
      <PageBar title={m.panel_screen("bulk-orders")}>
        <BulkOrderViews view="quotes" />
      </PageBar>
      <ScreenBody>
        {error && (
          <LoadError
            text={serverMessage(error, m.panel_bulk_open_failed())}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
            isInline={data !== undefined}
          />
        )}
        {data === undefined ? (
          !error && <Loading />
        ) : data.length === 0 ? (
          <EmptyState title={m.panel_bulk_open_none()} hint={m.panel_bulk_open_none_hint()} />
        ) : (
          <section className="px-4 py-4 md:px-7">
            <h2 className="pb-2 text-ink-2">{m.panel_bulk_open_title({ count: data.length })}</h2>
            <ol className="border-t border-line">
              {data.map((quote) => (
                <QuoteRow key={quote._id} quote={quote} onRevise={setRevised} />
              ))}
            </ol>
          </section>
        )}
      </ScreenBody>
      {request && (
        <QuoteDialog
          bulkOrder={request}
          isOpen={request._id === revised}
          onClose={() => {
            setRevised(undefined);
            void cache.invalidateQueries({ queryKey: openQuotesQuery.queryKey });
          }}
        />
      )}
    </>
  );
}

interface QuoteRowProps {
  quote: OpenQuote;
  onRevise: (bulkOrderId: string) => void;
}

function QuoteRow({ quote, onRevise }: QuoteRowProps) {
  const { bulkOrderId, companyName, count, total, createdAt, validUntil, remindedAt } = quote;
  const may = useMay();
  const remind = useRemind(quote._id);
  return (
    <li
      data-quote={quote._id}
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-2.5 border-b border-line py-3.5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto]"
    >
      <div className="min-w-0">
        <Link
          to={bulkOrderPath(bulkOrderId)}
          className="block w-fit max-w-full font-label underline decoration-line-2 underline-offset-4 hover:decoration-current"
        >
          <CutText>{companyName}</CutText>
        </Link>
        <p className="flex flex-wrap gap-x-2 text-note text-ink-2">
          <bdi dir="ltr" className="tabular-nums">
            {quoteNumber(quote)}
          </bdi>
          <span>{m.panel_bulk_open_cards({ count })}</span>
          <bdi className="tabular-nums">{formatPrice(total)}</bdi>
        </p>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-0.5">
        <span className="font-label">{m.panel_bulk_open_until({ day: shortDay(validUntil) })}</span>
        <span className="text-ink-2">{m.panel_bulk_open_sent({ at: shortMoment(createdAt) })}</span>
        <span className="text-ink-2">
          {remindedAt === null
            ? m.panel_bulk_open_not_reminded()
            : m.panel_bulk_open_reminded({ at: shortMoment(remindedAt) })}
        </span>
      </p>
      {may("customers.write") && (
        <div className="flex gap-2 max-md:*:flex-1">
          <Button
            size="s"
            variant="line"
            pending={remind.isPending}
            pendingLabel={m.panel_bulk_open_reminding()}
            onClick={() => remind.mutate(remindedAt)}
          >
            <Bell size={16} strokeWidth={1.6} aria-hidden="true" />
            {m.panel_bulk_open_remind()}
          </Button>
          <Button size="s" variant="line" onClick={() => onRevise(bulkOrderId)}>
            <FilePen size={16} strokeWidth={1.6} aria-hidden="true" />
            {m.panel_bulk_open_revise()}
          </Button>
        </div>
      )}
    </li>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={m.panel_loading()} className="grid gap-4 px-4 py-6 md:px-7">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </div>
  );
}
