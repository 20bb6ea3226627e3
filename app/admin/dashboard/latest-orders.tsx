import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { Order } from "#shared/orders/order.ts";

import { CardChip } from "../orders/card-chip.tsx";
import { OrderBadge } from "../orders/order-badge.tsx";
import { placeOf } from "../orders/order-labels.ts";
import { orderPagePath } from "../orders/order-paths.ts";
import { CutText } from "../resource/cut-text.tsx";
import { EmptyState } from "../resource/empty-state.tsx";
import { LoadError } from "../resource/load-error.tsx";
import { NumberAndMoment } from "../resource/number-and-moment.tsx";
import { SectionHead } from "../resource/section-head.tsx";
import { PANEL_PATH } from "../session/login-path.ts";
import { latestOrdersQuery } from "./dashboard-queries.ts";

/** The newest orders; each leads to its page. */
export function LatestOrders() {
  const query = useQuery(latestOrdersQuery);
  return (
    <section className="min-w-0">
      <SectionHead title={m.panel_dashboard_latest()}>
        <Link
          to={`${PANEL_PATH}/orders`}
          className="-me-2 rounded-badge px-2 py-3 text-ink-2 hover:text-ink md:py-2"
        >
          {m.panel_dashboard_all_orders()}
        </Link>
      </SectionHead>
      {query.data?.length === 0 && (
        <EmptyState title={m.panel_orders_empty()} hint={m.panel_orders_empty_hint()} />
      )}
      {!query.data && query.isError ? (
        <LoadError
          text={m.panel_orders_load_failed()}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <ul aria-busy={!query.data}>
          {query.data
            ? query.data.map((order) => <LatestOrder key={order._id} order={order} />)
            : Array.from({ length: 8 }, (_, line) => <LineSkeleton key={line} />)}
        </ul>
      )}
    </section>
  );
}

function LatestOrder({ order }: { order: Order }) {
  return (
    <li className="border-b border-line">
      <Link
        to={orderPagePath(order._id)}
        className="flex min-h-13.75 items-center gap-3.5 py-2 outline-offset-[-2px] transition-colors hover:bg-hover-wash focus-visible:shadow-none"
      >
        <CardChip color={order.cardDesign.color} />
        <span className="min-w-0 flex-1 leading-[1.35]">
          <CutText className="font-label">{order.customerFullName}</CutText>
          <span className="block truncate text-note text-ink-2 tabular-nums">
            <NumberAndMoment number={order.orderNumber} at={order.createdAt} />
            <span className="max-md:hidden">
              {" · "}
              <bdi>{placeOf(order).city}</bdi>
            </span>
          </span>
        </span>
        <span className="md:w-26">
          <OrderBadge status={order.status} />
        </span>
        <span className="text-end tabular-nums max-md:hidden md:w-23">
          {formatPrice(order.total)}
        </span>
      </Link>
    </li>
  );
}

function LineSkeleton() {
  return (
    <li className="flex min-h-14 items-center gap-3.5 border-b border-line">
      <Skeleton className="h-4.25 w-6.75" />
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-3.5 w-32" />
        <Skeleton className="h-3 w-48" />
      </span>
      <Skeleton className="h-6 w-22" />
      <Skeleton className="h-3.5 w-14 max-md:hidden" />
    </li>
  );
}
