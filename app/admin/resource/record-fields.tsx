import { get, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Switch } from "#app/ui/switch.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** Fields that several entities have, the same in every dialog. */

interface FieldOf<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
}

/** What ties an input to a field of the form: its name, its handlers and what is wrong with it. */
export function formField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
) {
  const error = get(form.formState.errors, name) as { message?: string } | undefined;
  return { ...form.register(name), error: error?.message };
}

/** A text in English and, below it, in Arabic. */
export function TwinFields<Values extends FieldValues>({
  form,
  name,
  arabicName,
  label,
  arabicLabel,
}: FieldOf<Values> & { arabicName: Path<Values>; label: string; arabicLabel: string }) {
  return (
    <>
      <TextField {...formField(form, name)} label={label} required />
      <TextField {...formField(form, arabicName)} label={arabicLabel} dir="rtl" lang="ar" />
    </>
  );
}

/** An amount in dinars. */
export function MoneyField<Values extends FieldValues>({
  form,
  name,
  label,
}: FieldOf<Values> & { label: string }) {
  return (
    <TextField
      {...formField(form, name)}
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      trailing={<span className="pe-2 text-ink-2">JOD</span>}
      required
    />
  );
}

/** Where a record stands among the others, and whether visitors see it. */
export function ListedFields<Values extends FieldValues & { isActive?: unknown }>({
  form,
}: {
  form: UseFormReturn<Values>;
}) {
  return (
    <>
      <TextField
        {...formField(form, "displayOrder" as Path<Values>)}
        label={m.panel_column_display_order()}
        type="number"
        inputMode="numeric"
        min={0}
      />
      <Switch {...form.register("isActive" as Path<Values>)} label={m.panel_active()} />
    </>
  );
}
