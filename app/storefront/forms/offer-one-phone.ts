import { m } from "#app/i18n/translations.ts";
import { isolated } from "#app/ui/isolated.ts";
import { groupedNumber, separateNumbers } from "#shared/phone-number.ts";

import type { Typed } from "./form-program.ts";

/** Where several numbers are in a field for one (`OnePhoneField`), says so and offers to keep the first. */
export function offerOnePhone(field: Typed): void {
  const offer = field.closest("[data-one-phone]")?.querySelector<HTMLElement>("[data-offer]");
  const button = offer?.querySelector("button");
  if (!offer || !button) return;
  const [first, ...more] = separateNumbers(field.value);
  offer.hidden = first === undefined || more.length === 0;
  if (first === undefined || offer.hidden) return;
  const phone = isolated(groupedNumber(first));
  button.firstElementChild!.textContent = m.ui_phones_keep({ phone });
  button.onclick = () => {
    field.value = first;
    // The offer goes, and the form looks again at what it reported of the field.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
}
