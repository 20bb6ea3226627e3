import { Check } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { DialogClose } from "#app/ui/dialog.tsx";

import { LanguageLinks } from "../layout/language-links.tsx";
import { useOrderDialog } from "./order-dialog-context.ts";
import { ORDER_STEPS, type OrderStep } from "./order-steps.ts";
import { stepName } from "./step-names.ts";

const LANGUAGE =
  "grid min-h-11 place-items-center rounded-badge px-2 text-note text-ink-2 hover:text-ink";

/**
 * The header with the progress: named steps on wide screens, a bar with six parts on narrow ones.
 */
export function DialogHead() {
  const { step } = useOrderDialog();
  const now = ORDER_STEPS.indexOf(step);
  const counted = { step: now + 1, steps: ORDER_STEPS.length };
  return (
    <header className="shrink-0 border-line lg:flex lg:h-18 lg:border-b lg:ps-10 lg:pe-5">
      <div className="px-5 pt-2.5 pb-2 lg:hidden">
        <i aria-hidden="true" className="mx-auto block h-1 w-10 rounded-pill bg-line-2" />
        <div className="mt-0.5 flex items-center justify-between">
          <p className="text-note text-ink-2 tabular-nums">{m.order_step_of(counted)}</p>
          <div className="flex items-center">
            <LanguageLinks className={LANGUAGE} />
            <DialogClose className="-me-3" />
          </div>
        </div>
        <Progress now={now} />
      </div>
      <StepNames now={now} />
      <div className="my-auto ms-auto hidden items-center lg:flex">
        <LanguageLinks className={LANGUAGE} />
        <DialogClose />
      </div>
      <p role="status" className="sr-only">
        {m.order_step_announcement({ ...counted, name: stepName(step) })}
      </p>
    </header>
  );
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

function StepNames({ now }: { now: number }) {
  const { placed, goTo } = useOrderDialog();
  return (
    <ol aria-label={m.order_steps_label()} className="hidden gap-4 lg:flex xl:gap-6.5">
      {ORDER_STEPS.map((step, index) => {
        const isDone = placed ? index !== now : index < now;
        return (
          <li
            key={step}
            aria-current={index === now ? "step" : undefined}
            className="relative grid text-note"
          >
            {isDone ? (
              <button
                type="button"
                onClick={() => goTo(step)}
                className="my-auto flex items-center gap-2 rounded-badge py-2 font-normal whitespace-nowrap hover:underline hover:underline-offset-4"
              >
                <Check size={16} strokeWidth={2} aria-hidden="true" className="text-ok" />
                {stepName(step)}
              </button>
            ) : (
              <StepToCome number={index + 1} step={step} isNow={index === now} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function StepToCome(props: { number: number; step: OrderStep; isNow: boolean }) {
  return (
    <span
      className={classNames(
        "flex items-center gap-2 whitespace-nowrap",
        props.isNow
          ? "font-label after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-copper"
          : "text-ink-2",
      )}
    >
      <span className="tabular-nums">{props.number}</span>
      {stepName(props.step)}
    </span>
  );
}
