import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";

import { ownAddonsOf, type AddonSelection, type OrderFormValues } from "./order-form-values.ts";

/** The pictures that are sent with an order, each with its field by the API's name. */
export function picturesOf({
  cardDesign,
  cards,
  addons,
  cardAddons,
  paymentMethod,
  depositReceipt,
}: OrderFormValues): [path: string, file: File][] {
  const ofAddons = (path: string, chosen: readonly AddonSelection[]) =>
    chosen.map(({ file }, index): [string, File | null] => [`${path}.${index}.addonValue`, file]);
  const fields: [path: string, file: File | null][] = [
    ["companyLogo", cardDesign.companyLogo],
    ...cards.map(({ logo, companyLogo }, index): [string, File | null] => [
      `cards.${index}.logo`,
      logo === "own" ? companyLogo : null,
    ]),
    ...ofAddons("addons", addons),
    ...cards.flatMap((_, index) =>
      ofAddons(`cards.${index}.addons`, ownAddonsOf({ cardAddons }, index) ?? []),
    ),
    ["despositeTransactionImg", NEEDS_RECEIPT[paymentMethod] ? depositReceipt : null],
  ];
  return fields.filter((field): field is [string, File] => field[1] !== null);
}
