import { may, type Role } from "#shared/session/permissions.ts";
import { PAYMENT_FIELDS } from "#shared/settings/payment-details.ts";

const isPaidTo = (field: string) => (PAYMENT_FIELDS as readonly string[]).includes(field);

/**
 * The changes of an entry as this role may see them: of what calls tell only to those with `security.read`,
 * others learn that it was changed.
 */
export function changesFor<Changes extends Record<string, { from?: unknown; to?: unknown }>>(
  role: Role,
  entity: string,
  changes: Changes,
): Changes {
  if (may(role, "security.read")) return changes;
  const isHidden = (field: string) =>
    entity === "mail-server" ||
    entity === "e-invoicing" ||
    (entity === "settings" && isPaidTo(field));
  const shown = Object.entries(changes).map(([field, values]) => [
    field,
    isHidden(field) ? { from: null, to: null } : values,
  ]);
  return Object.fromEntries(shown) as Changes;
}
