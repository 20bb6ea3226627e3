import { useEffect, useRef, type RefObject, type TransitionEvent } from "react";

import { m } from "#app/i18n/translations.ts";

import { useLater } from "./later-parts.ts";
import { useOrderDialog } from "./order-dialog-context.ts";
import { showField } from "./show-field.ts";
import { stepName } from "./step-names.ts";
import { PersonalDetailsStep } from "./steps/personal-details.tsx";
import type { FocusWish } from "./use-order-wizard.ts";

interface StepPaneProps {
  focus: FocusWish;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The current step with its heading, which gets the focus when the step changes. */
export function StepPane({ focus, heading }: StepPaneProps) {
  const { step, placed } = useOrderDialog();
  const pane = useRef<HTMLDivElement>(null);
  const later = useLater();
  const Step = step === "personalDetails" ? PersonalDetailsStep : later?.LATER_STEPS[step];

  useEffect(() => {
    const problem = focus.on === "problem" && firstProblem(pane.current);
    if (problem) {
      problem.focus({ preventScroll: true });
      // Centred, because at the edge a toast may cover it on small screens.
      showField(problem, "center");
      return;
    }
    pane.current?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
    // The step comes later than the wish, once its address is there, with a heading of its own.
  }, [focus, step, heading]);

  return (
    <div
      ref={pane}
      onTransitionEnd={keepInSight}
      // Positioned, so that elements for screen readers only scroll along with the content.
      className="order-step relative min-h-0 overflow-y-auto overscroll-contain px-5 pb-8 lg:px-10"
    >
      <div
        key={step}
        className="transition-[opacity,translate] duration-220 starting:translate-y-1 starting:opacity-0"
      >
        <h3
          ref={heading}
          tabIndex={-1}
          className="text-title font-light tracking-section outline-none focus-visible:shadow-none"
        >
          {step === "orderSummary" && placed ? placedTitle(placed.order !== null) : stepName(step)}
        </h3>
        <div className="mt-6">{Step && <Step />}</div>
      </div>
    </div>
  );
}

/** A toast takes room above the step once it is there, which moves what was scrolled into sight. */
function keepInSight({ target, currentTarget }: TransitionEvent<HTMLElement>): void {
  if (target !== currentTarget) return;
  const problem = currentTarget.querySelector<HTMLElement>("[aria-invalid='true']:focus");
  if (problem) showField(problem, "nearest");
}

function placedTitle(isThisOne: boolean): string {
  return isThisOne ? m.order_placed_title() : m.order_placed_before_title();
}

function firstProblem(pane: HTMLElement | null): HTMLElement | null {
  const invalid = pane?.querySelector<HTMLElement>("[aria-invalid='true']") ?? null;
  // A radio group can't get the focus itself, but its first radio button can.
  return invalid?.matches("[role='radiogroup']")
    ? invalid.querySelector<HTMLElement>("input:enabled")
    : invalid;
}
