import { useMemo, useRef, useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";

import { loadLater, useLater } from "./later-parts.ts";
import { editStep, goToStep, type OrderAddress } from "./order-address.ts";
import { checksOf, ORDER_STEPS, stepAfter, stepBefore, type OrderStep } from "./order-steps.ts";
import type { OrderForm } from "./use-order-form.ts";

/** The element that gets the focus after rendering; `turn` distinguishes repeated requests. */
export interface FocusWish {
  on: "heading" | "problem";
  turn: number;
}

/**
 * Navigation through the steps: forward once the current step is valid, backward freely. The
 * address says which step is asked for; an earlier one is shown while that one is invalid.
 */
export function useOrderWizard(form: OrderForm, address: OrderAddress, isPlaced: boolean) {
  const [focus, setFocus] = useState<FocusWish>({ on: "heading", turn: 0 });
  const checking = useRef(false);
  const complaint = useRef("");
  const last = useRef<OrderStep>(ORDER_STEPS[0]!);
  const asked = address.step ?? last.current;
  const { turn } = focus;
  const checks = useLater();
  // Not at every rendering: what becomes invalid while it is typed must not lead away from it.
  const step = useMemo(() => {
    if (isPlaced || turn < 0 || asked === ORDER_STEPS[0]) return asked;
    // Without the rules nothing can have been filled in beyond the first step.
    if (!checks) return ORDER_STEPS[0]!;
    return checks.firstWrongStep(form.getValues(), asked) ?? asked;
  }, [form, asked, isPlaced, turn, checks]);
  last.current = step;

  function wish(on: FocusWish["on"]) {
    setFocus(({ turn }) => ({ on, turn: turn + 1 }));
  }

  function show(next: OrderStep) {
    goToStep(next);
    wish("heading");
  }

  /** Shows the step's first problem, and the summary again once it is solved. */
  function showProblem(at: OrderStep) {
    if (at !== step) {
      if (step === "orderSummary") editStep(at);
      else goToStep(at);
    }
    wish("problem");
  }

  function complain(at: OrderStep) {
    toast.dismiss(complaint.current);
    complaint.current = toast.error(m.order_invalid_title(), {
      description: m.order_invalid_text(),
    });
    showProblem(at);
  }

  function tellMissing() {
    complaint.current = toast.error(m.order_step_missing_title(), {
      description: m.order_step_missing_text(),
    });
  }

  async function next() {
    // A second Enter during the validation must not skip a step.
    if (checking.current) return;
    checking.current = true;
    await goOn().finally(() => (checking.current = false));
  }

  async function goOn() {
    toast.dismiss(complaint.current);
    if (!(await loadLater().catch(() => undefined))) return tellMissing();
    if (!(await form.trigger([...checksOf(step)]))) return complain(step);
    if (step === "personalDetails") copyContact(form);
    show(address.isEdit ? "orderSummary" : stepAfter(step));
  }

  /** Whether the whole form is valid; if not, shows the first step that is not. */
  async function allRight(): Promise<boolean> {
    for (const candidate of ORDER_STEPS) {
      if (await form.trigger([...checksOf(candidate)])) continue;
      complain(candidate);
      return false;
    }
    return true;
  }

  return {
    step,
    /** The step was opened from the summary, and leads back to it. */
    isEdit: address.isEdit,
    focus,
    show,
    showProblem,
    edit(at: OrderStep) {
      editStep(at);
      wish("heading");
    },
    next,
    /** Shows the next step without validation, for an order that is read-only. */
    showNext: () => show(stepAfter(step)),
    previous: () => show(stepBefore(step)),
    allRight,
  };
}

/**
 * Copies the contact to the delivery phone and e-mail, which are validated like all other fields.
 */
export function copyContact(form: Pick<OrderForm, "getValues" | "setValue">): void {
  if (!form.getValues("deliveryInfo.useSameContact")) return;
  const { phoneNumbers, email } = form.getValues("personalInfo");
  form.setValue("deliveryInfo.deliveryPhone", phoneNumbers[0] ?? "");
  form.setValue("deliveryInfo.deliveryEmail", email);
}
