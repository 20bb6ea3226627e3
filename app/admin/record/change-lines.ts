import { m } from "#app/i18n/translations.ts";
import type { OrderHistoryField } from "#server/features/orders/order-history.ts";
import type { RecordEntry } from "#shared/record/record.ts";

import { HISTORY_FIELDS, line } from "../orders/history-fields.ts";
import { DEED_LABELS, ERASED_LABELS, RETENTION_ID, RULE_LABELS } from "./changed-deeds.ts";
import { FIELD_LABELS, UNTOLD_FIELDS } from "./changed-fields.ts";
import { valueWords } from "./changed-values.ts";

type Labels = Readonly<Record<string, () => string>>;
type About = NonNullable<RecordEntry["record"]>;

const FIELDS: Labels = { ...FIELD_LABELS, ...DEED_LABELS };
/** Not told by themselves. */
const UNTOLD: ReadonlySet<string> = new Set([...UNTOLD_FIELDS, "aboutId"]);

function labelsOf({ entity, id }: About): Labels {
  if (entity === "person") return ERASED_LABELS;
  return entity === "settings" && id === RETENTION_ID ? RULE_LABELS : FIELDS;
}

/** What was changed, from what to what, line by line; what has no name here is said in a general word. */
export function changeLines({ kind, record, changes }: RecordEntry): string[] {
  if (!record) return [];
  const labels = labelsOf(record);
  let isMore = false;
  const lines = Object.entries(changes).flatMap(([field, { from, to }]) => {
    if (record.entity === "order" && Object.hasOwn(HISTORY_FIELDS, field)) {
      return HISTORY_FIELDS[field as OrderHistoryField](from, to);
    }
    if (UNTOLD.has(field)) return [];
    const label = Object.hasOwn(labels, field) ? labels[field]!() : undefined;
    if (label === undefined) {
      isMore = true;
      return [];
    }
    if (from === null && to === null) return [m.panel_record_secret({ field: label })];
    const before = from === null && kind === "create" ? "" : valueWords(record.entity, field, from);
    const after = valueWords(record.entity, field, to);
    if (before !== after) return [line(label, before, after)];
    // Pictures and lists have no words of their own. What is new and empty is not told.
    return kind === "create" ? [] : [m.panel_record_touched({ field: label })];
  });
  return isMore ? [...lines, m.panel_record_unnamed()] : lines;
}
