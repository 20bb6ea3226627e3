import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import {
  FLIP_EDGES,
  type FlipEdge,
  type SheetSize,
} from "#shared/print-sheets/print-sheet-layout.ts";
import { A4, SHEET_LIMITS } from "#shared/print-sheets/print-sheet.ts";

export type TypedSheet = Record<keyof SheetSize, string> & { flip: FlipEdge };

const [SHORT, LONG] = [String(A4.widthMm), String(A4.heightMm)];

const SIZES = {
  a4: { label: m.panel_print_sheet_a4, size: { widthMm: SHORT, heightMm: LONG } },
  "a4-wide": { label: m.panel_print_sheet_a4_wide, size: { widthMm: LONG, heightMm: SHORT } },
  own: { label: m.panel_print_sheet_own, size: {} },
} as const;

const EDGES: Record<FlipEdge, () => string> = {
  long: m.panel_print_sheet_flip_long,
  short: m.panel_print_sheet_flip_short,
};

interface SheetFieldsProps {
  typed: TypedSheet;
  errors: Readonly<Record<string, string>>;
  onTyped: (typed: TypedSheet) => void;
}

export function SheetFields({ typed, errors, onTyped }: SheetFieldsProps) {
  const [size, setSize] = useState(() => sizeOf(typed));
  const length = (field: keyof SheetSize, label: string, hint?: string) => (
    <TextField
      type="number"
      inputMode="decimal"
      dir="ltr"
      step="0.1"
      {...SHEET_LIMITS[field]}
      label={label}
      hint={hint}
      error={errors[field]}
      value={typed[field]}
      onChange={(event) => onTyped({ ...typed, [field]: event.target.value })}
    />
  );
  return (
    <div className="grid content-start gap-4 md:grid-cols-2">
      <div className="md:col-span-2">
        <SelectField
          label={m.panel_print_sheet_sheet()}
          // Its fields are not shown where the size has a name.
          error={size === "own" ? undefined : errors["widthMm"]}
          options={Object.entries(SIZES).map(([value, { label }]) => ({ value, label: label() }))}
          value={size}
          onValueChange={(value) => {
            const next = value as keyof typeof SIZES;
            setSize(next);
            onTyped({ ...typed, ...SIZES[next].size });
          }}
        />
      </div>
      {size === "own" && (
        <>
          {length("widthMm", m.panel_print_sheet_width())}
          {length("heightMm", m.panel_print_sheet_height())}
        </>
      )}
      {length("gapMm", m.panel_print_sheet_gap(), m.panel_print_sheet_gap_hint())}
      {length("marginMm", m.panel_print_sheet_margin(), m.panel_print_sheet_margin_hint())}
      <div className="md:col-span-2">
        <SelectField
          label={m.panel_print_sheet_flip()}
          hint={m.panel_print_sheet_flip_hint()}
          options={FLIP_EDGES.map((value) => ({ value, label: EDGES[value]() }))}
          value={typed.flip}
          onValueChange={(value) => onTyped({ ...typed, flip: value as FlipEdge })}
        />
      </div>
    </div>
  );
}

function sizeOf({ widthMm, heightMm }: TypedSheet): keyof typeof SIZES {
  if (widthMm === SHORT && heightMm === LONG) return "a4";
  return widthMm === LONG && heightMm === SHORT ? "a4-wide" : "own";
}
