import { staffText } from "#app/api-messages/staff-text.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import type { BoardMoveAnswer } from "#shared/board/board.ts";

interface RefusedReportProps {
  refused: BoardMoveAnswer["refused"];
  onClose: () => void;
}

/** The orders of many that were not moved, and why. */
export function RefusedReport({ refused, onClose }: RefusedReportProps) {
  return (
    <div
      role="alert"
      data-foot
      className="sticky bottom-0 z-20 flex max-h-[40dvh] shrink-0 flex-wrap items-start gap-x-6 gap-y-2 overflow-y-auto border-t border-line bg-night px-4 py-3 text-on-night on-night md:px-7"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-label">{m.panel_board_some_not_moved({ count: refused.length })}</p>
        <ul className="mt-1 grid gap-0.5 text-on-night-2">
          {refused.map(({ _id, orderNumber, ...reported }) => (
            <li key={_id}>
              <bdi dir="ltr" className="tabular-nums">
                {orderNumber}
              </bdi>
              {": "}
              {staffText(reported as ApiMessage)}
            </li>
          ))}
        </ul>
      </div>
      <Button variant="light-on-night" onClick={onClose}>
        {m.ui_close()}
      </Button>
    </div>
  );
}
