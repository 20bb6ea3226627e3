import { useState, useRef, type PointerEvent } from "react";
import { useFormContext } from "react-hook-form";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { DialogClose } from "#app/ui/dialog.tsx";
import { LANGUAGES, LOCALES, pathIn } from "#shared/i18n/locale.ts";

import { ORDER_PAGE } from "./order-address.ts";
import { useOrderDialog } from "./order-dialog-context.ts";
import { isBegun, type OrderFormValues } from "./order-form-values.ts";
import { ORDER_STEPS } from "./order-steps.ts";
import { StepNames } from "./step-list.tsx";
import { stepName } from "./step-names.ts";

const LANGUAGE =
  "grid min-h-11 place-items-center rounded-badge px-2 text-note text-ink-2 hover:text-ink";

/**
 * The header with the progress: named steps on wide screens, a bar with six parts on narrow ones.
 */
export function DialogHead({ onClose }: { onClose: () => void }) {
  const { step, placed, isRefused } = useOrderDialog();
  const { getValues } = useFormContext<OrderFormValues>();
  const [asks, setAsks] = useState(false);
  const swipe = useSwipeDown(() => (!placed && isBegun(getValues()) ? setAsks(true) : onClose()));
  const now = ORDER_STEPS.indexOf(step);
  const counted = { step: now + 1, steps: ORDER_STEPS.length };
  return (
    <header
      {...swipe}
      className="order-head shrink-0 border-line lg:flex lg:h-18 lg:border-b lg:ps-10 lg:pe-5"
    >
      <div className="px-5 pt-2.5 pb-2 lg:hidden">
        <i
          data-handle
          aria-hidden="true"
          className="mx-auto block h-1 w-10 rounded-pill bg-line-2"
        />
        <div data-line className="mt-0.5 flex items-center justify-between">
          <p className="text-note text-ink-2 tabular-nums">{m.order_step_of(counted)}</p>
          <div className="flex items-center">
            <LanguageLinks />
            <DialogClose className="-me-3" />
          </div>
        </div>
        <Progress now={now} />
      </div>
      <StepNames now={now} />
      <div className="my-auto ms-auto hidden items-center lg:flex">
        <LanguageLinks />
        <DialogClose />
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={m.order_close_title()}
        description={isRefused ? m.order_close_text_open() : m.order_close_text()}
        confirmLabel={m.order_close()}
        tone="ink"
        onConfirm={() => {
          setAsks(false);
          onClose();
        }}
      />
      <p role="status" className="sr-only">
        {m.order_step_announcement({ ...counted, name: stepName(step) })}
      </p>
    </header>
  );
}

/** The page script adds the order's step. */
function LanguageLinks() {
  return LOCALES.filter((locale) => locale !== getLocale()).map((other) => (
    <a
      key={other}
      href={pathIn(other, ORDER_PAGE)}
      lang={other}
      data-language={other}
      className={LANGUAGE}
    >
      {LANGUAGES[other].name}
    </a>
  ));
}

function Progress({ now }: { now: number }) {
  return (
    <div aria-hidden="true" className="mt-0.5 grid grid-cols-6 gap-1.25">
      {ORDER_STEPS.map((step, index) => (
        <i
          key={step}
          className={classNames(
            "h-0.75 rounded-pill transition-colors",
            index < now ? "bg-ink" : index === now ? "bg-copper" : "bg-line",
          )}
        />
      ))}
    </div>
  );
}

/** How far a finger must have moved down, in pixels. */
const FAR = 96;

/**
 * Handlers for the head of a sheet: swiping it down with a finger moves the sheet along and, from a
 * certain distance, calls `onSwiped` when the finger is lifted.
 */
function useSwipeDown(onSwiped: () => void) {
  const start = useRef<{ y: number; sheet: HTMLElement } | null>(null);

  function distance({ clientY }: PointerEvent): number {
    return start.current ? Math.max(0, clientY - start.current.y) : 0;
  }

  function end(isSwiped: boolean) {
    start.current?.sheet.style.removeProperty("translate");
    start.current = null;
    if (isSwiped) onSwiped();
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const sheet = event.currentTarget.closest<HTMLElement>("[role=dialog]");
      const isControl = (event.target as Element).closest("a, button");
      if (event.pointerType !== "touch" || isControl || !sheet) return;
      start.current = { y: event.clientY, sheet };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) start.current.sheet.style.translate = `0 ${distance(event)}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(distance(event) > FAR),
    onPointerCancel: () => end(false),
  };
}
