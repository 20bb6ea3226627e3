import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Switch } from "#app/ui/switch.tsx";
import type { OrderStatus } from "#shared/orders/order-status.ts";

import { serverMessage } from "../../resource/server-message.ts";
import { useLast } from "../../resource/use-last.ts";
import { STATUS_LABELS } from "../order-labels.ts";
import type { OrderSelection } from "../order-selection.ts";
import { countChanges } from "./status-batches.ts";

export interface AskedChange {
  status: OrderStatus;
  meant: OrderSelection;
}

interface BulkQuestionProps {
  /** The dialog is open while there is one. */
  asked: AskedChange | undefined;
  onClose: () => void;
  onConfirm: (asked: AskedChange, cancelledBefore: string | undefined) => void;
}

/** How many orders would get the status, and how many messages follow, before anything is done. */
export function BulkQuestion({ asked, onClose, onConfirm }: BulkQuestionProps) {
  const shown = useLast(asked);
  /** Until when orders were cancelled that are taken up as well. */
  const [cancelledBefore, setCancelledBefore] = useState<string>();
  const count = useQuery({
    queryKey: ["orders", "bulk-count", shown, cancelledBefore],
    queryFn: ({ signal }) => countChanges({ ...shown!, cancelledBefore }, signal),
    enabled: asked !== undefined,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (!shown) return null;
  const counted = count.data;
  const status = STATUS_LABELS[shown.status].label();
  function close() {
    setCancelledBefore(undefined);
    onClose();
  }
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && close()}
      title={m.panel_orders_bulk_title({ status })}
      description={
        count.isError
          ? serverMessage(count.error, m.panel_more_count_failed())
          : counted
            ? textOf(counted)
            : m.panel_more_counting()
      }
      confirmLabel={m.panel_more_bulk_confirm()}
      tone="ink"
      isConfirmable={counted !== undefined && counted.changed > 0}
      onConfirm={() => {
        onConfirm(shown, cancelledBefore);
        close();
      }}
    >
      {((counted?.cancelled ?? 0) > 0 || cancelledBefore !== undefined) && (
        <Switch
          className="mt-4"
          label={m.panel_more_bulk_cancelled_too()}
          checked={cancelledBefore !== undefined}
          onChange={(event) => setCancelledBefore(event.target.checked ? counted?.at : undefined)}
        />
      )}
    </ConfirmDialog>
  );
}

function textOf({
  changed,
  cancelled,
  messages,
}: Record<"changed" | "cancelled" | "messages", number>) {
  return [
    changed > 0 ? m.panel_more_bulk_changes({ count: changed }) : m.panel_more_bulk_no_changes(),
    messages > 0
      ? m.panel_more_bulk_messages({ count: messages })
      : m.panel_more_bulk_no_messages(),
    ...(cancelled > 0 ? [m.panel_more_bulk_cancelled({ count: cancelled })] : []),
  ].join(" ");
}
