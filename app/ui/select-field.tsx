import { Select } from "@base-ui/react/select";
import { Check, ChevronDown } from "lucide-react";

import { useChoiceControl, type ChoiceControlProps } from "./choice-control.ts";
import { classNames } from "./class-names.ts";
import { Field } from "./field.tsx";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends ChoiceControlProps {
  options: readonly SelectOption[];
  /** '' when nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
}

/** A choice from a list. With react-hook-form use a Controller. */
export function SelectField(props: SelectFieldProps) {
  const { options, value, placeholder } = props;
  const { density, field, trigger } = useChoiceControl(props);
  return (
    <Field {...field}>
      <Select.Root
        items={options}
        value={value === "" ? null : value}
        // Null comes from nobody's choice: an option that was chosen has disappeared from the list.
        onValueChange={(next) => next !== null && props.onValueChange(next)}
        disabled={props.disabled}
        name={props.name}
        modal={false}
      >
        <Select.Trigger {...trigger}>
          <Select.Value
            className="truncate data-placeholder:text-ink-3"
            placeholder={placeholder}
          />
          <Select.Icon>
            <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
          </Select.Icon>
        </Select.Trigger>
        <SelectList options={options} panel={density === "panel"} />
      </Select.Root>
    </Field>
  );
}

function SelectList({ options, panel }: { options: readonly SelectOption[]; panel: boolean }) {
  return (
    <Select.Portal>
      <Select.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-60 outline-none">
        <Select.Popup
          className={classNames(
            "min-w-(--anchor-width) origin-(--transform-origin) bg-paper-hi p-1.25 shadow-menu outline-none",
            "transition-[opacity,scale] data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0",
            panel ? "rounded-menu text-panel" : "rounded-field text-base",
          )}
        >
          <Select.List className="max-h-[min(var(--available-height),22rem)] overflow-y-auto scroll-py-1">
            {options.map((option) => (
              <Select.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={classNames(
                  "flex cursor-pointer items-center justify-between gap-4 outline-none",
                  "data-disabled:opacity-45 data-highlighted:bg-hover-wash data-selected:font-label",
                  panel ? "min-h-9 rounded-badge px-2.5" : "min-h-11 rounded-menu px-3",
                )}
              >
                <Select.ItemText>{option.label}</Select.ItemText>
                <Select.ItemIndicator>
                  <Check size={16} strokeWidth={1.75} aria-hidden="true" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.List>
        </Select.Popup>
      </Select.Positioner>
    </Select.Portal>
  );
}
