import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { setOrderStatuses } from "#shared/orders/order-desk-calls.ts";
import type { OrderStatus } from "#shared/orders/order-status.ts";
import {
  STATUSES_AT_ONCE,
  type OrderStatusesAnswer,
  type orderStatusesSchema,
} from "#shared/orders/order-statuses.ts";

import { serverMessage } from "../../resource/server-message.ts";
import { refreshOrders } from "../order-cache.ts";

type Asked = z.input<typeof orderStatusesSchema>;

/** Which orders get the status: these, or all that the list's search and filters mean. */
export type Meant =
  | { ids: readonly string[] }
  | { matching: NonNullable<Asked["matching"]>; total: number };

export interface BulkRun {
  status: OrderStatus;
  isRunning: boolean;
  done: number;
  total: number;
  changed: number;
  failed: OrderStatusesAnswer["failed"];
  /** Why it stopped before the end. */
  problem: string;
}

/**
 * Sets the status of many orders, batch by batch, so that it can be watched and stopped. What a batch
 * has set stays set; one that failed is where `goOn` goes on.
 */
export function useBulkStatus(onDone: () => void) {
  const cache = useQueryClient();
  const [run, setRun] = useState<BulkRun>();
  const stop = useRef<AbortController>(undefined);
  const rest = useRef<() => Promise<void>>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function start(status: OrderStatus, meant: Meant): Promise<void> {
    const total = "ids" in meant ? meant.ids.length : meant.total;
    await work(
      { status, isRunning: true, done: 0, total, changed: 0, failed: [], problem: "" },
      meant,
    );
  }

  async function work(begun: BulkRun, meant: Meant, after?: string): Promise<void> {
    const ending = new AbortController();
    stop.current = ending;
    let now: BulkRun = { ...begun, isRunning: true, problem: "" };
    let cursor = after;
    let left = "ids" in meant ? meant.ids : [];
    setRun(now);
    try {
      for (;;) {
        const batch = left.slice(0, STATUSES_AT_ONCE);
        const which =
          "ids" in meant ? { ids: [...batch] } : { matching: meant.matching, after: cursor };
        const { data } = await api(setOrderStatuses, { body: { status: now.status, ...which } });
        const handled = data.changed + data.unchanged + data.failed.length;
        now = {
          ...now,
          // Orders that leave the list meanwhile are no more than were counted.
          done: Math.min(now.done + handled, now.total),
          changed: now.changed + data.changed,
          failed: [...now.failed, ...data.failed],
        };
        left = left.slice(STATUSES_AT_ONCE);
        cursor = data.next ?? undefined;
        const isLast = "ids" in meant ? left.length === 0 : cursor === undefined;
        if (isLast || ending.signal.aborted) break;
        setRun(now);
      }
      finish(now);
    } catch (error) {
      const problem = serverMessage(error as Error, m.panel_orders_bulk_failed());
      setRun({ ...now, isRunning: false, problem });
      const remaining = "ids" in meant ? { ids: left } : meant;
      const reached = cursor;
      rest.current = () => work(now, remaining, reached);
    } finally {
      void refreshOrders(cache);
    }
  }

  function finish(now: BulkRun): void {
    // The report says it where there is one: a toast would lie over it.
    if (now.failed.length > 0) return setRun({ ...now, isRunning: false });
    toast.success(m.panel_orders_bulk_done({ count: now.changed }));
    setRun(undefined);
    onDone();
  }

  return {
    run,
    start,
    stop: () => stop.current?.abort(),
    goOn: () => void rest.current?.(),
    close() {
      setRun(undefined);
      onDone();
    },
  };
}
