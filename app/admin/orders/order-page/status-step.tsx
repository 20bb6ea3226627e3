import { useIsMutating } from "@tanstack/react-query";
import { Check, ChevronDown } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ActionMenu, MenuItem } from "#app/ui/menu.tsx";
import {
  ORDER_STATUSES,
  type KnownOrderStatus,
  type OrderStatus,
} from "#shared/orders/order-status.ts";
import type { Order } from "#shared/orders/order.ts";

import { useMay } from "../../session/use-may.ts";
import { ORDER_CHANGE } from "../order-cache.ts";
import { STATUS_LABELS } from "../order-labels.ts";
import { useUpdateOrderStatus } from "../order-queries.ts";

interface Step {
  status: OrderStatus;
  label: () => string;
}

/** What usually follows, as one button; any other status is set by the menu beside it. */
const NEXT: Record<KnownOrderStatus, Step | null> = {
  pending: { status: "processing", label: m.panel_orders_next_processing },
  processing: { status: "shipped", label: m.panel_orders_next_shipped },
  shipped: { status: "delivered", label: m.panel_orders_next_delivered },
  delivered: null,
  cancelled: null,
  completed: null,
};

/** The order's next step, and the way to every status; only that where there is no room. */
export function StatusStep({ order, isCompact = false }: { order: Order; isCompact?: boolean }) {
  const may = useMay();
  const { mutate } = useUpdateOrderStatus(() => {});
  const isPending = useIsMutating({ mutationKey: ORDER_CHANGE }) > 0;
  const next = isCompact ? null : NEXT[order.status];
  if (!may("orders.write")) return null;
  return (
    <div className={classNames("flex gap-2", !isCompact && "min-w-0 max-md:flex-1")}>
      {next && (
        <Button
          // A receipt is checked first: its button is the one that stands out.
          variant={
            order.paymentState === "receipt_to_check" && may("money.write") ? "line" : undefined
          }
          className="max-md:flex-1"
          disabled={isPending}
          onClick={() => mutate({ order, status: next.status })}
        >
          {next.label()}
        </Button>
      )}
      <ActionMenu
        trigger={
          <Button
            variant="line"
            aria-label={m.panel_status_edit()}
            className={classNames(next || isCompact ? "px-2.75!" : "max-md:flex-1")}
          >
            {!next && !isCompact && m.panel_status_edit()}
            <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
          </Button>
        }
      >
        {ORDER_STATUSES.map((status) => (
          <MenuItem
            key={status}
            icon={
              <Check
                size={16}
                strokeWidth={1.75}
                aria-hidden="true"
                className={classNames(status !== order.status && "invisible")}
              />
            }
            disabled={isPending}
            onSelect={() => status !== order.status && mutate({ order, status })}
          >
            {STATUS_LABELS[status].label()}
          </MenuItem>
        ))}
      </ActionMenu>
    </div>
  );
}
