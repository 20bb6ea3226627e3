import { fieldError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { FixedPart } from "#shared/companies/company-design.ts";
import type { OwnValues } from "#shared/profiles/own-values.ts";

import type { profiles } from "./profile.table.ts";

/** What of a page each part is. Links of a company stand beside the owner's, which stay theirs. */
const FIELDS = {
  look: ["theme", "scheme"],
  organization: ["organization", "organizationAr"],
  logo: [],
  links: [],
} as const satisfies Record<FixedPart, readonly (keyof OwnValues)[]>;

/** Refuses a change of what the company has decided for the pages of all its cards. */
export function mustLeaveFixed(
  { fixed, ...page }: typeof profiles.$inferSelect,
  values: OwnValues,
): void {
  const changed = fixed.flatMap((part) => FIELDS[part]).find((name) => values[name] !== page[name]);
  if (changed) throw fieldError(changed, apiMessage("page_part_fixed"));
  const hidesLogo = values.hidden.includes("logo") && !page.hidden.includes("logo");
  if (fixed.includes("logo") && hidesLogo)
    throw fieldError("hidden", apiMessage("page_part_fixed"));
}
