import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { formatNumber } from "#shared/format-number.ts";

import { LoadError } from "../resource/load-error.tsx";
import { useMay } from "../session/use-may.ts";
import { statisticsQuery } from "./dashboard-queries.ts";

/** Three statistics in one frame, the widest first. */
export function StatStrip() {
  const query = useQuery(statisticsQuery);
  const { data } = query;
  const hasMessages = useMay()("customers.read");
  if (!data && query.isError) {
    return (
      <div className="rounded-panel shadow-line">
        <LoadError
          text={m.panel_dashboard_load_failed()}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </div>
    );
  }
  const waiting = data?.orders?.pending ?? 0;
  return (
    <section
      aria-label={m.panel_dashboard_figures()}
      aria-busy={!data}
      className={classNames(
        "grid grid-cols-2 rounded-panel bg-white/60 shadow-line",
        hasMessages
          ? "md:grid-cols-[6fr_3fr_3fr]"
          : "max-md:*:col-span-2 max-md:*:border-s-0! md:grid-cols-[6fr_6fr]",
      )}
    >
      <Stat name={m.panel_stat_orders()} figure={data && (data.orders?.total ?? 0)}>
        {waiting > 0 ? m.panel_stat_orders_waiting({ count: waiting }) : m.panel_stat_orders_calm()}
      </Stat>
      <Stat name={m.panel_stat_products()} figure={data?.products.total}>
        {m.panel_stat_products_caption()}
      </Stat>
      {hasMessages && (
        <Stat name={m.panel_stat_messages()} figure={data && (data.messages?.new ?? 0)}>
          {m.panel_stat_messages_caption()}
        </Stat>
      )}
    </section>
  );
}

interface StatProps {
  name: string;
  /** Undefined until it has loaded. */
  figure: number | undefined;
  /** The caption under the figure. */
  children: ReactNode;
}

function Stat({ name, figure, children }: StatProps) {
  return (
    <div className="flex min-h-41 flex-col px-4 pt-4 pb-4.5 max-md:first:col-span-2 max-md:first:border-b max-md:first:border-line max-md:last:border-s max-md:last:border-line md:not-first:border-s md:not-first:border-line md:px-6 md:pt-5 md:pb-5.5">
      <h2 className="text-ink-2">{name}</h2>
      {figure === undefined ? (
        <>
          <Skeleton className="mt-4 h-11 w-20" />
          <Skeleton className="mt-auto h-3.5 w-28" />
        </>
      ) : (
        <>
          <p className="mt-2.5 text-[3.25rem] leading-[1.1] font-figure tracking-section tabular-nums">
            {formatNumber(figure)}
          </p>
          <p className="mt-auto pt-3.5 text-note text-ink-2">{children}</p>
        </>
      )}
    </div>
  );
}
