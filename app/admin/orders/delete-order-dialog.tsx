import { m } from "#app/i18n/translations.ts";
import type { Order } from "#shared/orders/order.ts";

import { DeleteDialog } from "../resource/delete-dialog.tsx";
import { useLast } from "../resource/use-last.ts";
import { useDeleteOrder } from "./order-queries.ts";

interface DeleteOrderDialogProps {
  /** The dialog is open while there is an order. */
  order: Order | undefined;
  onClose: () => void;
  /** Besides closing. */
  onDeleted?: () => void;
}

export function DeleteOrderDialog({ order, onClose, onDeleted }: DeleteOrderDialogProps) {
  const shown = useLast(order);
  const deletion = useDeleteOrder(() => {
    onClose();
    onDeleted?.();
  });
  if (!shown) return null;
  return (
    <DeleteDialog
      isOpen={order !== undefined}
      onClose={onClose}
      title={m.panel_order_delete_title({ number: shown.orderNumber })}
      question={m.panel_order_delete_text({ customer: shown.customerFullName })}
      confirmLabel={m.panel_order_delete()}
      onConfirm={() => deletion.mutate(shown)}
      deletion={deletion}
    />
  );
}
