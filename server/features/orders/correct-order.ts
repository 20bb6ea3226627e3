import { addonStore } from "#server/features/addons/addon.store.ts";
import { cardStore } from "#server/features/cards/card.store.ts";
import { addonFilsOf, addonsOf, personsOf } from "#server/features/cards/order-of-person.ts";
import { productStore } from "#server/features/catalog/product.store.ts";
import { locationStore } from "#server/features/delivery/location.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { whyNotCorrected } from "#shared/cards/printed.ts";
import { discountFilsOf } from "#shared/discounts/discount-amount.ts";
import { GST_PERCENT } from "#shared/invoices/invoice-settings.ts";
import type { AddonChoice } from "#shared/orders/addon-choice.ts";
import {
  ownChoiceOf,
  quantityOf,
  type FurtherCard,
  type FurtherCardForm,
} from "#shared/orders/further-card.ts";
import type { OrderChange } from "#shared/orders/order-change.ts";
import { orderSums, orderTotalFils } from "#shared/orders/order-total.ts";
import {
  FIRST_PAYMENT_STATE,
  NEEDS_RECEIPT,
  type PaymentMethod,
} from "#shared/orders/payment-method.ts";

import {
  checkLocation,
  chosenAddons,
  chosenDesign,
  designIn,
  FormProblems,
  furtherCard,
  ownLogo,
} from "./order-lines.ts";
import type { NewOrderAddon, OrderRow, OrderWithAddons } from "./order.store.ts";

/** A stored logo of a further card, by the name of the file that was sent. */
export interface CardLogoFile {
  name: string;
  key: string;
}

/** The correction, with the stored logos that take the place of the ordered ones. */
export type Correction = Omit<OrderChange, "status"> & {
  companyLogo?: string | undefined;
  cardLogos: readonly CardLogoFile[];
};

interface Corrected {
  columns: Partial<OrderRow>;
  addons: NewOrderAddon[] | undefined;
}

/**
 * An order as staff correct it until its cards are printed, priced by the rules of ordering: what the
 * customer had chosen keeps the price that they were told, what is new has the price of today.
 */
export async function correctOrder(
  db: Db,
  order: OrderWithAddons,
  {
    personalInfo,
    cardDesign,
    cards: further,
    deliveryInfo,
    addons,
    noAddons,
    paymentMethod,
    companyLogo,
    cardLogos,
  }: Correction,
): Promise<Corrected> {
  const cards = (await cardStore(db).ofOrders([order.id])).get(order.id) ?? [];
  const why = whyNotCorrected(order, cards);
  if (why) throw new HttpError(400, apiMessage(`order_${why}`));
  const problems = new FormProblems();
  const place = deliveryInfo && (await placeOf(db, order, deliveryInfo, problems));
  const design = cardDesign && (await designOf(db, order, cardDesign, problems));
  const furtherCards = further
    ? await furtherOf(db, order, further, cardLogos, problems)
    : coloredAlike(order, design);
  const lines = await addonsAsWanted(db, order, noAddons ? [] : addons, further, problems);
  problems.throwIfAny();
  const cityFeeFils = place?.cityFeeFils ?? order.cityFeeFils;
  const addonFils = addonFilsOf({
    furtherCards: furtherCards ?? order.furtherCards,
    addons: lines ?? order.addons,
  });
  const productFils = order.productPriceFils;
  const quantity = quantityOf(order);
  // What the customer was promised stays, of what is ordered now.
  const discountFils = discountFilsOf(
    { percent: order.discountPercent, amountFils: order.discountAmountFils },
    orderTotalFils({ quantity, productFils, cityFeeFils: 0, addonFils }),
  );
  return {
    columns: {
      ...personalInfo,
      ...design,
      ...(companyLogo !== undefined && { companyLogo }),
      ...(furtherCards && { furtherCards }),
      ...place,
      ...paymentOf(order, paymentMethod),
      discountFils,
      // Who was told of a tax goes on paying it, and nobody else does.
      ...orderSums(
        { quantity, productFils, cityFeeFils, addonFils, setupFils: order.setupFils, discountFils },
        order.taxFils > 0 ? GST_PERCENT : 0,
      ),
    },
    addons: lines,
  };
}

/** A colour that stays is not looked for: it may be offered no more. */
async function designOf(
  db: Db,
  order: OrderRow,
  { color, includePrintedLogo, ...typed }: NonNullable<OrderChange["cardDesign"]>,
  problems: FormProblems,
) {
  const isKept = color === undefined || color.toLowerCase() === order.color.toLowerCase();
  const product = isKept ? undefined : await productStore(db).find(order.productId);
  return {
    ...typed,
    ...(includePrintedLogo !== undefined && { includePrintedLogo }),
    ...(!isKept && chosenDesign({ cardDesign: { color } }, product ?? { designs: [] }, problems)),
  };
}

/** All cards of a company have one colour. */
function coloredAlike(
  { isOfCompany, furtherCards }: OrderRow,
  design: Partial<Pick<OrderRow, "color" | "colorName">> | undefined,
): FurtherCard[] | undefined {
  const { color, colorName } = design ?? {};
  if (!isOfCompany || color === undefined || colorName === undefined) return undefined;
  return furtherCards.map((card) => ({ ...card, color, colorName }));
}

/** The further cards as they are wanted now, as many as were paid for. */
async function furtherOf(
  db: Db,
  { furtherCards: former, productId }: OrderRow,
  wanted: readonly FurtherCardForm[],
  logos: readonly CardLogoFile[],
  problems: FormProblems,
): Promise<FurtherCard[]> {
  if (wanted.length !== former.length) {
    problems.add("cards", apiMessage("cards_count", { count: former.length }));
    return former;
  }
  const isKept = (color: string, index: number) =>
    color === "" || color.toLowerCase() === former[index]!.color.toLowerCase();
  const isOther = wanted.some(({ color }, index) => !isKept(color, index));
  const product = isOther ? await productStore(db).find(productId) : undefined;
  return wanted.map((card, index) => {
    const { color, colorName } = isKept(card.color, index)
      ? former[index]!
      : designIn(card.color, `cards.${index}.color`, product ?? { designs: [] }, problems);
    return { ...furtherCard(card), color, colorName, ...stays(card, former[index]!, index) };
  });

  /** Logo and choice of addons, where nothing is said of them. */
  function stays(card: FurtherCardForm, before: FurtherCard, index: number) {
    const { companyLogo, ownAddons } = before;
    const isSilent = card.ownAddons === undefined && card.addons === undefined;
    const isSameLogo =
      card.logo === undefined || (card.logo === "own" && !card.logoPicture && companyLogo);
    const own = isSameLogo ? undefined : ownLogo(card, `cards.${index}.logo`, logos, problems);
    return {
      ...(isSameLogo && companyLogo !== undefined && { companyLogo }),
      ...(own && { companyLogo: own.key }),
      ...(isSilent && ownAddons && { ownAddons }),
    };
  }
}

/** The addons of all cards as they are wanted now; undefined where nothing is said of any. */
async function addonsAsWanted(
  db: Db,
  order: OrderWithAddons,
  first: readonly AddonChoice[] | undefined,
  further: readonly FurtherCardForm[] = [],
  problems: FormProblems,
): Promise<NewOrderAddon[] | undefined> {
  const isSaid = further.some(
    ({ addons, ownAddons }) => addons !== undefined || ownAddons !== undefined,
  );
  if (!first && !isSaid) return undefined;
  const lines = [];
  for (const person of personsOf(order)) {
    const card = further[person - 1];
    const wanted = person === 0 ? first : card && ownChoiceOf(card);
    const isKept = person === 0 || (card?.addons ?? card?.ownAddons) === undefined;
    if (wanted) lines.push(...(await linesOf(db, order, person, wanted, problems)));
    else if (isKept) lines.push(...order.addons.filter((addon) => addon.person === person));
  }
  return lines;
}

/** Who pays otherwise than before owes it that way. A receipt that was never sent is asked for. */
function paymentOf(
  order: OrderRow,
  method: PaymentMethod | undefined,
): Partial<Pick<OrderRow, "paymentMethod" | "paymentState" | "receiptReason">> {
  if (method === undefined || method === order.paymentMethod) return {};
  const isMissing = NEEDS_RECEIPT[method] && order.depositReceipt === "";
  const paymentState = isMissing ? "better_receipt_asked" : FIRST_PAYMENT_STATE[method];
  return { paymentMethod: method, paymentState, receiptReason: "" };
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

/** The addons of a card as they are wanted now. A picture stays the one that the customer sent. */
async function linesOf(
  db: Db,
  order: OrderWithAddons,
  person: number,
  wanted: readonly AddonChoice[],
  problems: FormProblems,
): Promise<NewOrderAddon[]> {
  const former = new Map(addonsOf(order, person).map((addon) => [addon.addonId, addon]));
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
  const choices = wanted.map((each) =>
    isPicture(each.addon) ? { ...each, addonValue: "" } : each,
  );
  return chosenAddons(choices, person, known, [], problems).map(
    ({ field: _, picturePath: _none, ...line }) =>
      line.inputType === "image" ? { ...line, value: former.get(line.addonId)?.value ?? "" } : line,
  );
}
