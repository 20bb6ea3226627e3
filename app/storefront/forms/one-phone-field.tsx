import { m } from "#app/i18n/translations.ts";
import { TextField, type TextFieldProps } from "#app/ui/text-field.tsx";

import { LTR } from "./ltr.ts";

/** A field for one phone number in a plain form; `offer-one-phone.ts` says when several are in it. */
export function OnePhoneField(field: TextFieldProps) {
  return (
    <div data-one-phone>
      <TextField {...field} {...LTR} type="tel" inputMode="tel" autoComplete="tel" />
      <p data-offer hidden className="mt-2 text-note text-ink-2">
        <span role="status">{m.ui_phones_several()}</span>{" "}
        <button type="button" className="-mx-1 -my-3 min-h-11 rounded-badge px-1">
          <span className="font-label text-ink rule-link" />
        </button>
      </p>
    </div>
  );
}
