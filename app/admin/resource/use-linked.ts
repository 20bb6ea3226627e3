import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";

import { useMay } from "../session/use-may.ts";
import { ADD, VIEW } from "./linked-paths.ts";
import type { PanelCalls, PanelRecord } from "./resource-view.ts";
import { serverMessage } from "./server-message.ts";
import { oneQuery } from "./use-resource.ts";

interface Openers<Item> {
  onView: (item: Item) => void;
  onAdd: () => void;
}

/**
 * Opens what the address asks for, once: a record (`?view=`), also one that the list does not show, or
 * the form for a new one (`?add`).
 */
export function useLinked<Item extends PanelRecord>(
  { list, one, create }: PanelCalls,
  { onView, onAdd }: Openers<Item>,
): void {
  const [address, setAddress] = useSearchParams();
  const id = address.get(VIEW);
  const may = useMay();
  const isAdding = address.has(ADD) && create !== undefined && may(create);
  const record = useQuery({
    ...oneQuery<Item>(list, one, id ?? undefined),
    enabled: one !== undefined && id !== null,
    retry: false,
  });

  function take(name: string): void {
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  const onRecord = useEffectEvent((item: Item) => {
    onView(item);
    take(VIEW);
  });
  const onMissing = useEffectEvent((error: Error) => {
    toast.error(m.panel_error(), { description: serverMessage(error, m.panel_more_gone()) });
    take(VIEW);
  });
  const onAsked = useEffectEvent(() => {
    onAdd();
    take(ADD);
  });
  const { data, error } = record;
  useEffect(() => {
    if (id === null) return;
    if (data?._id === id) onRecord(data);
    else if (error) onMissing(error);
  }, [id, data, error]);
  useEffect(() => {
    if (isAdding) onAsked();
  }, [isAdding]);
}
