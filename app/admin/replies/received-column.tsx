import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import type { Message } from "#shared/messages/message.ts";

import { shortMoment } from "../resource/display-date.ts";
import { columnHelper, type PanelColumns } from "../resource/table-columns.ts";
import { WaitingMark } from "./waiting-mark.tsx";

/** When it was written, marked where it waits for an answer for too long. */
export function receivedColumn<Row extends Message | BulkOrder>(header: string): PanelColumns<Row> {
  const column = columnHelper<Row>();
  return column.columns([
    column.accessor((row): string => row.createdAt, {
      id: "createdAt",
      header,
      sortDescFirst: true,
      meta: { skeleton: "w-24" },
      cell: ({ row: { original } }) => (
        <span className="block leading-[1.35]">
          <time dateTime={original.createdAt} className="text-ink-2 tabular-nums">
            {shortMoment(original.createdAt)}
          </time>
          <WaitingMark record={original} />
        </span>
      ),
    }),
  ]);
}
