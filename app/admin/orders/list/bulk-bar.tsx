import { ChevronDown } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { ActionMenu, MenuItem } from "#app/ui/menu.tsx";
import { ORDER_STATUSES } from "#shared/orders/order-status.ts";

import { useStoredSession } from "../../session/stored-session.ts";
import { useMay } from "../../session/use-may.ts";
import { HandOverButton } from "../handovers/hand-over-button.tsx";
import { STATUS_LABELS } from "../order-labels.ts";
import type { OrderSelection } from "../order-selection.ts";
import { PrintFiles } from "../print-sheets/print-files.tsx";
import { SelectionBar } from "../selection-bar.tsx";
import { UndoBar } from "../undo/undo-bar.tsx";
import { useUndo } from "../undo/use-undo.ts";
import { BulkProgress } from "./bulk-progress.tsx";
import { BulkQuestion, type AskedChange } from "./bulk-question.tsx";
import { useSelection } from "./selection.ts";
import { useBulkStatus } from "./use-bulk-status.ts";

interface BulkBarProps {
  /** How many orders match in all. */
  total: number;
  /** The list's search and filters. */
  matching: Extract<OrderSelection, { matching: object }>["matching"];
}

/** What is done with all rows that are chosen, and how far it is. Nothing while none is. */
export function BulkBar({ total, matching }: BulkBarProps) {
  const selection = useSelection();
  const { ids, isAllMatching, clear } = selection;
  const { user } = useStoredSession();
  const may = useMay();
  const undo = useUndo();
  const [asked, setAsked] = useState<AskedChange>();
  const bulk = useBulkStatus(user?._id ?? "", (done) => {
    clear();
    if (done) undo.offer(done);
  });
  const count = isAllMatching ? total : ids.size;

  if (bulk.run) {
    return (
      <BulkProgress run={bulk.run} onStop={bulk.stop} onGoOn={bulk.goOn} onClose={bulk.close} />
    );
  }
  const meant: OrderSelection = isAllMatching ? { matching, total } : { ids: [...ids] };
  if (count === 0) return <UndoBar undo={undo} />;
  return (
    <>
      <SelectionBar
        label={m.panel_orders_bulk()}
        count={count}
        onClear={clear}
        more={
          !isAllMatching &&
          selection.ofPage === "all" &&
          total > ids.size && (
            <button
              type="button"
              onClick={selection.chooseAllMatching}
              className="min-h-11 underline underline-offset-4 md:min-h-9"
            >
              {m.panel_orders_select_all({ count: total })}
            </button>
          )
        }
      >
        <PrintFiles meant={meant} />
        {!isAllMatching && <HandOverButton ids={[...ids]} />}
        {may("orders.write") && (
          <ActionMenu
            trigger={
              <Button variant="light-on-night">
                {m.panel_orders_set_status()}
                <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
              </Button>
            }
          >
            {ORDER_STATUSES.map((status) => (
              <MenuItem key={status} onSelect={() => setAsked({ status, meant })}>
                {STATUS_LABELS[status].label()}
              </MenuItem>
            ))}
          </ActionMenu>
        )}
      </SelectionBar>
      <BulkQuestion
        asked={asked}
        onClose={() => setAsked(undefined)}
        onConfirm={(change, cancelledBefore) => void bulk.start(change, cancelledBefore)}
      />
    </>
  );
}
