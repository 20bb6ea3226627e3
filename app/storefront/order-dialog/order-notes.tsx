import { useState, type ReactNode } from "react";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useOnline } from "#app/ui/use-online.ts";

import { useOrderDialog } from "./order-dialog-context.ts";
import type { StoredOrder } from "./stored/stored-order.ts";

/** Lines above the step: what was restored, what is missing of it, and that there is no network. */
export function OrderNotes() {
  const { placed, isRefused } = useOrderDialog();
  const isOnline = useOnline();
  return (
    // Always there, because a screen reader announces what is added to it.
    <div role="status" className="order-notes shrink-0">
      {!isOnline && <Line>{isRefused ? m.order_offline_not_kept() : m.order_offline()}</Line>}
      {!placed && <Restored />}
    </div>
  );
}

function Restored() {
  const { restored, missing, startOver, startInstead } = useOrderDialog();
  const instead = restored?.instead;
  const [asks, setAsks] = useState(false);
  const gone = new Intl.ListFormat(getLocale()).format(missing.addons);
  return (
    <>
      {restored && (
        <Line
          action={
            <button
              type="button"
              onClick={() => (instead ? startInstead(instead) : setAsks(true))}
              className="min-h-11 shrink-0 rounded-badge px-1"
            >
              <span className="font-label rule-link">
                {instead ? m.order_again_instead() : m.order_start_over()}
              </span>
            </button>
          }
        >
          {restoredText(restored)}
        </Line>
      )}
      {gone && <Line>{m.order_restored_addons({ addons: gone })}</Line>}
      {missing.place && <Line>{m.order_restored_place()}</Line>}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={m.order_start_over_title()}
        description={m.order_start_over_text()}
        confirmLabel={m.order_start_over()}
        onConfirm={() => {
          setAsks(false);
          startOver();
        }}
      />
    </>
  );
}

function restoredText({ wasSent, values, instead, lacksPictures }: StoredOrder): string {
  const isAgain = values.again !== "" && !instead && !wasSent;
  const text = isAgain ? m.order_again() : wasSent ? m.order_restored_sent() : m.order_restored();
  if (!lacksPictures) return text;
  return `${text} ${isAgain ? m.order_again_pictures() : m.order_restored_pictures()}`;
}

function Line({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-4 border-b border-line bg-paper-lo px-5 text-note lg:px-10">
      <p className="min-w-0 flex-1 py-2">{children}</p>
      {action}
    </div>
  );
}
