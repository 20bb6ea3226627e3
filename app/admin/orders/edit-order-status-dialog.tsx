import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { ORDER_STATUSES } from "#shared/orders/order-status.ts";
import type { Order } from "#shared/orders/order.ts";

import { EditStatusDialog } from "../resource/edit-status-dialog.tsx";
import { statusOptions } from "../resource/status-options.ts";
import { useLast } from "../resource/use-last.ts";
import { useUpdateOrderStatus } from "./order-queries.ts";
import { STATUS_WORDS } from "./order-words.ts";

interface EditOrderStatusDialogProps {
  /** The dialog is open while there is an order. */
  order: Order | undefined;
  onClose: () => void;
}

export function EditOrderStatusDialog({ order, onClose }: EditOrderStatusDialogProps) {
  const opened = useLast(order);
  /** The order as somebody else left it meanwhile. */
  const [now, setNow] = useState<Order>();
  function close() {
    setNow(undefined);
    onClose();
  }
  const update = useUpdateOrderStatus(close, setNow);
  if (!opened) return null;
  const shown = now ?? opened;
  return (
    <EditStatusDialog
      isOpen={order !== undefined}
      onClose={close}
      description={m.panel_order_line({
        number: shown.orderNumber,
        customer: shown.customerFullName,
      })}
      recordId={shown._id}
      current={shown.status}
      options={statusOptions(shown.status, ORDER_STATUSES, STATUS_WORDS)}
      onSave={(value) => {
        const status = ORDER_STATUSES.find((known) => known === value);
        if (status) update.mutate({ order: shown, status });
      }}
      isSaving={update.isPending}
      changed={now && m.panel_changed_status({ status: STATUS_WORDS[now.status].label() })}
    />
  );
}
