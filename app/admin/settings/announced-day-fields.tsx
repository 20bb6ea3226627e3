import { Trash2 } from "lucide-react";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { announcedDaySchema } from "#shared/delivery/announced-days.ts";
import { isWeekend } from "#shared/delivery/arrival.ts";
import {
  ANNOUNCED_KINDS,
  holidayOn,
  type AnnouncedDay,
  type AnnouncedKind,
} from "#shared/delivery/holidays.ts";

import { HOLIDAY_NAMES } from "../holidays/holiday-names.ts";
import { weekdayOf } from "../resource/display-date.ts";
import { RecordField } from "../resource/record-fields.tsx";
import type { SettingsValues } from "./settings-values.ts";

const KIND_NAMES: Record<AnnouncedKind, () => string> = {
  ...HOLIDAY_NAMES,
  working_day: m.panel_settings_holidays_working,
};

interface AnnouncedDayFieldsProps {
  form: UseFormReturn<SettingsValues>;
  index: number;
  onRemove: () => void;
}

/** One day, what it is, and what that changes. */
export function AnnouncedDayFields({ form, index, onRemove }: AnnouncedDayFieldsProps) {
  const path = `announcedDays.${index}` as const;
  const day = announcedDaySchema.safeParse(useWatch({ control: form.control, name: path })).data;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1.5 @[34rem]:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <div className="@max-[34rem]:col-span-2">
        <RecordField
          form={form}
          name={`${path}.date`}
          label={m.panel_settings_holidays_day()}
          type="date"
          required
        />
      </div>
      <Controller
        control={form.control}
        name={`${path}.kind`}
        render={({ field }) => (
          <SelectField
            label={m.panel_settings_holidays_kind()}
            options={ANNOUNCED_KINDS.map((value) => ({ value, label: KIND_NAMES[value]() }))}
            value={field.value ?? ""}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            required
          />
        )}
      />
      <IconButton
        label={m.panel_settings_holidays_remove({ number: index + 1 })}
        className="self-end"
        onClick={onRemove}
      >
        <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      {day && <p className="col-span-full text-note text-ink-2">{effectOf(day)}</p>}
    </li>
  );
}

/** What a day changes, compared to what the shop reckons by itself. */
function effectOf({ date, kind }: AnnouncedDay): string {
  const day = new Date(date);
  const weekday = weekdayOf(day);
  const reckoned = holidayOn(day, new Map());
  const isWorked = kind === "working_day";
  if (isWeekend(day) || (reckoned && !reckoned.isExpected && !isWorked)) {
    return m.panel_settings_holidays_anyway({ weekday });
  }
  if (!reckoned) {
    return isWorked
      ? m.panel_settings_holidays_nothing({ weekday })
      : m.panel_settings_holidays_left_out({ weekday });
  }
  const name = HOLIDAY_NAMES[reckoned.name]();
  return isWorked
    ? m.panel_settings_holidays_worked({ weekday, name })
    : m.panel_settings_holidays_certain({ weekday, name });
}
