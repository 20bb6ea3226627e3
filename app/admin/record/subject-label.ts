import { m } from "#app/i18n/translations.ts";
import type { RecordEntry } from "#shared/record/record.ts";

import type { ScreenPath } from "../screens.ts";

/** The screen to which calls belong, or what else they are about, by the first part of their path. */
const AREAS: Readonly<Record<string, ScreenPath | (() => string)>> = {
  addons: "addons",
  auth: m.panel_record_accounts,
  backups: "settings",
  bin: "bin",
  "bulk-orders": "bulk-orders",
  chips: "orders/program",
  cities: "cities",
  contact: "messages",
  "contact-messages": "messages",
  countries: "countries",
  "custom-orders": "bulk-orders",
  "header-image": "header-images",
  "e-invoices": "settings",
  "e-invoicing": "settings",
  history: "record",
  home: "dashboard",
  login: m.panel_record_accounts,
  "mail-server": "settings",
  "nfc-orders": "orders",
  orders: "orders",
  outbox: "outbox",
  people: "people",
  plates: "orders",
  products: "product",
  record: "record",
  retention: "people",
  "second-factor-policy": m.panel_record_accounts,
  settings: "settings",
  "social-media": "social-media",
  subscribers: "subscribers",
  testimonials: "testimonials",
  users: m.panel_record_accounts,
};

/** Where somebody signed in, and by what beside the password or in its place. */
const WHERE: Readonly<Record<string, () => string>> = {
  cookie: m.panel_record_in_browser,
  token: m.panel_record_by_program,
};
const FACTORS: Readonly<Record<string, () => string>> = {
  code: m.panel_record_with_code,
  passkey: m.panel_record_with_passkey,
  "app-password": m.panel_record_with_app_password,
};

const TRIED: Readonly<Record<string, (values: { screen: string }) => string>> = {
  GET: m.panel_record_tried_view,
  DELETE: m.panel_record_tried_delete,
};

/** What an event was about, in words; '' where there is nothing to say. */
export function subjectLabel({ kind, subject }: Pick<RecordEntry, "kind" | "subject">): string {
  const [session, factor = session] = subject.split(" ");
  const by = FACTORS[factor!]?.();
  const where = session === undefined ? undefined : WHERE[session]?.();
  if (where ?? by) return [where, by].filter(Boolean).join(" · ");
  const [, method, path] = /^([A-Z]+) \/(?:exports\/)?([\w-]+)/.exec(subject) ?? [];
  const area = path === undefined ? undefined : AREAS[path];
  if (area === undefined) return subject;
  const name = typeof area === "string" ? m.panel_screen(area) : area();
  if (kind === "exported") return name;
  return (TRIED[method!] ?? m.panel_record_tried_change)({ screen: name });
}
