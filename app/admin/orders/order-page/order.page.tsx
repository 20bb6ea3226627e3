import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Printer } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { whyNotCorrected } from "#shared/cards/printed.ts";
import type { Order } from "#shared/orders/order.ts";

import { PageBar } from "../../layout/page-bar.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import { useIsUnfinished } from "../../resource/use-unsaved.ts";
import { PANEL_PATH } from "../../session/login-path.ts";
import { useMay } from "../../session/use-may.ts";
import { DeleteOrderDialog } from "../delete-order-dialog.tsx";
import { useAsLastOrder } from "../last-order.ts";
import { isOrderGone, OrderGone } from "../order-gone.tsx";
import { orderEditPath } from "../order-paths.ts";
import { orderQuery } from "../order-queries.ts";
import type { Route } from "./+types/order.page.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderDetails } from "./order-details.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_orders_one() }) }];

/** One order with all that belongs to it. */
export default function OrderPage({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  useAsLastOrder(params.id);
  const query = useQuery(orderQuery(params.id, useQueryClient()));
  const [deleted, setDeleted] = useState<Order>();
  const may = useMay();
  const order = query.data;
  const isGone = isOrderGone(query.error);
  // What is typed on the page of an order that somebody else deletes stays, to be copied.
  const isKept = useIsUnfinished() && isGone && order !== undefined;
  return (
    <>
      <PageBar
        title={order ? m.panel_order_title({ number: order.orderNumber }) : m.panel_orders_one()}
      >
        {order && !isGone && (
          <>
            <Button variant="line" className="max-md:hidden" onClick={() => window.print()}>
              <Printer size={17} strokeWidth={1.6} aria-hidden="true" />
              {m.panel_orders_print()}
            </Button>
            {may("orders.write") && !whyNotCorrected(order, order.cards) && (
              <Link
                to={orderEditPath(order._id)}
                className={buttonClass({ variant: "line" }, "panel", "max-md:hidden")}
              >
                <Pencil size={16} strokeWidth={1.6} aria-hidden="true" />
                {m.panel_orders_edit()}
              </Link>
            )}
            <OrderActions order={order} onDelete={() => setDeleted(order)} />
          </>
        )}
      </PageBar>
      {isGone && !isKept ? (
        <OrderGone />
      ) : order ? (
        <OrderDetails key={order._id} order={order} isGone={isGone} />
      ) : query.isError ? (
        <LoadError
          text={serverMessage(query.error, m.panel_order_load_failed())}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <Loading />
      )}
      <DeleteOrderDialog
        order={deleted}
        onClose={() => setDeleted(undefined)}
        onDeleted={() => void navigate(`${PANEL_PATH}/orders`)}
      />
    </>
  );
}

function Loading() {
  return (
    <div
      className="grid gap-6 p-4 md:grid-cols-[7fr_5fr] md:p-7"
      role="status"
      aria-label={m.panel_loading()}
    >
      <Skeleton className="h-12 w-64 md:col-span-2" />
      {Array.from({ length: 4 }, (_, part) => (
        <Skeleton key={part} className="h-52 w-full" />
      ))}
    </div>
  );
}
