import { ChevronDown } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { ActionMenu, MenuItem } from "#app/ui/menu.tsx";
import { ORDER_STATUSES } from "#shared/orders/order-status.ts";

import { useStoredSession } from "../../session/stored-session.ts";
import { STATUS_WORDS } from "../order-words.ts";
import { PrintFiles } from "../plates/print-files.tsx";
import { SelectionBar } from "../selection-bar.tsx";
import { BulkProgress } from "./bulk-progress.tsx";
import { useSelection } from "./selection.ts";
import { useBulkStatus, type Meant } from "./use-bulk-status.ts";

interface BulkBarProps {
  /** How many orders match in all. */
  total: number;
  /** The list's search and filters. */
  matching: Extract<Meant, { matching: object }>["matching"];
}

/** What is done with all rows that are chosen, and how far it is. Nothing while none is. */
export function BulkBar({ total, matching }: BulkBarProps) {
  const selection = useSelection();
  const { ids, isAllMatching, clear } = selection;
  const { user } = useStoredSession();
  const bulk = useBulkStatus(user?._id ?? "", clear);
  const count = isAllMatching ? total : ids.size;

  if (bulk.run) {
    return (
      <BulkProgress run={bulk.run} onStop={bulk.stop} onGoOn={bulk.goOn} onClose={bulk.close} />
    );
  }
  const meant: Meant = isAllMatching ? { matching, total } : { ids: [...ids] };
  return (
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
      <ActionMenu
        trigger={
          <Button variant="light-on-night">
            {m.panel_orders_set_status()}
            <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
          </Button>
        }
      >
        {ORDER_STATUSES.map((status) => (
          <MenuItem key={status} onSelect={() => void bulk.start(status, meant)}>
            {STATUS_WORDS[status].label()}
          </MenuItem>
        ))}
      </ActionMenu>
    </SelectionBar>
  );
}
