import type { SettingsRow } from "./settings.store.ts";

/**
 * The account that a new shop begins with: fictitious, and labelled as such. Its IBAN has valid
 * check digits.
 */
export const EXAMPLE_ACCOUNT = {
  bankName: "Example Bank",
  accountHolder: "Example account, not for transfers",
  accountNumber: "0131000302",
  iban: "JO94CBJO0010000000000131000302",
  swiftCode: "EXAMPLEX",
} as const;

/**
 * Whether customers can transfer money to the shop: it has an account or a CliQ alias, and its
 * account is no longer the example. While this is false the order dialog does not offer transfers.
 * The API takes orders by transfer all the same, because other clients of it know nothing of this:
 * refused by the server, their customers could not finish an order, and would be told nothing that
 * they can mend.
 */
export function takesTransfers(
  settings: Pick<SettingsRow, "iban" | "accountNumber" | "cliqAlias">,
): boolean {
  const { iban, accountNumber, cliqAlias } = settings;
  if (iban !== "") return iban !== EXAMPLE_ACCOUNT.iban;
  if (accountNumber !== "") return accountNumber !== EXAMPLE_ACCOUNT.accountNumber;
  return cliqAlias !== "";
}
