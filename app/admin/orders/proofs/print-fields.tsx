import { ChevronDown } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { BLEED_MM, PRINT_COLORS, type PrintSettings } from "#shared/proofs/proof.ts";

/** Called so in every language. */
const colorsLabel = (colors: PrintSettings["colors"]) => colors.toUpperCase();

export function settingsText({ bleedMm, colors }: PrintSettings): string {
  return m.panel_proof_settings({ bleed: bleedMm, colors: colorsLabel(colors) });
}

interface PrintFieldsProps {
  /** As typed. */
  bleed: string;
  colors: PrintSettings["colors"];
  error: string | undefined;
  onBleed: (typed: string) => void;
  onColors: (colors: PrintSettings["colors"]) => void;
}

/** What the plant wants. The next proof of any order begins with it, so it is folded away. */
export function PrintFields({ bleed, colors, error, onBleed, onColors }: PrintFieldsProps) {
  return (
    <details className="group" open={error !== undefined || undefined}>
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 rounded-badge text-note text-ink-2 focus-ring max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        {settingsText({ bleedMm: Number(bleed), colors })}
        <ChevronDown
          size={15}
          strokeWidth={1.6}
          aria-hidden="true"
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <fieldset className="grid gap-4 pt-3 pb-2 sm:grid-cols-2">
        <legend className="sr-only">{m.panel_proof_settings_title()}</legend>
        <TextField
          type="number"
          inputMode="decimal"
          dir="ltr"
          step="0.1"
          min={BLEED_MM.min}
          max={BLEED_MM.max}
          label={m.panel_proof_bleed()}
          hint={m.panel_proof_bleed_hint()}
          error={error}
          value={bleed}
          onChange={(event) => onBleed(event.target.value)}
        />
        <SelectField
          label={m.panel_proof_colors()}
          options={PRINT_COLORS.map((value) => ({ value, label: colorsLabel(value) }))}
          value={colors}
          onValueChange={(value) => onColors(value as PrintSettings["colors"])}
        />
      </fieldset>
    </details>
  );
}
