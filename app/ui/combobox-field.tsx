import { Combobox } from "@base-ui/react/combobox";
import { Check, ChevronDown, Search } from "lucide-react";

import { isFoundBy } from "#shared/search-text.ts";

import { useChoiceControl } from "./choice-control.ts";
import { Field } from "./field.tsx";
import type { SelectFieldProps, SelectOption } from "./select-field.tsx";

import "./combobox-field.css";

export interface ComboboxOption extends SelectOption {
  /** Other texts by which it is found, e.g. its name in another language. */
  also?: readonly string[];
  /** The label of the chosen one, where there is less room. */
  short?: string;
}

interface ComboboxFieldProps extends Omit<SelectFieldProps, "options"> {
  options: readonly ComboboxOption[];
  searchLabel: string;
  /** Shown when no option matches what was typed. */
  emptyText: string;
}

/** A choice from a long list, which can be searched. With react-hook-form use a Controller. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { options, value, placeholder } = props;
  const { field, trigger } = useChoiceControl(props);
  return (
    <Field {...field}>
      <Combobox.Root<ComboboxOption>
        items={options}
        value={options.find((option) => option.value === value) ?? null}
        onValueChange={(next) => props.onValueChange(next?.value ?? "")}
        isItemEqualToValue={(item, chosen) => item.value === chosen.value}
        filter={isMatch}
        disabled={props.disabled}
        name={props.name}
        autoHighlight
      >
        <Combobox.Trigger {...trigger}>
          <span className="truncate group-data-placeholder:text-ink-3">
            <Combobox.Value placeholder={placeholder}>
              {(chosen: ComboboxOption | null) => chosen?.short ?? chosen?.label ?? placeholder}
            </Combobox.Value>
          </span>
          <Combobox.Icon>
            <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
          </Combobox.Icon>
        </Combobox.Trigger>
        <OptionList {...props} />
      </Combobox.Root>
    </Field>
  );
}

function OptionList({ label, searchLabel, emptyText }: ComboboxFieldProps) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={6} className="z-60 outline-none">
        <Combobox.Popup
          aria-label={typeof label === "string" ? label : undefined}
          className="flex max-h-(--available-height) w-(--anchor-width) min-w-56 origin-(--transform-origin) flex-col overflow-hidden rounded-field bg-paper-hi text-base shadow-menu outline-none transition-[opacity,scale] data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
        >
          <span className="relative shrink-0 border-b border-line">
            <Search
              size={18}
              strokeWidth={1.5}
              aria-hidden="true"
              className="absolute inset-y-0 start-4 my-auto text-ink-2"
            />
            <Combobox.Input
              aria-label={searchLabel}
              placeholder={searchLabel}
              enterKeyHint="done"
              className="h-12 w-full rounded-t-field bg-transparent ps-11 pe-4 leading-12 outline-none placeholder:overflow-visible placeholder:text-ink-3 focus-visible:shadow-none"
            />
          </span>
          <Combobox.Empty className="px-4 py-3 text-ink-2 empty:p-0">{emptyText}</Combobox.Empty>
          {/* The last option in sight is cut, which shows that the list goes on. */}
          <Combobox.List className="max-h-72 min-h-0 overflow-y-auto scroll-py-1.25 fades-at-ends p-1.25 empty:p-0">
            {(option: ComboboxOption) => (
              <Combobox.Item
                key={option.value}
                value={option}
                disabled={option.disabled}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-menu px-3 outline-none data-disabled:opacity-45 data-highlighted:bg-hover-wash data-selected:font-label"
              >
                {option.label}
                <Combobox.ItemIndicator>
                  <Check size={16} strokeWidth={1.75} aria-hidden="true" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

function isMatch({ label, also = [] }: ComboboxOption, typed: string): boolean {
  return [label, ...also].some((text) => isFoundBy(typed, text));
}
