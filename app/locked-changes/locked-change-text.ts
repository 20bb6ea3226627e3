import { momentOf } from "#app/i18n/moment-text.ts";
import { m } from "#app/i18n/translations.ts";
import {
  MOMENT_LABELS,
  PRODUCT_TAX_LABELS,
  TAX_MODE_LABELS,
} from "#app/invoices/settings-labels.ts";
import { whole } from "#app/ui/isolated.ts";
import type { IssueMoment, ProductTax, TaxMode } from "#shared/invoices/invoice-settings.ts";
import type {
  AccountState,
  LockedChange,
  LockedField,
} from "#shared/locked-changes/locked-change.ts";
import type { MailSecurity } from "#shared/mail-server/mail-server.ts";
import type { Role } from "#shared/session/permissions.ts";

/** How owners read a change, in a message and on the page that undoes it. */

const STATES: Record<AccountState, () => string> = {
  none: m.locked_state_none,
  invited: m.locked_state_invited,
  active: m.locked_state_active,
  deactivated: m.locked_state_deactivated,
  deleted: m.locked_state_deleted,
};

const SECURITIES: Record<MailSecurity, () => string> = {
  tls: m.locked_security_tls,
  starttls: m.locked_security_starttls,
  none: m.locked_security_none,
};

interface FieldText {
  label: () => string;
  /** A value in words, where it is not typed by people. */
  say?: (value: string) => string;
}

const FIELDS: Record<LockedField, FieldText> = {
  role: { label: m.locked_role, say: (value) => m.panel_role(value as Role) },
  state: { label: m.locked_state, say: (value) => STATES[value as AccountState]() },
  email: { label: m.locked_email },
  host: { label: m.locked_host },
  port: { label: m.locked_port },
  security: { label: m.locked_security, say: (value) => SECURITIES[value as MailSecurity]() },
  user: { label: m.locked_user },
  password: { label: m.locked_password },
  sender: { label: m.locked_sender },
  isOn: {
    label: m.locked_e_invoices_on,
    say: (value) => (value === "true" ? m.locked_yes() : m.locked_no()),
  },
  serviceUrl: { label: m.locked_e_invoices_url },
  clientId: { label: m.locked_e_invoices_client },
  secretKey: { label: m.locked_e_invoices_key },
  issueWhen: {
    label: m.panel_invoices_issue_when,
    say: (value) => MOMENT_LABELS[value as IssueMoment](),
  },
  taxMode: {
    label: m.panel_invoices_tax_mode,
    say: (value) => TAX_MODE_LABELS[value as TaxMode](),
  },
  sellerName: { label: m.panel_invoices_seller },
  sellerNameAr: { label: m.panel_invoices_seller_ar },
  taxNumber: { label: m.panel_invoices_tax_number },
  activityNumber: { label: m.panel_invoices_activity_number },
  address: { label: m.panel_invoices_address },
  productTax: { label: m.panel_invoices_product_tax, say: productTaxOf },
  bankName: { label: m.locked_bank_name },
  accountHolder: { label: m.locked_account_holder },
  accountNumber: { label: m.locked_account_number },
  iban: { label: m.locked_iban },
  swiftCode: { label: m.locked_swift_code },
  cliqAlias: { label: m.locked_instant_alias },
  cliqQrImage: { label: m.locked_instant_qr },
  offeredAt: { label: m.locked_offered_at, say: momentOf },
};

/** Of these only is told that they changed. */
const UNTOLD: Partial<Record<LockedField, () => string>> = {
  password: m.locked_password_changed,
  secretKey: m.locked_password_changed,
  cliqQrImage: m.locked_picture_changed,
};

/** Of the products that are named, as JSON; where none is, all are taxed. */
function productTaxOf(value: string): string {
  const named = JSON.parse(value) as ProductTax[];
  const words = named.map(({ category }) => PRODUCT_TAX_LABELS[category]());
  return words.join(" · ") || PRODUCT_TAX_LABELS.S();
}

/** What was done, e.g. 'The account of Example Maker was deleted'. */
export function whatChanged(change: LockedChange): string {
  switch (change.kind) {
    case "mail-server":
      return m.locked_did_mail_server();
    case "e-invoicing":
      return m.locked_did_e_invoices();
    case "invoices":
      return m.locked_did_invoices();
    case "payment":
      return m.locked_did_payment();
    case "invitation":
      // Nobody is told of other roles.
      return m.locked_did_invited({ name: whole(change.name), role: m.panel_role("owner") });
    case "account":
      return accountChanged(change);
  }
}

function accountChanged({ name: typed, fields }: LockedChange): string {
  const name = whole(typed);
  const valuesOf = (sought: LockedField) => fields.find(({ field }) => field === sought);
  const state = valuesOf("state");
  const to = valuesOf("role")?.to;
  const role = to && m.panel_role(to as Role);
  if (state?.to === "deleted") return m.locked_did_deleted({ name });
  if (role && state?.from === "none") return m.locked_did_joined({ name, role });
  if (role && !state) return m.locked_did_role({ name, role });
  if (role || !state) return m.locked_did_account({ name });
  return state.to === "active"
    ? m.locked_did_activated({ name })
    : m.locked_did_deactivated({ name });
}

/** Each changed field, from what to what: lines in the page's direction, whatever the values are. */
export function changedFacts({ fields }: LockedChange) {
  return fields.map(({ field, from, to }) => {
    const { label, say } = FIELDS[field];
    const name = label();
    const untold = UNTOLD[field];
    if (untold) return { name, value: untold(), isOwnLine: true };
    const worded = (value: string) =>
      whole(value === "" ? m.locked_nothing() : (say?.(value) ?? value));
    const isNew = from === "" && (field === "role" || field === "offeredAt");
    const value = isNew ? worded(to) : m.locked_from_to({ from: worded(from), to: worded(to) });
    return { name, value, isOwnLine: true };
  });
}

/** Who changed it, when, and from where. */
export const changerFacts = ({ by, at, address }: LockedChange) => [
  { name: m.locked_by(), value: by, isOwnLine: false },
  { name: m.locked_when(), value: momentOf(at), isOwnLine: false },
  { name: m.locked_address(), value: address, isOwnLine: false },
];
