import { m } from "#app/i18n/translations.ts";
import type { Erased, Kept } from "#shared/people/erasure.ts";

/** What is erased of a person, and what stays. */

export const GOES: Record<Erased, () => string> = {
  orders: m.panel_people_goes_orders,
  deleted_orders: m.panel_people_goes_deleted_orders,
  deliveries: m.panel_people_goes_deliveries,
  messages: m.panel_people_kind_messages,
  quotes: m.panel_people_kind_quotes,
  newsletter: m.panel_people_kind_newsletter,
  pages: m.panel_people_kind_pages,
  contacts: m.panel_people_kind_contacts,
  notifications: m.panel_people_kind_notifications,
};

export const STAYS: Record<Kept, () => string> = {
  under_way: m.panel_people_stays_under_way,
  under_way_pages: m.panel_people_stays_under_way_pages,
  notifications: m.panel_people_stays_notifications,
  amounts: m.panel_people_stays_amounts,
  receipts: m.panel_people_stays_receipts,
  pages: m.panel_people_stays_pages,
};
