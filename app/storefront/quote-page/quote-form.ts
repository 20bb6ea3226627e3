import { data, redirect } from "react-router";

import { visitorText } from "#app/api-messages/visitor-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import type { CallApi } from "#app/api/call-api.ts";
import { answerQuote } from "#shared/quotes/quote-calls.ts";
import { quotePagePath } from "#shared/quotes/quote-page-path.ts";
import { quoteReplySchema } from "#shared/quotes/quote.ts";

import { valuesOf } from "../forms/form-fields.ts";

/** Why an answer was not taken, in the page's language; '' where nothing is known of it. */
export interface RefusedAnswer {
  message: string;
}

/**
 * Gives the answer of the pressed button and leads back to the page, which shows what holds: of two answers
 * the first.
 */
export async function takeQuoteForm(request: Request, api: CallApi, token: string) {
  // A body that is not a form counts as a form without fields.
  const fields = await request.formData().catch(() => new FormData());
  const { data: body } = quoteReplySchema.safeParse(valuesOf(["answer"], fields));
  if (!body) return data<RefusedAnswer>({ message: "" }, 400);
  try {
    await api(answerQuote, { params: { token }, body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<RefusedAnswer>({ message: visitorText(error.apiMessage) }, error.status);
  }
  return redirect(quotePagePath(token), 303);
}
