import { m } from "#app/i18n/translations.ts";
import type { RosterColumn } from "#shared/rosters/roster-headings.ts";

export const COLUMN_LABELS: Record<RosterColumn, () => string> = {
  fullName: m.people_full_name,
  firstName: m.people_first_name,
  lastName: m.people_last_name,
  nameOnCard: m.people_name_on_card,
  position: m.people_position,
  department: m.people_department,
  phone: m.people_phone,
  email: m.people_email,
  office: m.people_office,
};
