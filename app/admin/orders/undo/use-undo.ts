import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { undoOrderChanges } from "#shared/orders/order-staff-calls.ts";
import { STATUSES_AT_ONCE } from "#shared/orders/order-statuses.ts";
import { UNDO_MS, type UndoAnswer } from "#shared/orders/undo.ts";

import { sayFailed } from "../../resource/failures.ts";
import { refreshOrders } from "../order-cache.ts";

/** What was done to orders, and can be taken back. */
export interface Undoable {
  text: string;
  note?: string;
  /** Entries of their histories; without any it is only told. */
  entries: readonly string[];
}

/** Offers to take back what was done last, until the customers are told of it. */
export function useUndo() {
  const cache = useQueryClient();
  const [offered, setOffered] = useState<Undoable>();
  useEffect(() => {
    if (!offered) return undefined;
    const timer = setTimeout(() => setOffered(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [offered]);
  const undoing = useSingleMutation({
    mutationFn: sendUndo,
    onSuccess({ undone, refused }) {
      setOffered(undefined);
      const text =
        undone.length > 0
          ? m.panel_more_undone({ count: undone.length })
          : m.panel_more_undone_none();
      if (refused.length === 0) return void toast.success(text);
      toast.warning(text, { description: m.panel_more_undo_refused({ count: refused.length }) });
    },
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_more_undo_failed()),
    onSettled: () => void refreshOrders(cache),
  });
  return {
    offered,
    offer: setOffered,
    close: () => setOffered(undefined),
    undo: () => offered && undoing.mutate(offered.entries),
    isPending: undoing.isPending,
  };
}
export type Undo = ReturnType<typeof useUndo>;

/** In batches: what a batch has taken back stays so. */
async function sendUndo(entries: readonly string[]): Promise<UndoAnswer> {
  const all: UndoAnswer = { undone: [], refused: [] };
  for (const batch of latestFirst(entries)) {
    const { data } = await api(undoOrderChanges, { body: { entries: batch } });
    all.undone.push(...data.undone);
    all.refused.push(...data.refused);
  }
  return all;
}

/** As many as one call takes, the latest first. */
export function latestFirst(entries: readonly string[]): string[][] {
  const batches: string[][] = [];
  for (let end = entries.length; end > 0; end -= STATUSES_AT_ONCE) {
    batches.push(entries.slice(Math.max(0, end - STATUSES_AT_ONCE), end));
  }
  return batches;
}
