import { m } from "#app/i18n/translations.ts";
import { ORDER_LABELS } from "#app/orders/order-fields.tsx";
import type { RosterColumn } from "#shared/rosters/roster-headings.ts";

export const COLUMN_LABELS: Record<RosterColumn, () => string> = {
  fullName: m.panel_roster_full_name,
  firstName: ORDER_LABELS.firstName,
  lastName: ORDER_LABELS.lastName,
  nameOnCard: ORDER_LABELS.nameOnCard,
  position: ORDER_LABELS.position,
  department: m.panel_roster_department,
  phone: m.panel_bulk_field_phone,
  email: m.panel_detail_email,
  office: m.panel_roster_office,
};
