import { m } from "#app/i18n/translations.ts";

/** What there are entries of, and what one of it is called. */
const LABELS = {
  order: () => m.api_message_entity("order"),
  "bulk-order": () => m.api_message_entity("bulk-order"),
  message: () => m.api_message_entity("message"),
  reply: m.panel_record_reply,
  subscriber: () => m.api_message_entity("subscriber"),
  person: () => m.api_message_entity("person"),
  product: () => m.api_message_entity("product"),
  addon: () => m.api_message_entity("addon"),
  country: () => m.api_message_entity("country"),
  city: () => m.api_message_entity("city"),
  testimonial: () => m.api_message_entity("testimonial"),
  "social-link": () => m.api_message_entity("social-link"),
  "header-image": () => m.api_message_entity("header-image"),
  settings: () => m.api_message_entity("settings"),
  "mail-server": () => m.api_message_entity("mail-server"),
  "e-invoice": () => m.api_message_entity("e-invoice"),
  "e-invoicing": () => m.api_message_entity("e-invoicing"),
  notification: () => m.api_message_entity("notification"),
  "test-message": m.panel_outbox_test,
  user: () => m.api_message_entity("user"),
  invitation: () => m.api_message_entity("invitation"),
  session: () => m.api_message_entity("session"),
  "second-factor": () => m.api_message_entity("second-factor"),
  "app-password": () => m.api_message_entity("app-password"),
};
export type RecordEntity = keyof typeof LABELS;
export const RECORD_ENTITIES = Object.keys(LABELS) as RecordEntity[];

/** Another version of the shop may know more kinds of records. */
export function entityLabel(entity: string): string {
  return Object.hasOwn(LABELS, entity)
    ? LABELS[entity as RecordEntity]()
    : m.api_message_entity("record");
}
