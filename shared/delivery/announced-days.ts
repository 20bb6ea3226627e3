import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { rule, ruleSaying } from "../api-messages/rule.ts";
import { ANNOUNCED_KINDS, type AnnouncedDay } from "./holidays.ts";

/** As many as some years have. */
export const ANNOUNCED_DAYS_MAX = 60;

export const announcedDaySchema = z.object({
  date: z.iso.date(rule("day_invalid")),
  kind: z.enum(ANNOUNCED_KINDS),
});

/** Days as they are stored: each once, the earliest first. */
export const announcedDaysSchema = z
  .array(announcedDaySchema)
  .max(ANNOUNCED_DAYS_MAX, rule("too_many_days", { max: ANNOUNCED_DAYS_MAX }))
  .refine(
    (days) => repeated(days) === undefined,
    ruleSaying((days) => apiMessage("day_twice", { day: repeated(days as AnnouncedDay[]) ?? "" })),
  )
  .transform((days) => days.toSorted((one, other) => (one.date < other.date ? -1 : 1)));

/** The first day that an earlier one repeats. */
const repeated = (days: readonly AnnouncedDay[]): string | undefined =>
  days.find(({ date }, index) => days.findIndex((each) => each.date === date) < index)?.date;
