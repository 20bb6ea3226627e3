import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { ORDER_STATUSES } from "#shared/orders/order-status.ts";
import type { Order } from "#shared/orders/order.ts";

import { EditStatusDialog } from "../resource/edit-status-dialog.tsx";
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
      current={shown.status}
      options={statusOptions(shown)}
      onSave={(value) => {
        const status = ORDER_STATUSES.find((known) => known === value);
        if (status) update.mutate({ order: shown, status });
      }}
      isSaving={update.isPending}
      changed={now && m.panel_changed_status({ status: STATUS_WORDS[now.status].label() })}
    />
  );
}

/** The statuses that can be set; one from old data is shown but can't be chosen. */
function statusOptions({ status }: Order) {
  const settable = ORDER_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].label() }));
  return settable.some(({ value }) => value === status)
    ? settable
    : [{ value: status, label: STATUS_WORDS[status].label(), disabled: true }, ...settable];
}
