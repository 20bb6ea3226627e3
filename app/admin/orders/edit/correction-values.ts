import { furtherFormOf } from "#app/orders/all-cards.ts";
import type { FurtherCardForm } from "#shared/orders/further-card.ts";
import type { OrderCorrection } from "#shared/orders/order-change.ts";
import type { OrderAddon } from "#shared/orders/order.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { likeCard } from "./card-pictures.ts";

/** What the form begins with: the order as it stands. */
export function correctionOf(order: StaffOrder): OrderCorrection {
  const { country, city, cityFee: _fee, ...typed } = order.deliveryInfo;
  const { colorName: _name, companyLogo: _logo, ...cardDesign } = order.cardDesign;
  return {
    personalInfo: order.personalInfo,
    cardDesign,
    // Who is named on the cards of a company is changed in its list.
    ...(order.quantity && !order.isOfCompany && { cards: furtherOf(order) }),
    paymentMethod: order.paymentMethod,
    deliveryInfo: { ...typed, country: country._id, city: city._id },
    addons: choicesOf(order.addons),
  };
}

const choicesOf = (addons: readonly OrderAddon[]) =>
  addons.map(({ addon, addonValue, inputType }) => ({
    addon: addon._id,
    // The path of a picture, which stays what it is, is nobody's business here.
    addonValue: inputType === "image" ? "" : addonValue,
  }));

/** The further cards, each as its newest is. */
function furtherOf({ cards, quantity = 1, personalInfo }: StaffOrder): FurtherCardForm[] {
  return Array.from({ length: quantity - 1 }, (_, index) => {
    const card = cards.findLast(({ person }) => person === index + 1)!;
    const { companyLogo, addons } = card;
    return {
      ...furtherFormOf(card, personalInfo),
      logo: companyLogo === undefined ? "same" : companyLogo === "" ? "none" : "own",
      logoPicture: likeCard(index + 1),
      ownAddons: addons !== undefined,
      addons: choicesOf(addons ?? []),
    };
  });
}
