import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { isOnBack, knownAddon } from "#app/orders/known-addon.ts";
import { FilePicker } from "#app/ui/file-picker.tsx";
import { RadioCards } from "#app/ui/radio-cards.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Addon } from "#shared/addons/addon.ts";
import type { InputType } from "#shared/addons/input-types.ts";
import { unprintableSigns } from "#shared/proofs/letters/printed-text.ts";

import { inPageLanguage } from "../../layout/in-language.ts";
import { LettersNote } from "../letters-note.tsx";
import type { AddonSelection } from "../order-form-values.ts";
import { optionsOf, selectionOf } from "./addon-selection.ts";

export interface AddonPanelProps {
  addon: Addon;
  selection: AddonSelection | null;
  error: string | undefined;
  /** Called with the new choice; null when the addon is no longer chosen. */
  onChange: (selection: AddonSelection | null) => void;
}

/** The input for each input type. An empty value means that the addon is not chosen. */
const INPUTS: Record<InputType, (props: AddonPanelProps) => ReactNode> = {
  text: TypedInput,
  number: TypedInput,
  radio: RadioInput,
  select: SelectInput,
  image: ImageInput,
};

export function AddonInput(props: AddonPanelProps) {
  const Input = INPUTS[props.addon.inputType];
  return <Input {...props} />;
}

function choose(
  { addon, onChange }: AddonPanelProps,
  addonValue: string,
  file: File | null = null,
) {
  if (addonValue === "") return onChange(null);
  onChange(selectionOf(addon, addonValue, file));
}

function look({ addon, error }: AddonPanelProps) {
  return { label: inPageLanguage(addon, "title"), hideLabel: true, error };
}

function TypedInput(props: AddonPanelProps) {
  const value = props.selection?.addonValue ?? "";
  const numeric = { type: "number", inputMode: "decimal", step: "any" } as const;
  return (
    <TextField
      {...look(props)}
      {...(props.addon.inputType === "number" ? numeric : { type: "text" })}
      autoComplete="off"
      note={isOnBack(knownAddon(props.addon)) && <LettersNote letters={unprintableSigns(value)} />}
      value={value}
      onChange={(event) => choose(props, event.currentTarget.value)}
    />
  );
}

function RadioInput(props: AddonPanelProps) {
  return (
    <RadioCards
      {...look(props)}
      columns={2}
      options={optionsOf(props.addon)}
      value={props.selection?.addonValue ?? ""}
      onValueChange={(value) => choose(props, value)}
    />
  );
}

function SelectInput(props: AddonPanelProps) {
  return (
    <SelectField
      {...look(props)}
      placeholder={m.order_addon_choose()}
      options={optionsOf(props.addon)}
      value={props.selection?.addonValue ?? ""}
      onValueChange={(value) => choose(props, value)}
    />
  );
}

function ImageInput(props: AddonPanelProps) {
  return (
    <FilePicker
      {...look(props)}
      file={props.selection?.file ?? null}
      onFileChange={(file) => choose(props, file?.name ?? "", file)}
    />
  );
}
