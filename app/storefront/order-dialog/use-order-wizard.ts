import { useRef, useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";

import { checksOf, ORDER_STEPS, stepAfter, stepBefore, type OrderStep } from "./order-steps.ts";
import type { OrderForm } from "./use-order-form.ts";

/** What takes the focus once it is drawn; `turn` tells one wish from the next. */
export interface FocusWish {
  on: "heading" | "problem";
  turn: number;
}

/** The way through the steps: forward once a step is right, backward freely. */
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
    // A second Enter while the first is still being looked at must not skip a step.
    if (checking.current) return;
    checking.current = true;
    const right = await form.trigger([...checksOf(step)]).finally(() => (checking.current = false));
    if (!right) return complain(step);
    toast.dismiss(complaint.current);
    if (step === "personalDetails") copyContact(form);
    show(stepAfter(step));
  }

  /** Whether all that was typed is right; if not, shows the first step that is not. */
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
    /** The next step as it is, for an order that can only be read. */
    showNext: () => show(stepAfter(step)),
    previous: () => show(stepBefore(step)),
    allRight,
  };
}

/** Delivery phone and e-mail are checked like any other, so 'use same contact' fills them in. */
export function copyContact(form: Pick<OrderForm, "getValues" | "setValue">): void {
  if (!form.getValues("deliveryInfo.useSameContact")) return;
  const { phoneNumbers, email } = form.getValues("personalInfo");
  form.setValue("deliveryInfo.deliveryPhone", phoneNumbers[0] ?? "");
  form.setValue("deliveryInfo.deliveryEmail", email);
}
