import { m } from "#app/i18n/translations.ts";
import type { Erased, Kept } from "#shared/people/erasure.ts";
import type { PersonClass } from "#shared/people/person.ts";

/** What is called the same where it is found and where it is erased. */
const SAME = {
  cards: m.panel_people_kind_cards,
  messages: m.panel_people_kind_messages,
  quotes: m.panel_people_kind_quotes,
  lists: m.panel_people_kind_lists,
  newsletter: m.panel_people_kind_newsletter,
  pages: m.panel_people_kind_pages,
  contacts: m.panel_people_kind_contacts,
  notifications: m.panel_people_kind_notifications,
};

/** What is found of a person. */
export const FOUND: Record<PersonClass, () => string> = {
  orders: m.panel_people_kind_orders,
  deliveries: m.panel_people_kind_deliveries,
  companies: m.panel_people_kind_companies,
  ...SAME,
};

/** What is erased of a person, and what stays. */

export const GOES: Record<Erased, () => string> = {
  orders: m.panel_people_goes_orders,
  deleted_orders: m.panel_people_goes_deleted_orders,
  deliveries: m.panel_people_goes_deliveries,
  companies: m.panel_people_goes_companies,
  ...SAME,
};

export const STAYS: Record<Kept, () => string> = {
  under_way: m.panel_people_stays_under_way,
  under_way_pages: m.panel_people_stays_under_way_pages,
  under_way_lists: m.panel_people_stays_under_way_lists,
  notifications: m.panel_people_stays_notifications,
  amounts: m.panel_people_stays_amounts,
  receipts: m.panel_people_stays_receipts,
  pages: m.panel_people_stays_pages,
};
