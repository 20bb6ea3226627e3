import type { OrderCorrection } from "#shared/orders/order-change.ts";
import type { Order } from "#shared/orders/order.ts";

/** What the form begins with: the order as it stands. */
export function correctionOf(order: Order): OrderCorrection {
  const { country, city, cityFee: _fee, ...typed } = order.deliveryInfo;
  const { colorName: _name, companyLogo: _logo, ...cardDesign } = order.cardDesign;
  return {
    personalInfo: order.personalInfo,
    cardDesign,
    paymentMethod: order.paymentMethod,
    deliveryInfo: { ...typed, country: country._id, city: city._id },
    addons: order.addons.map(({ addon, addonValue, inputType }) => ({
      addon: addon._id,
      // The path of a picture, which stays what it is, is nobody's business here.
      addonValue: inputType === "image" ? "" : addonValue,
    })),
  };
}
