import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";

import type { OrderFormValues } from "./order-form-values.ts";

interface OrderIdentity {
  productId: string;
  /** The id reserved for this order, if there is one. */
  reservedId: string | undefined;
}

/** The multipart body of `POST /orders`. Optional fields are sent only when they are filled. */
export function orderFormData(values: OrderFormValues, identity: OrderIdentity): FormData {
  const { personalInfo, cardDesign, addons, deliveryInfo, paymentMethod, depositReceipt } = values;
  const { phoneNumbers, ...person } = personalInfo;
  const { companyLogo, includePrintedLogo, ...design } = cardDesign;
  const { cityFee: _fee, useSameContact, ...delivery } = deliveryInfo;

  const data = new FormData();
  if (identity.reservedId) data.append("_id", identity.reservedId);
  data.append("product", identity.productId);

  appendFilled(data, "personalInfo", person);
  for (const [index, phone] of phoneNumbers.entries()) {
    data.append(`personalInfo[phoneNumbers][${index}]`, phone);
  }

  appendFilled(data, "cardDesign", design);
  data.append("cardDesign[includePrintedLogo]", String(includePrintedLogo));
  if (companyLogo) data.append("companyLogo", companyLogo);

  const names = pictureNames(addons.map(({ file }) => file?.name));
  for (const [index, { addon, addonValue, inputType, file }] of addons.entries()) {
    data.append(`addons[${index}][addon]`, addon);
    data.append(`addons[${index}][addonValue]`, names[index] ?? addonValue);
    data.append(`addons[${index}][inputType]`, inputType);
    if (file) data.append("addonImages", file, names[index]);
  }

  appendFilled(data, "deliveryInfo", delivery);
  data.append("deliveryInfo[useSameContact]", String(useSameContact));

  data.append("paymentMethod", paymentMethod);
  if (NEEDS_RECEIPT[paymentMethod] && depositReceipt) {
    data.append("despositeTransactionImg", depositReceipt);
  }
  return data;
}

function appendFilled(data: FormData, group: string, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (value.trim() !== "") data.append(`${group}[${name}]`, value);
  }
}

/**
 * The names under which addon pictures travel. The server knows an addon's picture again by its name,
 * so no two are the same, and none has characters that multipart headers or paths give a meaning.
 */
function pictureNames(names: readonly (string | undefined)[]): (string | undefined)[] {
  const taken = new Set<string>();
  return names.map((name) => {
    if (name === undefined) return undefined;
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    const plain = name.replace(/["\\/\u0000-\u001f\u007f-\u009f]/g, "_").trim() || "picture";
    let unique = plain;
    for (let count = 2; taken.has(unique); count += 1) {
      unique = plain.replace(/(\.[^.]*)?$/, (extension) => ` (${count})${extension}`);
    }
    taken.add(unique);
    return unique;
  });
}
