import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { setOrderStatuses } from "#shared/orders/order-desk-calls.ts";
import type { OrderStatus } from "#shared/orders/order-status.ts";
import { STATUSES_AT_ONCE, type orderStatusesSchema } from "#shared/orders/order-statuses.ts";

import { serverMessage } from "../../resource/server-message.ts";
import { refreshOrders } from "../order-cache.ts";
import { removeStoredRun, storeRun, leftRun, runAlone, type StoredRun } from "./stored-run.ts";

type Asked = z.input<typeof orderStatusesSchema>;

/** Which orders get the status: these, or all that the list's search and filters mean. */
export type Meant =
  | { ids: readonly string[] }
  | { matching: NonNullable<Asked["matching"]>; total: number };

export interface BulkRun extends StoredRun {
  isRunning: boolean;
  /** Why it stopped before the end. */
  problem?: string;
  /** Its screen was left before the end. */
  wasLeft?: boolean;
}

/** Why a run is told to stop. */
type Ending = "stopped" | "left";

/**
 * Sets the status of many orders, batch by batch, so that it can be watched and stopped. What a batch
 * has set stays set; one that failed, or whose screen was left, is where `goOn` goes on.
 */
export function useBulkStatus(userId: string, onDone: () => void) {
  const cache = useQueryClient();
  const [run, setRun] = useState<BulkRun>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => {
    let isHere = true;
    void leftRun(userId).then((left) => {
      if (left && isHere) setRun((now) => now ?? { ...left, isRunning: false, wasLeft: true });
    });
    return () => {
      isHere = false;
      stop.current?.abort("left" satisfies Ending);
    };
  }, [userId]);

  async function start(status: OrderStatus, meant: Meant): Promise<void> {
    const total = "ids" in meant ? meant.ids.length : meant.total;
    const left = "ids" in meant ? { ids: [...meant.ids] } : { matching: { ...meant.matching } };
    await work({ status, done: 0, total, changed: 0, failed: [], left });
  }

  /** @param isAgain the first batch was sent before, and may have been done or not */
  async function work(begun: StoredRun, isAgain = false): Promise<void> {
    const ending = new AbortController();
    stop.current = ending;
    let now = begun;
    setRun({ ...now, isRunning: true });
    try {
      await runAlone(async () => {
        for (;;) {
          storeRun(userId, now);
          const next = await nextBatch(now, isAgain && now === begun);
          now = next.run;
          if (next.isLast || ending.signal.aborted) break;
          setRun({ ...now, isRunning: true });
        }
        if (ending.signal.reason !== ("left" satisfies Ending)) finish(now);
        else storeRun(userId, now);
      });
    } catch (error) {
      const problem = serverMessage(error as Error, m.panel_orders_bulk_failed());
      setRun({ ...now, isRunning: false, problem });
    } finally {
      void refreshOrders(cache);
    }
  }

  function finish(now: StoredRun): void {
    removeStoredRun(userId);
    // The report says it where there is one: a toast would lie over it.
    if (now.failed.length > 0) return setRun({ ...now, isRunning: false });
    toast.success(m.panel_orders_bulk_done({ count: now.changed }));
    setRun(undefined);
    onDone();
  }

  return {
    run,
    start,
    stop: () => stop.current?.abort("stopped" satisfies Ending),
    goOn() {
      if (!run) return;
      const { status, done, total, changed, failed, left } = run;
      void work({ status, done, total, changed, failed, left }, true);
    },
    close() {
      removeStoredRun(userId);
      setRun(undefined);
      onDone();
    },
  };
}

/** Changes the next orders; the run as it stands then, and whether none are left. */
async function nextBatch(
  run: StoredRun,
  isAgain: boolean,
): Promise<{ run: StoredRun; isLast: boolean }> {
  const { status, left } = run;
  const which = "ids" in left ? { ids: left.ids.slice(0, STATUSES_AT_ONCE) } : left;
  const { data } = await api(setOrderStatuses, { body: { status, ...which } as Asked });
  const handled = data.changed + data.unchanged + data.failed.length;
  const further =
    "ids" in left
      ? { ids: left.ids.slice(STATUSES_AT_ONCE) }
      : { ...left, after: data.next ?? undefined };
  return {
    isLast: further.ids ? further.ids.length === 0 : further.after === undefined,
    run: {
      status,
      total: run.total,
      // Orders that leave the list meanwhile are no more than were counted.
      done: Math.min(run.done + handled, run.total),
      // Those that have the status already got it by the first try.
      changed: run.changed + data.changed + (isAgain ? data.unchanged : 0),
      failed: [...run.failed, ...data.failed],
      left: further,
    },
  };
}
