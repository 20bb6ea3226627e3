import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { DialogClose, DialogShell, DialogTitle } from "#app/ui/dialog.tsx";
import type { Order } from "#shared/orders/order.ts";

import { CutText } from "../../resource/cut-text.tsx";
import { DialogLoading } from "../../resource/dialog-loading.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import { useLast } from "../../resource/use-last.ts";
import { OrderBadge } from "../order-badge.tsx";
import { isOrderGone, OrderGone } from "../order-gone.tsx";
import { orderPagePath } from "../order-paths.ts";
import { orderQuery } from "../order-queries.ts";
import { OrderWizard } from "./order-wizard.tsx";

interface ViewOrderDialogProps {
  /** The dialog is open while there is an id. */
  id: string | undefined;
  onClose: () => void;
}

/** All details of an order, read-only. */
export function ViewOrderDialog({ id, onClose }: ViewOrderDialogProps) {
  const shownId = useLast(id);
  const cache = useQueryClient();
  const query = useQuery(orderQuery(shownId ?? "", cache));
  const order = query.data;
  const firstTab = useRef<HTMLButtonElement>(null);
  return (
    <DialogShell
      open={id !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size="l"
      initialFocus={firstTab}
      className="h-full overflow-hidden text-panel md:h-156"
    >
      <div className="flex shrink-0 items-start gap-4 pt-4 ps-4 pe-2 md:pt-5 md:ps-6 md:pe-4">
        <Heading order={order} />
        {order && (
          <Link
            to={orderPagePath(order._id)}
            className={buttonClass({ variant: "line" }, "panel", "ms-auto shrink-0")}
          >
            {m.panel_orders_open()}
          </Link>
        )}
        <DialogClose className={order ? "-mt-1 -ms-2" : "-mt-1 ms-auto"} />
      </div>
      {order && <OrderWizard key={order._id} order={order} onClose={onClose} firstTab={firstTab} />}
      {!order && isOrderGone(query.error) && <OrderGone />}
      {!order && query.isError && !isOrderGone(query.error) && (
        <LoadError
          text={serverMessage(query.error, m.panel_order_load_failed())}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {!order && !query.isError && <DialogLoading />}
    </DialogShell>
  );
}

function Heading({ order }: { order: Order | undefined }) {
  return (
    <div className="min-w-0">
      <DialogTitle className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lead leading-snug font-label">
        <span className="tabular-nums">
          {order ? m.panel_order_title({ number: order.orderNumber }) : m.panel_screen("orders")}
        </span>
        {order && <OrderBadge status={order.status} />}
      </DialogTitle>
      {order && <CutText className="mt-0.5 text-ink-2">{order.customerFullName}</CutText>}
    </div>
  );
}
