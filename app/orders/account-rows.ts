import { m } from "#app/i18n/translations.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

/** A line of the account to which customers transfer. */
export interface AccountRow {
  name: string;
  value: string;
  /** The groups in which a long value is read. It is copied without spaces, as banks' forms take it. */
  parts?: readonly string[];
  /** The label of its copy button. */
  copy: string;
}

/** As most people in Jordan pay. */
export const cliqRows = (alias: string): AccountRow[] =>
  alias === ""
    ? []
    : [{ name: m.order_bank_instant(), value: alias, copy: m.order_bank_instant_copy() }];

/** None for a shop that has no account, only CliQ. */
export function bankRows(bank: PublicSettings["bank"]): AccountRow[] {
  if (bank.iban === "" && bank.accountNumber === "") return [];
  return allBankRows(bank).filter(({ value }) => value !== "");
}

/** Also those without a value, e.g. while they are loaded. */
export function allBankRows(bank: Partial<PublicSettings["bank"]>): AccountRow[] {
  const { bankName = "", accountHolder = "", accountNumber = "", iban = "" } = bank;
  return [
    { name: m.order_bank_name(), value: bankName, copy: m.order_bank_name_copy() },
    { name: m.order_bank_holder(), value: accountHolder, copy: m.order_bank_holder_copy() },
    { name: m.order_bank_account(), value: accountNumber, copy: m.order_bank_account_copy() },
    {
      name: m.order_bank_iban(),
      value: iban,
      parts: inFours(iban),
      copy: m.order_bank_iban_copy(),
    },
    { name: m.order_bank_swift(), value: bank.swiftCode ?? "", copy: m.order_bank_swift_copy() },
    {
      name: m.order_bank_currency(),
      value: bank.currency ?? "",
      copy: m.order_bank_currency_copy(),
    },
  ];
}

/** An IBAN in groups of four characters. */
const inFours = (iban: string): readonly string[] => iban.replace(/\s/g, "").match(/.{1,4}/g) ?? [];
