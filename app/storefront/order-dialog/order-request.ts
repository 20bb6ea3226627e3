import type { z } from "zod";

import { getLocale } from "#app/i18n/locale.ts";
import type { placeOrder } from "#shared/orders/order-calls.ts";
import type { orderFormSchema } from "#shared/orders/order-form.ts";
import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";

import type { OrderFormValues } from "./order-form-values.ts";

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
    [Field in keyof (typeof placeOrder)["files"]]: Field extends "addonImages"
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

  const names = pictureNames(addons.map(({ file }) => file?.name));
  return {
    body: {
      _id: identity.reservedId,
      product: identity.productId,
      personalInfo: filled(personalInfo),
      cardDesign: filled(design),
      ...(cards.length > 0 && { cards: cards.map(filled) }),
      addons: addons.map(({ addon, addonValue, inputType }, index) => ({
        addon,
        addonValue: names[index] ?? addonValue,
        inputType,
      })),
      deliveryInfo: filled(delivery),
      paymentMethod,
      discountCode: values.discountCode || undefined,
      again: values.again || undefined,
      expectedTotal: identity.seenTotal,
      language: getLocale(),
    },
    files: {
      companyLogo,
      addonImages: addons.flatMap(({ file }, index) =>
        file ? [new File([file], names[index]!, { type: file.type })] : [],
      ),
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
 * The file names of addon pictures. The server assigns pictures to addons by name, so names are
 * unique and contain no characters with a meaning in multipart headers or paths.
 */
function pictureNames(names: readonly (string | undefined)[]): (string | undefined)[] {
  const taken = new Set<string>();
  return names.map((name) => {
    if (name === undefined) return undefined;
    // oxlint-disable-next-line no-control-regex -- the expression looks for control characters
    const plain = name.replace(/["\\/\u0000-\u001f\u007f-\u009f]/g, "_").trim() || "picture";
    let unique = plain;
    for (let count = 2; taken.has(unique); count += 1) {
      unique = plain.replace(/(\.[^.]*)?$/, (extension) => ` (${count})${extension}`);
    }
    taken.add(unique);
    return unique;
  });
}
