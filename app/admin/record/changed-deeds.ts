import { m } from "#app/i18n/translations.ts";

import { GOES } from "../people/class-labels.ts";
import { RULE_TEXTS } from "../people/rule-texts.ts";

/** By which ids of the settings the history has what is no column of theirs. */
export const RETENTION_ID = "retention";

/** What is done to records besides changing their columns, by the names that the history has for it. */
export const DEED_LABELS: Readonly<Record<string, () => string>> = {
  offeredAt: m.panel_record_offered,
  cardDesigns: m.panel_product_designs,
  stock: m.panel_product_left,
  design: m.panel_companies_design,
  isRequired: m.panel_factor_require,
  secondFactor: m.panel_factor_title,
  authenticatorApp: m.panel_factor_app,
  passkey: m.panel_factor_passkey,
  recoveryCodes: m.panel_record_new_codes,
  state: m.panel_column_status,
  about: m.panel_record_answered,
  recipient: m.panel_outbox_test_to,
  to: m.panel_outbox_test_to,
  result: m.panel_record_result,
  companyLink: m.panel_companies_link,
  offices: m.panel_companies_offices,
  mergedCompany: m.panel_companies_merged_from,
  peopleListed: m.panel_companies_people_listed,
  rowChanged: m.panel_companies_row_changed,
  photosTaken: m.panel_companies_photos_taken,
};

export const ERASED_LABELS: Readonly<Record<string, () => string>> = GOES;

export const RULE_LABELS: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(RULE_TEXTS).map(([kind, [label]]) => [kind, label]),
);
