import { Check } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";

import { useOrderDialog } from "./order-dialog-context.ts";
import { ORDER_STEPS, type OrderStep } from "./order-steps.ts";
import { stepName } from "./step-names.ts";

/** The names of all steps, on wide screens; those that are done are buttons. */
export function StepNames({ now }: { now: number }) {
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
