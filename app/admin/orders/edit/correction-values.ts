import type { UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
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

/** Lines of text that stand alone in a field, by their path. */
function linesOf({ personalInfo, cardDesign, deliveryInfo }: OrderCorrection) {
  const parts = { personalInfo, cardDesign, deliveryInfo };
  return Object.entries(parts).flatMap(([part, fields]) =>
    Object.entries(fields).flatMap(([field, value]) =>
      typeof value === "string"
        ? [[`${part}.${field}` as "personalInfo.email", value] as const]
        : [],
    ),
  );
}

/**
 * Fills in what somebody else saved where nothing was typed. A field in which something was typed keeps
 * it, and tells the other version.
 */
export function takeOverCorrection(
  form: UseFormReturn<OrderCorrection>,
  before: OrderCorrection,
  now: OrderCorrection,
): void {
  form.reset(now, { keepDirtyValues: true });
  const old = new Map(linesOf(before));
  for (const [path, value] of linesOf(now)) {
    if (value === old.get(path) || value === form.getValues(path)) continue;
    form.setError(path, { message: m.panel_changed_to({ value }) });
  }
}
