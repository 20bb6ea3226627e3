import type { z } from "zod";

import { getLocale } from "#app/i18n/locale.ts";
import type { placeOrder } from "#shared/orders/order-calls.ts";
import type { orderFormSchema } from "#shared/orders/order-form.ts";
import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";

import { ownAddonsOf, type AddonSelection, type OrderFormValues } from "./order-form-values.ts";

interface OrderIdentity {
  productId: string;
  /** The id reserved for this order, if there is one. */
  reservedId: string | undefined;
  /** The total in dinars that the customer has seen; undefined where it was not whole. */
  seenTotal?: number | undefined;
}

/** The input of `POST /orders`: the fields of its contract, and the pictures. */
export interface OrderRequest {
  body: z.input<typeof orderFormSchema>;
  files: {
    [Field in keyof (typeof placeOrder)["files"]]: Field extends "addonImages" | "cardLogos"
      ? readonly File[]
      : File | null;
  };
}

/** The order as it is sent. Empty optional fields are omitted. */
export function orderRequest(values: OrderFormValues, identity: OrderIdentity): OrderRequest {
  const { personalInfo, cardDesign, cards, addons, deliveryInfo, paymentMethod, depositReceipt } =
    values;
  const { companyLogo, ...design } = cardDesign;
  const { cityFee: _fee, ...delivery } = deliveryInfo;

  const own = cards.map((_, index) => ownAddonsOf(values, index));
  const chosen = [addons, ...own].flatMap((ofCard) => ofCard ?? []);
  const pictures = named(chosen.map(({ file }) => file));
  const logos = cards.map(({ logo, companyLogo }) => (logo === "own" ? companyLogo : null));
  const cardLogos = named(logos);
  const nameIn = (files: ReadonlyMap<File, File>, file: File | null) =>
    file ? files.get(file)?.name : undefined;
  /** Of own addons no more is sent: there may be fifty for each of nine cards. */
  const choiceOf = ({ addon, addonValue, file }: AddonSelection) => ({
    addon,
    addonValue: nameIn(pictures, file) ?? addonValue,
  });
  return {
    body: {
      _id: identity.reservedId,
      product: identity.productId,
      personalInfo: filled(personalInfo),
      cardDesign: filled(design),
      ...(cards.length > 0 && {
        cards: cards.map(({ logo, companyLogo: _, ...card }, index) => ({
          ...filled(card),
          ...(logo !== "same" && { logo }),
          logoPicture: nameIn(cardLogos, logos[index] ?? null),
          ...(own[index] && { ownAddons: true, addons: own[index].map(choiceOf) }),
        })),
      }),
      addons: addons.map((choice) => ({ ...choiceOf(choice), inputType: choice.inputType })),
      deliveryInfo: filled(delivery),
      paymentMethod,
      discountCode: values.discountCode || undefined,
      again: values.again || undefined,
      expectedTotal: identity.seenTotal,
      language: getLocale(),
    },
    files: {
      companyLogo,
      addonImages: [...pictures.values()],
      cardLogos: [...cardLogos.values()],
      despositeTransactionImg: NEEDS_RECEIPT[paymentMethod] ? depositReceipt : null,
    },
  };
}

/** Omits empty texts. */
function filled<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).filter(
    ([, value]) => typeof value !== "string" || value.trim() !== "",
  );
  return Object.fromEntries(entries) as Fields;
}

/**
 * The picked pictures as they are sent, each once, with names by which the server finds them: so names are unique and contain no
 * characters with a meaning in multipart headers or paths.
 */
function named(picked: readonly (File | null)[]): ReadonlyMap<File, File> {
  const taken = new Set<string>();
  const files = new Set(picked.filter((file) => file !== null));
  const sent = [...files].map((file): [File, File] => {
    // oxlint-disable-next-line no-control-regex -- the expression looks for control characters
    const plain = file.name.replace(/["\\/\u0000-\u001f\u007f-\u009f]/g, "_").trim() || "picture";
    let unique = plain;
    for (let count = 2; taken.has(unique); count += 1) {
      unique = plain.replace(/(\.[^.]*)?$/, (extension) => ` (${count})${extension}`);
    }
    taken.add(unique);
    return [file, new File([file], unique, { type: file.type })];
  });
  return new Map(sent);
}
