import { m } from "#app/i18n/translations.ts";
import type { RetentionKind } from "#shared/people/retention.ts";

/** A name and a reason for each. */
export const RULE_TEXTS: Record<RetentionKind, readonly [() => string, () => string]> = {
  orders: [m.panel_people_rule_orders, m.panel_people_rule_orders_why],
  receipts: [m.panel_people_rule_receipts, m.panel_people_rule_receipts_why],
  logos: [m.panel_people_rule_logos, m.panel_people_rule_logos_why],
  messages: [m.panel_people_rule_messages, m.panel_people_rule_messages_why],
  quotes: [m.panel_people_rule_quotes, m.panel_people_rule_quotes_why],
  lists: [m.panel_people_rule_lists, m.panel_people_rule_lists_why],
  taps: [m.panel_people_rule_taps, m.panel_people_rule_taps_why],
  securityEvents: [m.panel_people_rule_security_events, m.panel_people_rule_security_events_why],
  deletedOrders: [m.panel_people_rule_deleted_orders, m.panel_people_rule_deleted_orders_why],
};
