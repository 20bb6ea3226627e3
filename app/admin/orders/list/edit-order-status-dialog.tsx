import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { changeOrder } from "#shared/orders/order-calls.ts";
import { ORDER_STATUSES, type OrderStatus } from "#shared/orders/order-status.ts";
import type { Order } from "#shared/orders/order.ts";

import { GuardedDialog } from "../../resource/guarded-dialog.tsx";
import { SmallForm } from "../../resource/small-form.tsx";
import { statusOptions } from "../../resource/status-options.ts";
import { useEditedForm } from "../../resource/use-edited-form.ts";
import { useLast } from "../../resource/use-last.ts";
import { STATUS_LABELS } from "../order-labels.ts";
import { orderNow, useUpdateOrderStatus } from "../order-queries.ts";

interface EditOrderStatusDialogProps {
  /** The dialog is open while there is an order. */
  order: Order | undefined;
  onClose: () => void;
}

/** Sets an order's status to any other; an unchanged one is not sent. */
export function EditOrderStatusDialog({ order, onClose }: EditOrderStatusDialogProps) {
  const opened = useLast(order);
  if (!opened) return null;
  return (
    <GuardedDialog open={order !== undefined} onClose={onClose} size="s" className="text-panel">
      <StatusForm order={opened} onDone={onClose} />
    </GuardedDialog>
  );
}

/** Mounted when the dialog opens, so that it starts with the current status. */
function StatusForm({ order: opened, onDone }: { order: Order; onDone: () => void }) {
  const cache = useQueryClient();
  const update = useUpdateOrderStatus(onDone, { isChangedShown: true });
  const edited = useEditedForm<Order, Pick<Order, "status">, { status: OrderStatus }>({
    schema: changeOrder.body,
    item: opened,
    valuesOf: ({ status }) => ({ status }),
    save: ({ item: order, checked: { status } }, { onError }) =>
      update.mutate({ order, status }, { onError }),
    load: () => orderNow(cache, opened),
    draftName: `status ${opened._id}`,
    meanwhileText: ({ status }) =>
      m.panel_changed_status({ status: STATUS_LABELS[status].label() }),
    failed: m.panel_status_update_failed(),
  });
  const { form, base: order, isChanged, refusal } = edited;
  const status = useWatch({ control: form.control, name: "status" });
  return (
    <SmallForm
      title={m.panel_status_edit()}
      description={m.panel_order_line({
        number: order.orderNumber,
        customer: order.customerFullName,
      })}
      onSubmit={() => {
        if (isChanged && !update.isPending) void edited.submit();
      }}
      submit={
        <Button type="submit" disabled={!isChanged} pending={update.isPending}>
          {m.panel_status_update()}
        </Button>
      }
    >
      <SelectField
        label={m.panel_column_status()}
        options={statusOptions(order.status, ORDER_STATUSES, STATUS_LABELS)}
        value={status}
        onValueChange={(chosen) =>
          form.setValue("status", chosen as Order["status"], { shouldDirty: true })
        }
        error={refusal || undefined}
      />
    </SmallForm>
  );
}
