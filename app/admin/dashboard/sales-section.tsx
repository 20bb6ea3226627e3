import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { SalesRange } from "#shared/statistics/sales.ts";
import { getSales } from "#shared/statistics/statistics-calls.ts";

import { LoadError } from "../resource/load-error.tsx";
import { SectionHead } from "../resource/section-head.tsx";
import { PANEL_PATH } from "../session/login-path.ts";
import { SalesFigures } from "./sales-figures.tsx";
import { SalesGroups } from "./sales-groups.tsx";
import { SalesRanges } from "./sales-ranges.tsx";

const salesQuery = (days: SalesRange) =>
  queryOptions({
    queryKey: ["orders", "sales", days],
    queryFn: async () => (await api(getSales, { query: { days } })).data.data,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** Orders and revenue over a period, beside the period before it. */
export function SalesSection() {
  const [range, setRange] = useState<SalesRange>("30");
  const query = useQuery(salesQuery(range));
  return (
    <section className="@container min-w-0">
      <SectionHead title={m.panel_dashboard_sales_title()}>
        <SalesRanges value={range} onChange={setRange} />
      </SectionHead>
      {query.data ? (
        <div className={query.isPlaceholderData ? "opacity-50 transition-opacity" : undefined}>
          <SalesFigures sales={query.data} />
          <SalesGroups sales={query.data} />
          <p className="mt-4">
            <Link to={`${PANEL_PATH}/figures`} className="rule-link">
              {m.panel_figures_link()}
            </Link>
          </p>
        </div>
      ) : query.isError ? (
        <LoadError
          text={m.panel_dashboard_sales_failed()}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <Skeleton className="mt-5 h-88 w-full" />
      )}
    </section>
  );
}
