import { m } from "#app/paraglide/messages.js";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { Order } from "#shared/orders/order.ts";

import { useLast } from "../resource/use-last.ts";
import { useDeleteOrder } from "./order-queries.ts";

interface DeleteOrderDialogProps {
  /** Open while there is one. */
  order: Order | undefined;
  onClose: () => void;
}

export function DeleteOrderDialog({ order, onClose }: DeleteOrderDialogProps) {
  const shown = useLast(order);
  const remove = useDeleteOrder(onClose);
  if (!shown) return null;
  return (
    <ConfirmDialog
      open={order !== undefined}
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={m.panel_order_delete_title({ number: shown.orderNumber })}
      description={m.panel_order_delete_text({ customer: shown.customerFullName })}
      confirmLabel={m.panel_order_delete()}
      onConfirm={() => remove.mutate(shown)}
      pending={remove.isPending}
    />
  );
}
