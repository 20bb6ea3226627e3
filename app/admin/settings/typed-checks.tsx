import { Check } from "lucide-react";
import { useWatch, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { isIban, normalizeIban } from "#shared/settings/iban.ts";
import { settingsChangeSchema } from "#shared/settings/settings-form.ts";

import type { SettingsValues } from "./settings-values.ts";

/** What is right so far of what is being typed, at the end of its label's line. */

interface CheckProps {
  form: UseFormReturn<SettingsValues>;
}

/** Characters of an IBAN in Jordan. */
const JORDANIAN_LENGTH = 30;

export function IbanCheck({ form }: CheckProps) {
  const typed = useWatch({ control: form.control, name: "bank.iban" }) ?? "";
  const iban = normalizeIban(typed);
  if (iban === "") return null;
  if (isIban(iban)) return <Right>{m.panel_settings_iban_right()}</Right>;
  const isShort = iban.startsWith("JO") && iban.length < JORDANIAN_LENGTH;
  return (
    <span className="tabular-nums" aria-live="polite">
      {isShort
        ? m.panel_settings_iban_typed({ count: iban.length, of: JORDANIAN_LENGTH })
        : m.panel_settings_iban_wrong()}
    </span>
  );
}

export function PhoneCheck({ form }: CheckProps) {
  const phone = useWatch({ control: form.control, name: "phone" }) ?? "";
  const isRight = settingsChangeSchema.shape.phone.safeParse(phone).success;
  return isRight ? <Right>{m.panel_settings_phone_right()}</Right> : null;
}

function Right({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-1 text-ok" aria-live="polite">
      <Check size={14} strokeWidth={2} aria-hidden="true" />
      {children}
    </span>
  );
}
