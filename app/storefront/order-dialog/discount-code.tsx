import { Plus, TicketPercent } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useFormContext } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { formatReduction } from "#app/ui/price.ts";
import { TextField } from "#app/ui/text-field.tsx";

import { draftDiscount } from "./draft-total.ts";
import { useOrderDialog } from "./order-dialog-context.ts";
import { LONGEST_CODE, type OrderFormValues } from "./order-form-values.ts";

const FIELD = "discount-code";

/** The field for a discount's code, behind a button until it is wanted; with a code that counts, what it takes off. */
export function DiscountCode() {
  const { placed, discount } = useOrderDialog();
  const [isOpen, setOpen] = useState(false);
  if (placed) return null;
  if (discount.offered) return <Used />;
  // Mounted anew with each code, which may come from another tab.
  if (isOpen || discount.code !== "") return <CodeField key={discount.code} />;
  return (
    <Button
      variant="quiet"
      size="s"
      className="-my-2 -ms-3 justify-self-start px-3!"
      aria-expanded={false}
      onClick={() => {
        flushSync(() => setOpen(true));
        document.getElementById(FIELD)?.focus();
      }}
    >
      <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
      {m.order_discount_ask()}
    </Button>
  );
}

function CodeField() {
  const { discount } = useOrderDialog();
  const { setValue, getFieldState, formState } = useFormContext<OrderFormValues>();
  const [typed, setTyped] = useState(discount.code);
  const apply = () => setValue("discountCode", typed.trim(), { shouldValidate: true });
  const error = discount.refusal ?? getFieldState("discountCode", formState).error?.message;
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <TextField
          id={FIELD}
          label={m.order_discount_code()}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={apply}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // It is tried before the order goes on.
            event.preventDefault();
            apply();
          }}
          error={error}
          hint={discount.isUnknown && !discount.isChecking && m.order_discount_unchecked()}
          dir="ltr"
          className="rtl:text-end"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST_CODE}
        />
      </div>
      <Button
        variant="line"
        size="s"
        className="mt-7.25 h-13!"
        pending={discount.isChecking}
        onClick={apply}
      >
        {m.order_discount_apply()}
      </Button>
    </div>
  );
}

function Used() {
  const { product, discount } = useOrderDialog();
  const { setValue, getValues } = useFormContext<OrderFormValues>();
  return (
    <div className="flex min-h-12 items-center gap-3 border-y border-line py-1">
      <TicketPercent size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
      <p role="status" className="min-w-0 flex-1 wrap-anywhere">
        {m.order_discount({ code: discount.offered!.code })}
      </p>
      <span className="shrink-0 tabular-nums">
        {formatReduction(draftDiscount(product, getValues(), discount.offered))}
      </span>
      <button
        type="button"
        aria-label={m.order_discount_remove_code()}
        onClick={() => setValue("discountCode", "", { shouldValidate: true })}
        className="min-h-11 shrink-0 rounded-badge px-1"
      >
        <span className="text-note rule-link">{m.order_discount_remove()}</span>
      </button>
    </div>
  );
}
