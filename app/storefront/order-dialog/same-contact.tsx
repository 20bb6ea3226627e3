import { useRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useFormContext, useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { isolated } from "#app/ui/isolated.ts";
import { Switch } from "#app/ui/switch.tsx";
import { groupedNumber } from "#shared/phone-number.ts";

import { useOrderDialog } from "./order-dialog-context.ts";
import type { OrderFormValues } from "./order-form-values.ts";
import { copyContact } from "./use-order-wizard.ts";

/**
 * Whom the courier calls: a line with the contact of the first step and, once it is changed, the
 * fields for another one.
 */
export function SameContact({ children }: { children: ReactNode }) {
  const { placed } = useOrderDialog();
  const form = useFormContext<OrderFormValues>();
  const { errors } = form.formState;
  const [isSame, phone, email] = useWatch({
    control: form.control,
    name: [
      "deliveryInfo.useSameContact",
      "deliveryInfo.deliveryPhone",
      "deliveryInfo.deliveryEmail",
    ],
  });
  const fields = useRef<HTMLDivElement>(null);
  const isWrong = errors.deliveryInfo?.deliveryPhone ?? errors.deliveryInfo?.deliveryEmail;
  const sameContact = form.register("deliveryInfo.useSameContact", {
    onChange: () => copyContact(form),
  });

  function change() {
    flushSync(() => form.setValue("deliveryInfo.useSameContact", false));
    fields.current?.querySelector("input")?.select();
  }

  return (
    <>
      <div className="grid gap-2">
        <Switch {...sameContact} label={m.order_same_contact()} />
        {isSame && !isWrong && (
          <div className="flex items-center gap-4 text-note text-ink-2">
            <p className="min-w-0 flex-1 wrap-anywhere">
              {m.order_same_contact_line({ phone: isolated(groupedNumber(phone)) })}{" "}
              {m.order_same_contact_mail({ email: isolated(email) })}
            </p>
            {!placed && (
              <button
                type="button"
                onClick={change}
                aria-label={m.order_same_contact_change_label()}
                className="min-h-11 shrink-0 rounded-badge px-1"
              >
                <span className="font-label text-ink rule-link">
                  {m.order_same_contact_change()}
                </span>
              </button>
            )}
          </div>
        )}
      </div>
      {(!isSame || isWrong) && (
        <div ref={fields} className="grid gap-6">
          {children}
        </div>
      )}
    </>
  );
}
