import { data, redirect } from "react-router";

import { visitorText } from "#app/api-messages/visitor-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import type { CallApi } from "#app/api/call-api.ts";
import { companyPagePath } from "#shared/companies/company-page-paths.ts";
import { answerQuote, openQuotesCompany } from "#shared/quotes/quote-calls.ts";
import { quotePagePath } from "#shared/quotes/quote-page-path.ts";
import { quoteAcceptanceSchema, type QuoteReply } from "#shared/quotes/quote.ts";

import { valuesOf, type FieldErrors } from "../forms/form-fields.ts";
import { check, errorsOf, type FormRules } from "../forms/form-rules.ts";
import { NAMES, PLACE, type AcceptanceField, type RefusedAnswer } from "./acceptance-fields.ts";
import { placeOf } from "./places.ts";

const OF_PLACE = ["country", "city"] as const;

/**
 * Gives the answer of the pressed button and leads back to the page, which shows what holds: of two answers
 * the first.
 */
export async function takeQuoteForm(request: Request, api: CallApi, token: string) {
  // A body that is not a form counts as a form without fields.
  const fields = await request.formData().catch(() => new FormData());
  const values = valuesOf(NAMES, fields);
  const refuse = (status: number, errors: FieldErrors<AcceptanceField>, message = "") =>
    data<RefusedAnswer>({ values, errors, message }, status);
  const send = (body: QuoteReply) => api(answerQuote, { params: { token }, body });
  try {
    if (fields.get("answer") === "declined") {
      await send({ answer: "declined" });
    } else if (fields.get("answer") === "company") {
      const opened = await api(openQuotesCompany, { params: { token } });
      return redirect(companyPagePath(opened.data.data.token), 303);
    } else {
      const checked = check(rules, { ...values, ...placeOf(values[PLACE]), answer: "accepted" });
      if (!checked.isRight) return refuse(400, forForm(checked.errors));
      await send(checked.form);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = forForm(errorsOf(rules.names, error.fields));
    const isWhole = Object.keys(errors).length === 0;
    return refuse(error.status, errors, isWhole ? visitorText(error.apiMessage) : "");
  }
  return redirect(quotePagePath(token), 303);
}

type RuleName = AcceptanceField | (typeof OF_PLACE)[number] | "answer";
const rules: Pick<
  FormRules<RuleName, Extract<QuoteReply, { answer: "accepted" }>>,
  "names" | "schema"
> = { names: [...NAMES, ...OF_PLACE, "answer"], schema: quoteAcceptanceSchema };

function forForm({
  country,
  city,
  ...errors
}: FieldErrors<RuleName>): FieldErrors<AcceptanceField> {
  const ofPlace = country ?? city;
  return { ...errors, ...(ofPlace !== undefined && { [PLACE]: ofPlace }) };
}
