import { Plus } from "lucide-react";
import { useFieldArray, useWatch, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { ANNOUNCED_DAYS_MAX, announcedDaySchema } from "#shared/delivery/announced-days.ts";
import { todayInJordan } from "#shared/delivery/arrival.ts";
import { announcedIn, type Announced, type AnnouncedDay } from "#shared/delivery/holidays.ts";

import { arrivalOfNow, holidaysAhead } from "../holidays/holiday-labels.ts";
import { AnnouncedDayFields } from "./announced-day-fields.tsx";
import type { SettingsValues } from "./settings-values.ts";

/** The days that the owner has entered, each with what it changes, and what they change together. */
export function AnnouncedDays({ form }: { form: UseFormReturn<SettingsValues> }) {
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: "announcedDays",
  });
  const typed = useWatch({ control: form.control, name: "announcedDays" }) ?? [];
  const error = form.formState.errors.announcedDays;
  const whole = typed.filter((day) => announcedDaySchema.safeParse(day).success);
  return (
    <div className="grid gap-5 md:col-span-2">
      <Outcome announced={announcedIn(whole)} />
      {fields.length > 0 && (
        <ul className="grid gap-5">
          {fields.map(({ id }, index) => (
            <AnnouncedDayFields key={id} form={form} index={index} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      <FieldError>{error?.root?.message ?? error?.message}</FieldError>
      <Button
        variant="line"
        className="justify-self-start"
        disabled={fields.length >= ANNOUNCED_DAYS_MAX}
        onClick={() => append(dayAfter(whole.at(-1)))}
      >
        <Plus size={17} strokeWidth={1.6} aria-hidden="true" />
        {m.panel_settings_holidays_add()}
      </Button>
    </div>
  );
}

const DAY_MS = 24 * 60 * 60_000;
const YEAR = 365;

/** The days of a feast follow each other; the first that is entered begins with tomorrow. */
function dayAfter(last: AnnouncedDay | undefined): AnnouncedDay {
  const before = last ? new Date(last.date) : todayInJordan();
  const date = new Date(before.getTime() + DAY_MS).toISOString().slice(0, 10);
  return { date, kind: last?.kind ?? "eid_al_fitr" };
}

/** What is promised with these days, and which ones are left out. */
function Outcome({ announced }: { announced: Announced }) {
  const day = arrivalOfNow(announced);
  return (
    <div className="grid gap-3">
      <p role="status">{m.panel_settings_holidays_now({ day })}</p>
      <div className="text-note text-ink-2">
        <h3 id="holidays-ahead">{m.panel_settings_holidays_ahead()}</h3>
        <ul aria-labelledby="holidays-ahead" className="mt-1 gap-x-6 @[34rem]:columns-2">
          {holidaysAhead(announced, YEAR).map((text) => (
            <li key={text} className="break-inside-avoid">
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
