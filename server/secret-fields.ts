import { E_INVOICING_KEY } from "#server/features/e-invoices/e-invoicing.table.ts";
import { MAIL_SERVER_PASSWORD } from "#server/features/mail-server/mail-server.table.ts";
import { TOTP_SECRET } from "#server/features/second-factors/second-factor.table.ts";
import {
  FILE_LINK_SECRET,
  PREVIOUS_LINK_SECRET,
} from "#server/features/settings/settings.table.ts";
import type { SecretField } from "#server/platform/secrets/secret-field.ts";

/** All columns that hold secrets: the start checks and encrypts them, and a new key is for all. */
export const SECRET_FIELDS: readonly SecretField[] = [
  FILE_LINK_SECRET,
  PREVIOUS_LINK_SECRET,
  MAIL_SERVER_PASSWORD,
  E_INVOICING_KEY,
  TOTP_SECRET,
];
