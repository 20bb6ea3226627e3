import { addonStore } from "#server/features/addons/addon.store.ts";
import { locationStore } from "#server/features/delivery/location.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { HttpError } from "#server/platform/http-error.ts";
import type { OrderChange } from "#shared/orders/order-change.ts";
import { orderTotalFils } from "#shared/orders/order-total.ts";
import { sentence } from "#shared/sentences/sentence.ts";

import { checkLocation, chosenAddons, FormProblems } from "./order-lines.ts";
import type { NewOrderAddon, OrderRow, OrderWithAddons } from "./order.store.ts";

interface Corrected {
  columns: Partial<OrderRow>;
  addons: NewOrderAddon[] | undefined;
}

/**
 * An order as staff correct it while it is pending, priced by the rules of ordering: what the customer
 * had chosen keeps the price that they were told, what is new has the price of today.
 */
export async function correctOrder(
  db: Db,
  order: OrderWithAddons,
  { personalInfo, cardDesign, deliveryInfo, addons }: Omit<OrderChange, "status">,
): Promise<Corrected> {
  if (order.status !== "pending") throw new HttpError(400, sentence("order_not_pending"));
  const problems = new FormProblems();
  const place = deliveryInfo && (await placeOf(db, order, deliveryInfo, problems));
  const lines = addons && (await linesOf(db, order, addons, problems));
  problems.throwIfAny();
  const cityFeeFils = place?.cityFeeFils ?? order.cityFeeFils;
  const addonFils = (lines ?? order.addons).map(({ priceFils }) => priceFils);
  return {
    columns: {
      ...personalInfo,
      ...cardDesign,
      ...place,
      totalFils: orderTotalFils({ productFils: order.productPriceFils, cityFeeFils, addonFils }),
    },
    addons: lines,
  };
}

/** Where it goes, and for how much. A city that stays is not asked for: it may be gone by now. */
async function placeOf(
  db: Db,
  order: OrderRow,
  deliveryInfo: NonNullable<OrderChange["deliveryInfo"]>,
  problems: FormProblems,
) {
  const { country: countryId, city: cityId, ...typed } = deliveryInfo;
  const stays = countryId === order.countryId && cityId === order.cityId;
  const places = locationStore(db);
  const staff = { isStaff: true };
  const country = stays
    ? { id: order.countryId, name: order.countryName }
    : await places.country(countryId, staff);
  const city = stays
    ? {
        id: order.cityId,
        name: order.cityName,
        countryId: order.countryId,
        deliveryFeeFils: order.cityFeeFils,
      }
    : await places.city(cityId, staff);
  checkLocation({ deliveryInfo }, country, city, problems);
  return {
    ...typed,
    countryId,
    countryName: country?.name ?? "",
    cityId,
    cityName: city?.name ?? "",
    cityFeeFils: city?.deliveryFeeFils ?? 0,
  };
}

/** The addons as they are wanted now. A picture stays the one that the customer sent. */
async function linesOf(
  db: Db,
  order: OrderWithAddons,
  wanted: NonNullable<OrderChange["addons"]>,
  problems: FormProblems,
): Promise<NewOrderAddon[]> {
  const former = new Map(order.addons.map((addon) => [addon.addonId, addon]));
  const offered = await addonStore(db).findAll(wanted.map(({ addon }) => addon));
  const known = wanted.flatMap(({ addon: id }) => {
    const ordered = former.get(id);
    const today = offered.find((each) => each.id === id);
    if (!ordered) return today ? [today] : [];
    const { title, inputType, priceFils, value } = ordered;
    // What was a choice when it was ordered stays one.
    return [{ id, title, inputType, priceFils, options: [value, ...(today?.options ?? [])] }];
  });
  const isPicture = (id: string) =>
    known.some((each) => each.id === id && each.inputType === "image");
  const form = {
    addons: wanted.map((each) => (isPicture(each.addon) ? { ...each, addonValue: "" } : each)),
  };
  return chosenAddons(form, known, [], problems).map(({ field: _, picturePath: _none, ...line }) =>
    line.inputType === "image" ? { ...line, value: former.get(line.addonId)?.value ?? "" } : line,
  );
}
