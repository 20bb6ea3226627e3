import { Controller, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { SelectField } from "#app/ui/select-field.tsx";

import { LANGUAGE_OPTIONS } from "../../resource/language-options.ts";
import type { NewOrderValues } from "./new-order-values.ts";

/** Which language the customer is written to in: whoever takes the order has just heard it. */
export function LanguageField({ form }: { form: UseFormReturn<NewOrderValues> }) {
  return (
    <Controller
      control={form.control}
      name="language"
      render={({ field }) => (
        <SelectField
          label={m.panel_orders_written_in()}
          options={LANGUAGE_OPTIONS}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          required
        />
      )}
    />
  );
}
