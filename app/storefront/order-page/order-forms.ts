import { data, redirect } from "react-router";

import { visitorText } from "#app/api-messages/visitor-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import type { CallApi } from "#app/api/call-api.ts";
import { m } from "#app/i18n/translations.ts";
import { cancelOrder, correctAddress, sendReceipt } from "#shared/orders/order-page-calls.ts";
import { orderPagePath } from "#shared/orders/order-page-paths.ts";
import { ADDRESS_NAMES, addressSchema } from "#shared/orders/order-page.ts";
import { openOwnPage } from "#shared/profiles/own-page-calls.ts";
import { ownPagePath } from "#shared/profiles/own-page-paths.ts";
import { approveAllProofs } from "#shared/proofs/order-proof-calls.ts";
import { answerProof } from "#shared/proofs/proof-calls.ts";

import { valuesOf, type FieldErrors, type FieldValues } from "../forms/form-fields.ts";
import { check, errorsOf } from "../forms/form-rules.ts";

/** The forms of an order's page, all posted to the page itself, each with its name. */

/** Each form with the id of the note that it worked. */
export const ORDER_FORMS = {
  receipt: "receipt-sent",
  address: "address-saved",
  cancellation: "order-cancelled",
  approval: "proof-approved",
  comment: "comment-sent",
  approvals: "proofs-approved",
} as const;
/** `card` leads to the page of the order's card, for its owner. */
export type OrderFormName = keyof typeof ORDER_FORMS | "card";

/** What is typed into forms, and in the form of a proof which one it is about. */
const FIELDS = [...ADDRESS_NAMES, "comment", "proof"] as const;
type Field = (typeof FIELDS)[number];

/** A form that was not taken. */
export interface RefusedOrderForm {
  form: OrderFormName;
  values: FieldValues<Field>;
  errors: FieldErrors<Field | "receipt">;
  /** For a failure as a whole, in the page's language; '' when there was none. */
  message: string;
}

const ADDRESS_RULES = { names: ADDRESS_NAMES, schema: addressSchema, send: async () => {} };

/** Does what a posted form asks for, and leads back to the page with a note; or shows it again. */
export async function takeOrderForm(request: Request, api: CallApi, token: string) {
  // A body that is not a form counts as a form without fields.
  const fields = await request.formData().catch(() => new FormData());
  const { form: named } = valuesOf(["form"], fields);
  const form: OrderFormName = isFormName(named) ? named : "address";
  const values = valuesOf(FIELDS, fields);
  const refuse = (status: number, errors: RefusedOrderForm["errors"], message = "") =>
    data<RefusedOrderForm>({ form, values, errors, message }, status);

  const params = { token };
  try {
    if (form === "address") {
      const checked = check(ADDRESS_RULES, values);
      if (!checked.isRight) return refuse(400, checked.errors);
      await api(correctAddress, { params, body: checked.form });
    } else if (form === "receipt") {
      const picked = fields.get("receipt");
      const receipt = picked instanceof File && picked.size > 0 ? picked : null;
      await api(sendReceipt, { params, body: {}, files: { receipt } });
    } else if (form === "card") {
      const { card } = valuesOf(["card"], fields);
      const query = /^\d{1,3}$/.test(card) ? { card: Number(card) } : {};
      const { data: opened } = await api(openOwnPage, { params, query });
      return redirect(ownPagePath(opened.data.token), 303);
    } else if (form === "approvals") {
      const { digest } = valuesOf(["digest"], fields);
      await api(approveAllProofs, { params, body: { digest } });
    } else if (form === "approval" || form === "comment") {
      const { proof, comment } = values;
      const body =
        form === "approval"
          ? ({ proof, answer: "approve" } as const)
          : ({ proof, answer: "comment", comment } as const);
      await api(answerProof, { params, body });
    } else {
      const { feePercent } = valuesOf(["feePercent"], fields);
      await api(cancelOrder, { params, body: { feePercent: Number(feePercent) } });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = errorsOf([...FIELDS, "receipt"] as const, error.fields);
    if (errors.comment && values.comment.trim() === "") {
      errors.comment = m.proof_page_comment_missing();
    }
    const isWhole = Object.keys(errors).length === 0;
    return refuse(error.status, errors, isWhole ? textOf(error) : "");
  }
  const { search } = new URL(request.url);
  return redirect(`${orderPagePath(token)}${search}#${ORDER_FORMS[form]}`, 303);
}

function isFormName(name: string): name is OrderFormName {
  return name === "card" || Object.hasOwn(ORDER_FORMS, name);
}

/** Messages about proofs are in words for customers here: the shop's visitors get no others of them. */
function textOf({ apiMessage }: ApiError): string {
  if (apiMessage.code === "proofs_changed_meanwhile") return m.proof_pages_changed();
  return apiMessage.code === "proof_not_newest" ? m.proof_page_replaced() : visitorText(apiMessage);
}
