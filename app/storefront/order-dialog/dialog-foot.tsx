import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { formatPrice } from "#app/ui/price.ts";

import { useOrderDialog } from "./order-dialog-context.ts";
import { UploadLine } from "./upload-line.tsx";
import { useOrderTotal } from "./use-order-total.ts";

interface DialogFootProps {
  onPrevious: () => void;
  isPlacing: boolean;
}

const HEIGHT = "h-13! lg:h-12!";

/** The footer with the total and the buttons, in one row. */
export function DialogFoot({ onPrevious, isPlacing }: DialogFootProps) {
  const { step, isEdit, placed } = useOrderDialog();
  const isDone = placed && step === "orderSummary";
  return (
    <footer className="order-foot relative flex shrink-0 items-center gap-3 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:gap-7 lg:px-10 lg:py-3.5">
      <UploadLine />
      {!isEdit && !isDone && (
        <Button
          variant="line"
          size="s"
          className={`${HEIGHT} max-lg:w-13 max-lg:px-0!`}
          aria-label={m.order_previous()}
          disabled={isPlacing || step === "personalDetails"}
          onClick={onPrevious}
        >
          <ArrowLeft
            size={20}
            strokeWidth={1.5}
            aria-hidden="true"
            className="lg:hidden rtl:-scale-x-100"
          />
          <span className="max-lg:hidden">{m.order_previous()}</span>
        </Button>
      )}
      <Total />
      <StartNew />
      <Forward isPlacing={isPlacing} />
    </footer>
  );
}

/**
 * The button that leads on. Different ones are different elements, so that none changes under a click,
 * and the second click of a double click does nothing: it was meant for the button before.
 */
function Forward({ isPlacing }: Pick<DialogFootProps, "isPlacing">) {
  const { step, isEdit, placed, done } = useOrderDialog();
  const className = `${HEIGHT} ms-auto max-lg:max-w-80 max-lg:grow lg:ms-0 lg:px-9`;
  if (placed && step === "orderSummary") {
    return (
      <Button
        key="done"
        size="s"
        className={className}
        onClick={(event) => isFirstClick(event) && done()}
      >
        {m.order_done()}
      </Button>
    );
  }
  if (step === "orderSummary") {
    return (
      <Button
        key="place"
        type="submit"
        size="s"
        variant="copper"
        onClick={(event) => isFirstClick(event) || event.preventDefault()}
        // Narrow, so that the label of the total keeps to one line.
        className={`${className} max-lg:px-3!`}
        pending={isPlacing}
        pendingLabel={m.order_placing()}
      >
        {m.order_place()}
      </Button>
    );
  }
  return (
    <Button key={isEdit ? "back" : "next"} type="submit" size="s" className={className}>
      {isEdit ? m.order_back_to_summary() : m.order_next()}
    </Button>
  );
}

const isFirstClick = ({ detail }: MouseEvent): boolean => detail < 2;

/** Beside 'Done'. On phones it takes the place of the total, which the summary shows too. */
function StartNew() {
  const { step, placed, startNew } = useOrderDialog();
  if (!placed || step !== "orderSummary") return null;
  return (
    <Button variant="line" size="s" className={`${HEIGHT} max-lg:grow`} onClick={startNew}>
      {m.order_start_new()}
    </Button>
  );
}

function Total() {
  const { step, placed } = useOrderDialog();
  const { total, label } = useOrderTotal();
  return (
    <p
      className={classNames(
        "flex min-w-0 flex-col leading-snug text-note text-ink-2 max-lg:rtl:gap-1.5 lg:ms-auto lg:flex-row lg:items-baseline lg:gap-2.5",
        placed && step === "orderSummary" && "max-lg:hidden",
      )}
    >
      {label}
      <output className="text-[1.25rem] font-normal tracking-lead whitespace-nowrap text-ink tabular-nums">
        {formatPrice(total)}
      </output>
    </p>
  );
}
