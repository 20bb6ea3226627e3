import { accountLock, invitationLock } from "#server/features/accounts/account-lock.ts";
import { eInvoicingLock } from "#server/features/e-invoices/e-invoicing-lock.ts";
import { invoiceSettingsLock } from "#server/features/invoices/invoice-settings-lock.ts";
import { mailServerLock } from "#server/features/mail-server/mail-server-lock.ts";
import { paymentLock } from "#server/features/payment-details/payment-lock.ts";
import type { LockedKind } from "#shared/locked-changes/locked-change.ts";

import type { Lock } from "./lock.ts";

/** All that owners alone change, shortly after they proved who they are, and are told of. */
export const LOCKS: Record<LockedKind, Lock> = {
  account: accountLock,
  invitation: invitationLock,
  "mail-server": mailServerLock,
  "e-invoicing": eInvoicingLock,
  invoices: invoiceSettingsLock,
  payment: paymentLock,
};
