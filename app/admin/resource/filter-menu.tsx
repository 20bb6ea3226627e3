import { Check, ChevronDown, SlidersHorizontal, type LucideIcon } from "lucide-react";

import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ActionMenu, MenuItem } from "#app/ui/menu.tsx";

interface FilterMenuProps {
  /** The name of the filter: 'Payment'. */
  label: string;
  /** The first option stands for no filter, with the value ''. */
  options: readonly { value: string; label: string }[];
  value: string;
  /** Shown on phones instead of the filter's name. */
  icon?: LucideIcon;
  onValue: (value: string) => void;
}

/** A second filter behind a button that shows the chosen option. */
export function FilterMenu({
  label,
  options,
  value,
  icon: Icon = SlidersHorizontal,
  onValue,
}: FilterMenuProps) {
  const chosen = options.find((option) => option.value === value);
  const isOn = value !== "";
  return (
    <ActionMenu
      align="start"
      trigger={
        <Button
          variant="line"
          aria-label={isOn ? `${label}: ${chosen?.label}` : label}
          className={classNames(
            "max-md:w-11 max-md:rounded-pill",
            isOn && "max-md:bg-ink max-md:text-paper md:bg-paper-lo",
          )}
        >
          <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
          <span className="max-md:hidden">{isOn ? chosen?.label : label}</span>
          <ChevronDown size={15} strokeWidth={1.6} aria-hidden="true" className="max-md:hidden" />
        </Button>
      }
    >
      {options.map((option) => (
        <MenuItem
          key={option.value}
          icon={
            <Check
              size={16}
              strokeWidth={1.75}
              aria-hidden="true"
              className={classNames(option.value !== value && "invisible")}
            />
          }
          onSelect={() => onValue(option.value)}
        >
          {option.label}
        </MenuItem>
      ))}
    </ActionMenu>
  );
}
