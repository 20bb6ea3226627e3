import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";

import type { OrderFormValues } from "../order-form-values.ts";
import { LogoPicker } from "./logo-picker.tsx";

/** The company's logo, on the first card and on each that has none of its own. */
export function LogoField() {
  const { control, getValues, setValue } = useFormContext<OrderFormValues>();
  const isPrinted = useWatch({ control, name: "cardDesign.includePrintedLogo" });
  /** Whether one was to be printed before it was picked. */
  const wasPrinted = useRef(false);

  /** Whoever picks a logo wants it printed; without one, the switch is as it was. */
  function follow(picked: File | null) {
    if (!getValues("cardDesign.companyLogo")) wasPrinted.current = isPrinted;
    setValue("cardDesign.includePrintedLogo", picked !== null || wasPrinted.current);
  }

  return (
    <LogoPicker
      of="cardDesign"
      label={m.order_company_logo()}
      aside={m.order_optional()}
      isPrinted={isPrinted}
      onPick={follow}
    />
  );
}
