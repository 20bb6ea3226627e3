import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { whyNotCorrected } from "#shared/cards/printed.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { Forbidden } from "../../layout/forbidden.tsx";
import { PageBar } from "../../layout/page-bar.tsx";
import { EmptyState } from "../../resource/empty-state.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import { useMay } from "../../session/use-may.ts";
import { isOrderGone, OrderGone } from "../order-gone.tsx";
import { orderPagePath } from "../order-paths.ts";
import { orderQuery } from "../order-queries.ts";
import type { Route } from "./+types/edit-order.page.ts";
import { EditOrderForm } from "./edit-order-form.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_orders_edit() }) }];

/** What customers chose and typed, until the cards are printed. */
export default function EditOrderPage({ params }: Route.ComponentProps) {
  const may = useMay();
  if (!may("orders.write")) return <Forbidden title={m.panel_orders_edit()} />;
  return <EditOrder id={params.id} />;
}

function EditOrder({ id }: { id: string }) {
  const query = useQuery(orderQuery(id, useQueryClient()));
  // What is typed over stays as it was when it was opened; the server says what changed meanwhile.
  const [order, setOrder] = useState<StaffOrder>();
  const loaded = query.isPlaceholderData ? undefined : query.data;
  if (loaded && loaded._id !== order?._id) setOrder(loaded);
  const isClosed = order && whyNotCorrected(order, order.cards) !== undefined;
  return (
    <>
      <PageBar
        title={
          order ? m.panel_orders_edit_title({ number: order.orderNumber }) : m.panel_orders_edit()
        }
      />
      {order && !isClosed && <EditOrderForm key={order._id} order={order} />}
      {order && isClosed && (
        <EmptyState
          title={m.panel_orders_not_correctable()}
          hint={m.panel_orders_not_correctable_hint()}
        >
          <Link to={orderPagePath(order._id)} className={buttonClass({ variant: "line" }, "panel")}>
            {m.panel_orders_open()}
          </Link>
        </EmptyState>
      )}
      {!order && isOrderGone(query.error) && <OrderGone />}
      {!order && query.isError && !isOrderGone(query.error) && (
        <LoadError
          text={serverMessage(query.error, m.panel_order_load_failed())}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {!order && !query.isError && (
        <div className="grid gap-6 p-4 md:p-7" role="status" aria-label={m.panel_loading()}>
          {Array.from({ length: 4 }, (_, part) => (
            <Skeleton key={part} className="h-32 w-full max-w-206" />
          ))}
        </div>
      )}
    </>
  );
}
