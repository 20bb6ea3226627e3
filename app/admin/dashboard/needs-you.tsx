import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { formatNumber } from "#shared/format-number.ts";
import type { Permission } from "#shared/session/permissions.ts";
import type { Attention } from "#shared/statistics/attention.ts";

import { LoadError } from "../resource/load-error.tsx";
import { SectionHead } from "../resource/section-head.tsx";
import { PANEL_PATH } from "../session/login-path.ts";
import { useMay } from "../session/use-may.ts";
import { attentionQuery } from "./dashboard-queries.ts";

/** What may wait, the most urgent first, with where it is seen to and who sees to it. */
const WAITING: readonly {
  what: keyof Attention;
  needs: Permission;
  to: string;
  label: (count: number) => string;
}[] = [
  {
    what: "receiptsToCheck",
    needs: "money.read",
    to: "orders?toCheck=true",
    label: (count) => m.panel_dashboard_needs_receipts({ count }),
  },
  {
    what: "newOrders",
    needs: "orders.read",
    to: "orders?status=pending",
    label: (count) => m.panel_dashboard_needs_orders({ count }),
  },
  {
    what: "messages",
    needs: "customers.read",
    to: "messages?overdue=true",
    label: (count) => m.panel_dashboard_needs_messages({ count }),
  },
  {
    what: "bulkOrders",
    needs: "customers.read",
    to: "bulk-orders?overdue=true",
    label: (count) => m.panel_dashboard_needs_bulk({ count }),
  },
  {
    what: "lowColors",
    needs: "catalogue.read",
    to: "product",
    label: (count) => m.panel_dashboard_needs_stock({ count }),
  },
  {
    what: "notifications",
    needs: "customers.read",
    to: "outbox?state=failed",
    label: (count) => m.panel_dashboard_needs_notifications({ count }),
  },
];

/** What an owner looks for each morning; each leads to the list of it. */
export function NeedsYou() {
  const may = useMay();
  const query = useQuery(attentionQuery);
  const { data } = query;
  const waiting = data ? WAITING.filter(({ what, needs }) => may(needs) && data[what] > 0) : [];
  return (
    <section className="min-w-0" aria-busy={!data && !query.isError}>
      <SectionHead title={m.panel_dashboard_needs_title()} />
      {!data && query.isError ? (
        <LoadError
          text={m.panel_dashboard_needs_failed()}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : waiting.length === 0 ? (
        <p className="border-b border-line py-4 text-ink-2">
          {data ? m.panel_dashboard_needs_nothing() : m.panel_loading()}
        </p>
      ) : (
        <ul>
          {waiting.map(({ what, to, label }) => (
            <li key={what} className="border-b border-line">
              <Link
                to={`${PANEL_PATH}/${to}`}
                className="flex min-h-14 items-center gap-3 py-2 outline-offset-[-2px] transition-colors hover:bg-hover-wash focus-visible:shadow-none"
              >
                <i aria-hidden="true" className="size-1.75 shrink-0 rotate-45 bg-copper" />
                <span className="min-w-7 text-lead font-figure text-copper tabular-nums">
                  {formatNumber(data![what])}
                </span>
                <span className="min-w-0 font-label">{label(data![what])}</span>
                <ChevronRight
                  size={17}
                  strokeWidth={1.6}
                  aria-hidden="true"
                  className="ms-auto shrink-0 text-ink-2 rtl:-scale-x-100"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
