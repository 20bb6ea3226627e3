import { Plus, Trash2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Addon, addonFormSchema } from "#shared/addons/addon.ts";
import { INPUT_TYPES, offersChoice } from "#shared/addons/input-types.ts";

import { MoneyField, RecordField } from "../resource/record-fields.tsx";
import type { RecordFieldsProps } from "../resource/resource-view.ts";
import { TranslationFields } from "../resource/translation-fields.tsx";
import { INPUT_TYPE_LABELS } from "./addon-labels.ts";

export type AddonValues = z.input<typeof addonFormSchema>;

export function AddonFields({ form, item }: RecordFieldsProps<Addon, AddonValues>) {
  const { errors } = form.formState;
  const inputType = useWatch({ control: form.control, name: "inputType" });
  /** Options typed before a type was chosen that has none; a choice begins with room for two. */
  const setAside = useRef({ options: ["", ""], optionsAr: ["", ""] });

  /** A new addon has no options that its form does not show; they return with a type that offers a choice. */
  function onInputType(next: string) {
    if (item || offersChoice({ inputType: next }) === offersChoice({ inputType })) return;
    const { options = [], optionsAr = [] } = form.getValues();
    const shown = setAside.current;
    setAside.current = { options, optionsAr };
    form.setValue("options", shown.options, { shouldDirty: true });
    form.setValue("optionsAr", shown.optionsAr, { shouldDirty: true });
  }
  return (
    <>
      <TranslationFields
        form={form}
        name="title"
        labels={{ en: m.panel_column_title(), ar: m.panel_field_title_ar() }}
      />
      <MoneyField form={form} name="price" label={m.panel_column_price()} />
      <Controller
        control={form.control}
        name="inputType"
        render={({ field }) => (
          <SelectField
            label={m.panel_column_input_type()}
            error={errors.inputType?.message}
            options={INPUT_TYPES.map((value) => ({ value, label: INPUT_TYPE_LABELS[value]() }))}
            value={field.value}
            onValueChange={(next) => {
              onInputType(next);
              field.onChange(next);
            }}
            onBlur={field.onBlur}
            ref={field.ref}
            required
          />
        )}
      />
      {(item !== undefined || offersChoice({ inputType })) && <OptionEditor form={form} />}
    </>
  );
}

/** An addon's options, one field each, in order. */
function OptionEditor({ form }: { form: UseFormReturn<AddonValues> }) {
  const { control, formState } = form;
  const watched = useWatch({ control, name: "options" });
  const options = watched ?? [];
  const optionsAr = useWatch({ control, name: "optionsAr" }) ?? [];
  const problem = formState.errors.options;
  const { isSubmitted } = formState;
  const check = useEffectEvent(() => void form.trigger("options"));
  // What is reported of the whole list goes as soon as one of its fields makes it right.
  useEffect(() => {
    if (isSubmitted) check();
  }, [watched, isSubmitted]);
  /** Changes both lists together, so that they stay aligned. */
  function set(change: (list: string[]) => string[]) {
    const how = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    form.setValue("options", change(options), how);
    form.setValue("optionsAr", change(inStep(optionsAr, options.length)), how);
  }
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2 font-label">{m.panel_column_options()}</legend>
      {options.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an option is identified only by its position
        <div key={index} className="flex items-start gap-1.5">
          <div className="grid min-w-0 flex-1 gap-1.5 md:grid-cols-2">
            <RecordField
              form={form}
              name={`options.${index}`}
              label={m.panel_option_number({ number: index + 1 })}
              hideLabel
              dir="ltr"
            />
            <RecordField
              form={form}
              name={`optionsAr.${index}`}
              label={m.panel_option_number_ar({ number: index + 1 })}
              placeholder={m.panel_arabic_missing()}
              hideLabel
              lang="ar"
              dir="rtl"
              className="placeholder:text-copper"
            />
          </div>
          <IconButton
            label={m.panel_option_remove({ number: index + 1 })}
            onClick={() => set((list) => list.toSpliced(index, 1))}
          >
            <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        variant="line"
        size="s"
        className="justify-self-start"
        onClick={() => set((list) => [...list, ""])}
      >
        <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
        {m.panel_option_add()}
      </Button>
      <div role="alert" className="empty:hidden">
        <FieldError>{problem?.root?.message ?? problem?.message}</FieldError>
      </div>
    </fieldset>
  );
}

/** One Arabic text for each option; '' if missing. */
export function inStep(optionsAr: readonly string[], length: number): string[] {
  return Array.from({ length }, (_, index) => optionsAr[index] ?? "");
}
