import { useMemo } from "react";

import { staffText } from "#app/api-messages/staff-text.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";

import { useLeaveQuestion } from "../../resource/use-unsaved.ts";
import { STATUS_LABELS } from "../order-labels.ts";
import type { BulkRun } from "./use-bulk-status.ts";

interface BulkProgressProps {
  run: BulkRun;
  onStop: () => void;
  onGoOn: () => void;
  onClose: () => void;
}

/** How far it is, and afterwards what could not be done and why. */
export function BulkProgress({ run, onStop, onGoOn, onClose }: BulkProgressProps) {
  const { isRunning, done, total, failed, wasLeft = false } = run;
  const problem = wasLeft ? m.panel_more_bulk_left() : run.problem;
  const percent = total > 0 ? Math.round((done / total) * 100) : 0;
  const title = m.panel_orders_bulk_title({ status: STATUS_LABELS[run.status].label() });
  const question = useMemo(
    () =>
      isRunning
        ? {
            title: m.panel_more_bulk_leave_title(),
            text: m.panel_more_bulk_leave_text({ done, total }),
            confirm: m.panel_more_bulk_leave_confirm(),
            cancel: m.panel_more_bulk_leave_cancel(),
          }
        : undefined,
    [isRunning, done, total],
  );
  useLeaveQuestion(question);
  return (
    <div
      role="region"
      aria-label={m.panel_orders_bulk()}
      data-foot
      className="sticky bottom-0 z-20 grid max-h-[50dvh] shrink-0 gap-2.5 overflow-y-auto border-t border-line bg-night px-4 py-3.5 text-on-night on-night md:px-7"
    >
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-label">{title}</p>
        <p className="text-on-night-2 tabular-nums" role="status">
          {m.panel_orders_bulk_progress({ done, total })}
        </p>
        <span className="ms-auto flex gap-2">
          {problem && (
            <Button variant="light-on-night" onClick={onGoOn}>
              {wasLeft ? m.panel_more_bulk_go_on() : m.ui_retry()}
            </Button>
          )}
          <Button
            variant="quiet"
            className="text-on-night! hover:bg-white/10!"
            onClick={isRunning ? onStop : onClose}
          >
            {isRunning ? m.panel_orders_bulk_stop() : m.ui_close()}
          </Button>
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={title}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-pill bg-white/15"
      >
        <div className="h-full rounded-pill bg-on-night" style={{ width: `${percent}%` }} />
      </div>
      {problem && <p role="alert">{problem}</p>}
      {failed.length > 0 && (
        <div role="alert">
          <p>{m.panel_orders_bulk_done({ count: run.changed })}</p>
          <p>{m.panel_orders_bulk_some_failed({ count: failed.length })}</p>
          <ul className="text-on-night-2">
            {failed.map(({ _id, orderNumber, ...reported }) => (
              <li key={_id}>
                <bdi dir="ltr" className="tabular-nums">
                  {orderNumber}
                </bdi>
                {": "}
                {staffText(reported)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
