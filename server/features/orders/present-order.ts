import { addonsOf, orderOfPerson, personsOf } from "#server/features/cards/order-of-person.ts";
import type { FileLinks } from "#server/platform/files/file-links.ts";
import { recordFields } from "#server/platform/http/present.ts";
import { isOtherCountry } from "#shared/delivery/other-country.ts";
import { orderNumber } from "#shared/ids.ts";
import { jodFromFils } from "#shared/money.ts";
import { quantityOf } from "#shared/orders/further-card.ts";
import { plainFieldsOf } from "#shared/orders/order-fields.ts";
import type { Order, OrderAddon, OrderedCard } from "#shared/orders/order.ts";

import type { OrderAddonRow, StoredOrder } from "./order.store.ts";

/**
 * The order in the form of the contract, with links to its private pictures that work for an hour.
 */
export function presentOrder(row: StoredOrder, links: FileLinks): Order {
  const total = jodFromFils(row.totalFils);
  const cityFee = jodFromFils(row.cityFeeFils);
  const addons = addonsOf(row, 0).map((addon) => presentAddon(addon, links));
  const quantity = quantityOf(row);
  return {
    ...recordFields(row),
    orderNumber: orderNumber(row.id),
    status: row.status,
    paymentMethod: row.paymentMethod,
    paymentState: row.paymentState,
    receiptReason: row.receiptReason,
    language: row.language,
    customerFullName: `${row.firstName} ${row.lastName}`,
    fullAddress: fullAddressOf(row),
    // Clients in the field know none: only orders that have one say so.
    ...(row.discountCode !== "" && {
      discount: { code: row.discountCode, amount: jodFromFils(row.discountFils) },
    }),
    ...(row.taxFils > 0 && { tax: jodFromFils(row.taxFils) }),
    total,
    totalAmount: total,
    product: {
      _id: row.productId,
      id: row.productId,
      title: row.productTitle,
      name: row.productTitle,
      price: jodFromFils(row.productPriceFils),
    },
    personalInfo: columnsOf(row, plainFieldsOf("personalInfo")),
    cardDesign: {
      ...columnsOf(row, plainFieldsOf("cardDesign")),
      companyLogo: links.signedPath(row.companyLogo),
    },
    ...(quantity > 1 && {
      quantity,
      // Of a company's, which may be hundreds, staff and the company are told elsewhere.
      ...(!row.isOfCompany && {
        cards: personsOf(row).map((person) => presentOrderedCard(row, person, links)),
      }),
    }),
    ...(row.isOfCompany && { isOfCompany: true as const }),
    ...(row.unprinted.length > 0 && { unprinted: row.unprinted }),
    ...(row.backText !== "" && { backText: row.backText }),
    ...(row.setupFils > 0 && { setup: jodFromFils(row.setupFils) }),
    ...(row.depositFils > 0 && { deposit: jodFromFils(row.depositFils) }),
    addons,
    addonImages: addons
      .filter(({ inputType, addonValue }) => inputType === "image" && addonValue !== "")
      .map(({ addonValue }) => addonValue),
    deliveryInfo: {
      country: { _id: row.countryId, id: row.countryId, name: row.countryName },
      city: { _id: row.cityId, id: row.cityId, name: row.cityName, deliveryFee: cityFee },
      cityFee,
      ...columnsOf(row, plainFieldsOf("deliveryInfo")),
    },
    despositeTransactionImg: links.signedPath(row.depositReceipt),
  };
}

/** What was ordered of this person's card. */
export function presentOrderedCard(
  row: StoredOrder,
  person: number,
  links: FileLinks,
): OrderedCard {
  const { firstName, lastName, nameOnCard, position, phoneNumbers, email, color, colorName } =
    orderOfPerson(row, person);
  const phone = phoneNumbers[0] ?? "";
  const { companyLogo, ownAddons } = row.furtherCards[person - 1] ?? {};
  return {
    firstName,
    lastName,
    nameOnCard,
    position,
    phone,
    email,
    color,
    colorName,
    ...(companyLogo !== undefined && { companyLogo: links.signedPath(companyLogo) }),
    ...(ownAddons && { addons: addonsOf(row, person).map((addon) => presentAddon(addon, links)) }),
  };
}

/** The values of these fields, which have the names of columns. */
function columnsOf<Name extends keyof StoredOrder>(
  row: StoredOrder,
  fields: readonly { name: Name }[],
): Pick<StoredOrder, Name> {
  return Object.fromEntries(fields.map(({ name }) => [name, row[name]])) as Pick<StoredOrder, Name>;
}

function presentAddon(row: OrderAddonRow, links: FileLinks): OrderAddon {
  const price = jodFromFils(row.priceFils);
  const { addonId: id, title, inputType } = row;
  return {
    addon: { _id: id, id, title, inputType, price },
    addonValue: inputType === "image" ? links.signedPath(row.value) : row.value,
    inputType,
    price,
  };
}

/** One line; for the country `other`, with the typed country and city. */
function fullAddressOf(row: StoredOrder): string {
  const isTyped = isOtherCountry({ name: row.countryName });
  const place = isTyped ? [row.typedCity, row.typedCountry] : [row.cityName, row.countryName];
  return [row.addressLine1, row.addressLine2, ...place, row.postcode]
    .filter((part) => part !== "")
    .join(", ");
}
