import { Plus } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useFormContext } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { fieldsOf } from "#shared/orders/order-fields.ts";

import { useOrderDialog } from "./order-dialog-context.ts";
import type { OrderFormValues } from "./order-form-values.ts";

const FIELDS = fieldsOf("personalInfo")
  .filter(({ isOptional }) => isOptional)
  .map(({ name }) => `personalInfo.${name}` as const);

/** The optional fields of the first step, behind a button while all of them are empty. */
export function OptionalLinks({ children }: { children: ReactNode }) {
  const { placed } = useOrderDialog();
  const { getValues, getFieldState, formState } = useFormContext<OrderFormValues>();
  const [isOpen, setOpen] = useState(() => getValues([...FIELDS]).some((value) => value !== ""));
  const fields = useRef<HTMLDivElement>(null);
  const isWrong = FIELDS.some((field) => getFieldState(field, formState).error);
  if (!isOpen && !isWrong) {
    if (placed) return null;
    return (
      <Button
        variant="quiet"
        size="s"
        className="-my-2 -ms-3 justify-self-start px-3!"
        aria-expanded={false}
        onClick={() => {
          flushSync(() => setOpen(true));
          fields.current?.querySelector("input")?.focus();
        }}
      >
        <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        {m.order_links_add()}
      </Button>
    );
  }
  return (
    <div ref={fields} className="grid gap-6">
      {children}
    </div>
  );
}
