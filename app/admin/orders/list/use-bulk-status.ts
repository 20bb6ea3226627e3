import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { m } from "#app/i18n/translations.ts";

import { serverMessage } from "../../resource/server-message.ts";
import { refreshOrders } from "../order-cache.ts";
import type { Undoable } from "../undo/use-undo.ts";
import type { AskedChange } from "./bulk-question.tsx";
import { leftOf, sendBatch } from "./status-batches.ts";
import { removeStoredRun, storeRun, leftRun, runAlone, type StoredRun } from "./stored-run.ts";

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
export function useBulkStatus(userId: string, onDone: (done?: Undoable) => void) {
  const cache = useQueryClient();
  const [run, setRun] = useState<BulkRun>();
  const stop = useRef<AbortController>(undefined);
  const entries = useRef<string[]>([]);
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

  async function start({ status, meant }: AskedChange, cancelledBefore?: string): Promise<void> {
    const total = "ids" in meant ? meant.ids.length : meant.total;
    const none = { done: 0, changed: 0, cancelled: 0, messages: 0, failed: [] };
    entries.current = [];
    await work({ ...none, status, total, cancelledBefore, left: leftOf(meant) });
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
          entries.current.push(...next.entries);
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
    // The report says it where there is one.
    if (now.failed.length > 0) return setRun({ ...now, isRunning: false });
    end(now);
  }

  function end({ changed, cancelled, messages }: StoredRun): void {
    setRun(undefined);
    const notes = [
      ...(messages > 0 ? [m.panel_more_bulk_messages({ count: messages })] : []),
      ...(cancelled > 0 ? [m.panel_more_bulk_cancelled({ count: cancelled })] : []),
    ];
    onDone({
      text: m.panel_orders_bulk_done({ count: changed }),
      note: notes.join(" "),
      entries: entries.current,
    });
  }

  return {
    run,
    start,
    stop: () => stop.current?.abort("stopped" satisfies Ending),
    goOn() {
      if (!run) return;
      const { isRunning: _, problem: _problem, wasLeft: _left, ...begun } = run;
      void work(begun, true);
    },
    close() {
      removeStoredRun(userId);
      if (run && entries.current.length > 0) return end(run);
      setRun(undefined);
      onDone();
    },
  };
}

/** Changes the next orders; the run as it stands then, whether none are left, and what takes it back. */
async function nextBatch(
  run: StoredRun,
  isAgain: boolean,
): Promise<{ run: StoredRun; isLast: boolean; entries: readonly string[] }> {
  const { data, left } = await sendBatch(run);
  const handled = data.changed + data.unchanged + data.cancelled + data.failed.length;
  return {
    isLast: left === undefined,
    entries: data.undo,
    run: {
      ...run,
      // Orders that leave the list meanwhile are no more than were counted.
      done: Math.min(run.done + handled, run.total),
      // Those that have the status already got it by the first try.
      changed: run.changed + data.changed + (isAgain ? data.unchanged : 0),
      cancelled: run.cancelled + data.cancelled,
      messages: run.messages + data.messages,
      failed: [...run.failed, ...data.failed],
      left: left ?? run.left,
    },
  };
}
