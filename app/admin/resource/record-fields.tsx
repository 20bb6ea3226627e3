import { get, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Switch } from "#app/ui/switch.tsx";
import { TextField, type TextFieldProps } from "#app/ui/text-field.tsx";
import { TextareaField, type TextareaFieldProps } from "#app/ui/textarea-field.tsx";

import { Currency } from "./currency.tsx";

/** Fields that several entities have in common. */

interface FieldOf<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
}

/**
 * A line of text. Every field is a component of its own, so that the form registers fields in the
 * order in which they are shown: the first invalid one gets the focus.
 */
export function RecordField<Values extends FieldValues>({
  form,
  name,
  ...field
}: FieldOf<Values> & Omit<TextFieldProps, "form" | "name" | "error">) {
  const error = get(form.formState.errors, name) as { message?: string } | undefined;
  return <TextField {...form.register(name)} error={error?.message} {...field} />;
}

/** A multi-line text field of a record. */
export function RecordText<Values extends FieldValues>({
  form,
  name,
  ...field
}: FieldOf<Values> & Omit<TextareaFieldProps, "form" | "name" | "error">) {
  const error = get(form.formState.errors, name) as { message?: string } | undefined;
  return <TextareaField {...form.register(name)} error={error?.message} {...field} />;
}

/** An amount in dinars. */
export function MoneyField<Values extends FieldValues>({
  form,
  name,
  label,
}: FieldOf<Values> & { label: string }) {
  return (
    <RecordField
      form={form}
      name={name}
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      trailing={<Currency />}
      required
    />
  );
}

/** A record's position in its list, and whether visitors see it. */
export function ListedFields<Values extends FieldValues & { isActive?: unknown }>({
  form,
  hint,
}: {
  form: UseFormReturn<Values>;
  /** Explains what active means for this entity. */
  hint?: string;
}) {
  return (
    <>
      <RecordField
        form={form}
        name={"displayOrder" as Path<Values>}
        label={m.panel_column_display_order()}
        type="number"
        inputMode="numeric"
        min={0}
      />
      <Switch
        {...form.register("isActive" as Path<Values>)}
        label={m.panel_active()}
        description={hint}
      />
    </>
  );
}
