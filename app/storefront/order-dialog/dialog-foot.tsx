import { useFormContext, useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { formatPrice } from "#app/ui/price.ts";

import { draftTotal } from "./draft-total.ts";
import { useOrderDialog } from "./order-dialog-context.ts";
import type { OrderFormValues } from "./order-form-values.ts";

interface DialogFootProps {
  onPrevious: () => void;
  isPlacing: boolean;
}

/** The footer with the total and the buttons. */
export function DialogFoot({ onPrevious, isPlacing }: DialogFootProps) {
  const { step, placed } = useOrderDialog();
  const height = "h-13! lg:h-12!";
  return (
    <footer className="grid shrink-0 grid-cols-[1fr_1.6fr] items-center gap-3 border-t border-line px-5 pt-3.5 pb-[max(1.375rem,env(safe-area-inset-bottom))] lg:flex lg:justify-between lg:gap-7 lg:px-10 lg:py-3.5">
      <Total />
      <Button
        variant="line"
        size="s"
        className={`${height} lg:order-first`}
        disabled={step === "personalDetails" || isPlacing}
        onClick={onPrevious}
      >
        {m.order_previous()}
      </Button>
      {step === "orderSummary" ? (
        <Button
          key="place"
          type="submit"
          size="s"
          variant={placed ? "line" : "copper"}
          className={`${height} lg:px-9`}
          pending={isPlacing}
          pendingLabel={m.order_placing()}
        >
          {m.order_place()}
        </Button>
      ) : (
        <Button key="next" type="submit" size="s" className={`${height} lg:px-9`}>
          {m.order_next()}
        </Button>
      )}
    </footer>
  );
}

function Total() {
  const { product, placed } = useOrderDialog();
  const { control } = useFormContext<OrderFormValues>();
  const [addons, deliveryInfo] = useWatch({ control, name: ["addons", "deliveryInfo"] });
  const total = placed?.order?.total ?? draftTotal(product, { addons, deliveryInfo });
  return (
    <p className="col-span-2 flex items-baseline justify-between gap-2.5 text-body text-ink-2 lg:ms-auto lg:text-note">
      {deliveryInfo.city === "" ? m.order_total() : m.order_total_with_delivery()}
      <output className="text-[1.25rem] font-normal tracking-lead text-ink tabular-nums">
        {formatPrice(total)}
      </output>
    </p>
  );
}
