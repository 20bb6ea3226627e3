import { CopyPlus, Ellipsis, Pencil, Printer, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ActionMenu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { whyNotCorrected } from "#shared/cards/printed.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { useMay } from "../../session/use-may.ts";
import { newOrderPath, orderEditPath } from "../order-paths.ts";

interface OrderActionsProps {
  order: StaffOrder;
  onDelete: () => void;
}

const ICON = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** What is done with an order less often. Corrected it is only until its cards are printed. */
export function OrderActions({ order, onDelete }: OrderActionsProps) {
  const navigate = useNavigate();
  const may = useMay();
  return (
    <ActionMenu
      trigger={
        <IconButton label={m.panel_row_actions({ row: order.orderNumber })}>
          <Ellipsis size={18} strokeWidth={1.8} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Printer {...ICON} />} onSelect={() => window.print()}>
        {m.panel_orders_print()}
      </MenuItem>
      {may("orders.write") && !order.isOfCompany && (
        <MenuItem
          icon={<CopyPlus {...ICON} />}
          onSelect={() => void navigate(newOrderPath(order._id))}
        >
          {m.panel_orders_again()}
        </MenuItem>
      )}
      {may("orders.write") && (
        <MenuItem
          icon={<Pencil {...ICON} />}
          disabled={whyNotCorrected(order, order.cards) !== undefined}
          onSelect={() => void navigate(orderEditPath(order._id))}
        >
          {m.panel_orders_edit()}
        </MenuItem>
      )}
      {may("orders.delete") && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 {...ICON} />} tone="danger" onSelect={onDelete}>
            {m.panel_order_delete()}
          </MenuItem>
        </>
      )}
    </ActionMenu>
  );
}
