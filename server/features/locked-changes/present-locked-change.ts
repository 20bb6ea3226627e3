import type { LockedChange, LockedField } from "#shared/locked-changes/locked-change.ts";

import type { LockedChangeRow } from "./locked-change.store.ts";

/** Told by nothing but their name. */
const UNTOLD: ReadonlySet<string> = new Set(["password", "secretKey", "cliqQrImage"]);

/** A change as owners read it in a message or on its page, which others may look at too. */
export function presentLockedChange(row: LockedChangeRow, isChangedSince = false): LockedChange {
  const { kind, name, byName, address, createdAt, undoneAt } = row;
  const before = row.before ?? {};
  const fields = Object.entries(row.after ?? {}).flatMap(([field, to]) => {
    const from = before[field] ?? "";
    if (from === to) return [];
    const isUntold = UNTOLD.has(field);
    return {
      field: field as LockedField,
      from: isUntold ? "" : String(from),
      to: isUntold ? "" : String(to),
    };
  });
  const at = createdAt.toISOString();
  const isUndone = undoneAt !== null;
  return { kind, name, by: byName, address, at, fields, isUndone, isChangedSince };
}
