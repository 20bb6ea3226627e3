import { useRef, useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";

import { checksOf, ORDER_STEPS, stepAfter, stepBefore, type OrderStep } from "./order-steps.ts";
import type { OrderForm } from "./use-order-form.ts";

/** The element that gets the focus after rendering; `turn` distinguishes repeated requests. */
export interface FocusWish {
  on: "heading" | "problem";
  turn: number;
}

/** Navigation through the steps: forward once the current step is valid, backward freely. */
export function useOrderWizard(form: OrderForm) {
  const [step, setStep] = useState<OrderStep>("personalDetails");
  const [focus, setFocus] = useState<FocusWish>({ on: "heading", turn: 0 });
  const checking = useRef(false);
  const complaint = useRef("");

  function wish(on: FocusWish["on"]) {
    setFocus(({ turn }) => ({ on, turn: turn + 1 }));
  }

  function show(next: OrderStep, on: FocusWish["on"] = "heading") {
    setStep(next);
    wish(on);
  }

  function complain(at: OrderStep) {
    toast.dismiss(complaint.current);
    complaint.current = toast.error(m.order_invalid_title(), {
      description: m.order_invalid_text(),
    });
    show(at, "problem");
  }

  async function next() {
    // A second Enter during the validation must not skip a step.
    if (checking.current) return;
    checking.current = true;
    const right = await form.trigger([...checksOf(step)]).finally(() => (checking.current = false));
    if (!right) return complain(step);
    toast.dismiss(complaint.current);
    if (step === "personalDetails") copyContact(form);
    show(stepAfter(step));
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
    focus,
    show,
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
