import { momentOf } from "#app/i18n/moment-text.ts";
import { m } from "#app/i18n/translations.ts";
import { whole } from "#app/ui/isolated.ts";
import type {
  AccountState,
  LockedChange,
  LockedField,
  LockedKind,
} from "#shared/locked-changes/locked-change.ts";
import type { MailSecurity } from "#shared/mail-server/mail-server.ts";
import type { Role } from "#shared/session/permissions.ts";

/** How owners read a change, in a message and on the page that undoes it. */

const WHAT: Record<LockedKind, (values: { name: string }) => string> = {
  account: m.locked_what_account,
  invitation: m.locked_what_invitation,
  "mail-server": () => m.locked_what_mail_server(),
  payment: () => m.locked_what_payment(),
};

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
  host: { label: m.locked_host },
  port: { label: m.locked_port },
  security: { label: m.locked_security, say: (value) => SECURITIES[value as MailSecurity]() },
  user: { label: m.locked_user },
  password: { label: m.locked_password },
  sender: { label: m.locked_sender },
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
  cliqQrImage: m.locked_picture_changed,
};

/** What was changed, e.g. 'The account of Example Maker'. */
export const whatChanged = ({ kind, name }: LockedChange): string => WHAT[kind]({ name });

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
