import { m } from "#app/i18n/translations.ts";
import { NAME_KINDS } from "#shared/names/name-calls.ts";
import type { RecordEntry } from "#shared/record/record.ts";

import { nameOf } from "../names/names.ts";

export function whoLabel({ kind, name, email }: RecordEntry["who"]): string {
  if (kind === "shop") return m.panel_record_shop();
  if (kind === "unknown") return m.panel_record_unknown();
  return name || email || m.panel_record_customer();
}

/** What customers are, where their name does not say it. */
export const roleNote = ({ kind, name, email }: RecordEntry["who"]): string =>
  kind === "customer" && (name || email) ? m.panel_record_customer() : "";

export function kindLabel({ kind, count }: Pick<RecordEntry, "kind" | "count">): string {
  const label = m.panel_record_kind(kind);
  return count > 1 ? m.panel_record_times({ kind: label, count }) : label;
}

/** As people know it: '' where it has no name. */
export function recordName({ entity, name }: NonNullable<RecordEntry["record"]>): string {
  const kind = NAME_KINDS.find((each) => each === entity);
  return kind ? nameOf(kind, name) : name;
}

export const entryName = (entry: RecordEntry): string =>
  m.panel_record_entry({ kind: kindLabel(entry), who: whoLabel(entry.who) });

export function deviceLabel({ browser, system }: Pick<RecordEntry, "browser" | "system">): string {
  return browser && system ? m.panel_record_browser_on({ browser, system }) : browser || system;
}
