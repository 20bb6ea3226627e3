import type { FurtherCardForm } from "#shared/orders/further-card.ts";
import type { OrderCorrection } from "#shared/orders/order-change.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

/** What the form begins with: the order as it stands. */
export function correctionOf(order: StaffOrder): OrderCorrection {
  const { country, city, cityFee: _fee, ...typed } = order.deliveryInfo;
  const { colorName: _name, companyLogo: _logo, ...cardDesign } = order.cardDesign;
  return {
    personalInfo: order.personalInfo,
    cardDesign,
    ...(order.quantity && { cards: furtherOf(order) }),
    paymentMethod: order.paymentMethod,
    deliveryInfo: { ...typed, country: country._id, city: city._id },
    addons: order.addons.map(({ addon, addonValue, inputType }) => ({
      addon: addon._id,
      // The path of a picture, which stays what it is, is nobody's business here.
      addonValue: inputType === "image" ? "" : addonValue,
    })),
  };
}

/** The further cards, each as its newest is; what is the order's stays the order's. */
function furtherOf({ cards, quantity = 1, personalInfo }: StaffOrder): FurtherCardForm[] {
  const unless = (common: string | undefined, own: string) => (own === common ? "" : own);
  return Array.from({ length: quantity - 1 }, (_, index) => {
    const card = cards.findLast(({ person }) => person === index + 1)!;
    const { firstName, lastName, nameOnCard, position, color } = card;
    return {
      firstName,
      lastName,
      nameOnCard,
      position,
      phone: unless(personalInfo.phoneNumbers[0], card.phone),
      email: unless(personalInfo.email, card.email),
      color,
    };
  });
}
