import { ChevronDown, X } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ActionMenu, MenuItem } from "#app/ui/menu.tsx";
import { ORDER_STATUSES } from "#shared/orders/order-status.ts";

import { useShortcutKeys } from "../../resource/use-shortcut-keys.ts";
import { useStoredSession } from "../../session/stored-session.ts";
import { STATUS_WORDS } from "../order-words.ts";
import { PrintFiles } from "../plates/print-files.tsx";
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

  useShortcutKeys((key) => {
    if (key === "Escape" && count > 0) clear();
  });

  if (bulk.run) {
    return (
      <BulkProgress run={bulk.run} onStop={bulk.stop} onGoOn={bulk.goOn} onClose={bulk.close} />
    );
  }
  if (count === 0) return null;
  const meant: Meant = isAllMatching ? { matching, total } : { ids: [...ids] };
  return (
    <div
      role="region"
      aria-label={m.panel_orders_bulk()}
      className="sticky bottom-0 z-20 flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-night px-4 py-2.5 text-on-night on-night md:px-7"
    >
      <IconButton
        label={m.panel_orders_select_none()}
        onClick={clear}
        className="-ms-2.5 text-on-night! hover:bg-white/10!"
      >
        <X size={17} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <p role="status" className="tabular-nums">
        {m.panel_orders_selected({ count })}
      </p>
      {!isAllMatching && selection.ofPage === "all" && total > ids.size && (
        <button
          type="button"
          onClick={selection.chooseAllMatching}
          className="min-h-11 underline underline-offset-4 md:min-h-9"
        >
          {m.panel_orders_select_all({ count: total })}
        </button>
      )}
      <div className="ms-auto flex flex-wrap gap-2">
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
      </div>
    </div>
  );
}
