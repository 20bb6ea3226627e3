import { CalendarDays } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

import { shortDay } from "./display-date.ts";
import { FilterPopover } from "./filter-popover.tsx";
import { isDay } from "./is-day.ts";

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

interface DateFilterProps {
  days: Days;
  onDays: (days: Days) => void;
}

/** What is of some days in Amman, the first and the last included. */
export function DateFilter({ days, onDays }: DateFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (next: Days) => {
    onDays(next);
    setOpen(false);
  };
  return (
    <FilterPopover
      label={m.panel_column_date()}
      chosen={chosenLabel(days)}
      icon={<CalendarDays size={16} strokeWidth={1.6} aria-hidden="true" />}
      isOpen={isOpen}
      onOpen={setOpen}
    >
      <div className="mb-4 grid grid-cols-2 gap-2">
        {PRESETS.map(({ label, days: back }) => (
          <Button
            key={back}
            variant="line"
            onClick={() => choose({ from: dayInAmman(back), to: dayInAmman(0) })}
          >
            {label()}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <TextField
          label={m.panel_orders_from()}
          type="date"
          max={days.to}
          defaultValue={days.from ?? ""}
          key={`from ${days.from}`}
          onChange={({ target: { value } }) => {
            if (value === "" || isDay(value)) onDays({ ...days, from: value || undefined });
          }}
        />
        <TextField
          label={m.panel_orders_to()}
          type="date"
          min={days.from}
          defaultValue={days.to ?? ""}
          key={`to ${days.to}`}
          onChange={({ target: { value } }) => {
            if (value === "" || isDay(value)) onDays({ ...days, to: value || undefined });
          }}
        />
      </div>
      {(days.from || days.to) && (
        <Button variant="quiet" className="mt-3 -mb-1.5 -ms-3" onClick={() => choose({})}>
          {m.panel_orders_any_date()}
        </Button>
      )}
    </FilterPopover>
  );
}

/** So many days before today begin the range. */
const PRESETS = [
  { label: m.panel_orders_today, days: 0 },
  { label: m.panel_orders_last_7, days: 6 },
  { label: m.panel_orders_last_30, days: 29 },
  { label: m.panel_orders_last_90, days: 89 },
] as const;

const DAY_MS = 86_400_000;

/** `2026-01-31`, so many days ago. */
function dayInAmman(daysAgo: number): string {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman" });
  return format.format(new Date(Date.now() - daysAgo * DAY_MS));
}

function chosenLabel({ from, to }: Days): string | undefined {
  if (from && to) {
    if (from === to) return shortDay(from);
    return m.panel_orders_days_from_to({ from: shortDay(from), to: shortDay(to) });
  }
  if (from) return m.panel_orders_days_from({ from: shortDay(from) });
  if (to) return m.panel_orders_days_to({ to: shortDay(to) });
  return undefined;
}
