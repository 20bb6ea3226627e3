import { Tabs } from "@base-ui/react/tabs";
import { useState, type ComponentType, type Ref } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { AddonsStep } from "./steps/addons-step.tsx";
import { CardDesignStep } from "./steps/card-design-step.tsx";
import { DeliveryStep, PersonalDetailsStep } from "./steps/contact-steps.tsx";
import { PaymentStep } from "./steps/payment-step.tsx";
import { SummaryStep } from "./steps/summary-step.tsx";

const STEPS: readonly { label: () => string; Step: ComponentType<{ order: StaffOrder }> }[] = [
  { label: m.panel_step_personal, Step: PersonalDetailsStep },
  { label: m.panel_step_card, Step: CardDesignStep },
  { label: m.panel_step_delivery, Step: DeliveryStep },
  { label: m.panel_step_addons, Step: AddonsStep },
  { label: m.panel_step_payment, Step: PaymentStep },
  { label: m.panel_step_summary, Step: SummaryStep },
];

interface OrderWizardProps {
  order: StaffOrder;
  onClose: () => void;
  /** The first step's tab; arrow keys move from there through the steps. */
  firstTab: Ref<HTMLButtonElement>;
}

/** An order in its six steps, read-only. Every step can be opened directly. */
export function OrderWizard({ order, onClose, firstTab }: OrderWizardProps) {
  const [step, setStep] = useState(0);
  return (
    <Tabs.Root
      value={step}
      onValueChange={(value: number) => setStep(value)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <Tabs.List
        activateOnFocus
        className="flex shrink-0 gap-1 border-b border-line px-4 max-md:pt-2 md:gap-2 md:px-4.5 md:pt-1"
      >
        {STEPS.map(({ label }, index) => (
          <Tabs.Tab
            key={index}
            value={index}
            ref={index === 0 ? firstTab : undefined}
            className="group/step relative h-11 rounded-badge whitespace-nowrap md:px-1.5 text-ink-2 transition-colors outline-offset-[-3px] hover:text-ink focus-visible:shadow-none data-active:font-label data-active:text-ink max-md:flex-1"
          >
            <span className="max-md:sr-only">{label()}</span>
            {/* A bar in six parts on phones, a line below the name on wide screens. */}
            <span
              aria-hidden="true"
              className="absolute inset-x-0 -bottom-px h-0.5 group-data-active/step:bg-copper md:inset-x-1.5 max-md:bottom-auto max-md:top-5 max-md:h-0.75 max-md:rounded-pill max-md:bg-paper-lower"
            />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {STEPS.map(({ label, Step }, index) => (
        <Tabs.Panel
          key={index}
          value={index}
          className="min-h-0 flex-1 overflow-y-auto px-4 py-4 outline-offset-[-3px] focus-visible:shadow-none md:px-6"
        >
          <h3 className="mb-2 flex items-baseline justify-between text-base font-label md:sr-only">
            {label()}
            <span className="text-note font-text text-ink-2">
              {m.panel_step_of({ step: index + 1, total: STEPS.length })}
            </span>
          </h3>
          <Step order={order} />
        </Tabs.Panel>
      ))}
      <div className="flex shrink-0 items-center gap-2 border-t border-line px-4 py-3 md:px-6">
        <Button variant="quiet" onClick={onClose} className="-ms-3.5">
          {m.ui_close()}
        </Button>
        <Button
          variant="line"
          className="ms-auto"
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        >
          {m.panel_step_previous()}
        </Button>
        <Button disabled={step === STEPS.length - 1} onClick={() => setStep(step + 1)}>
          {m.panel_step_next()}
        </Button>
      </div>
    </Tabs.Root>
  );
}
