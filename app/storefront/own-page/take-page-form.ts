import { data, redirect } from "react-router";

import { ApiError } from "#app/api/api-error.ts";
import type { CallApi } from "#app/api/call-api.ts";
import { m } from "#app/i18n/translations.ts";
import { ownerText } from "#app/profile/owner-text.ts";
import { problemsOf } from "#shared/api-messages/rule.ts";
import { changeOwnPage, reportCard } from "#shared/profiles/own-page-calls.ts";
import { ownPagePath } from "#shared/profiles/own-page-paths.ts";
import { ownValuesSchema, type StoredValues } from "#shared/profiles/own-values.ts";

import { textIn, valuesIn } from "./form-values.ts";

/** The id of the note that the form was saved. */
export const PAGE_SAVED = "page-saved";

/** A form that was not taken, from a browser without a script. */
export interface RefusedPage {
  values: StoredValues;
  /** By the path of the field: `links.0.url`. */
  errors: Record<string, string>;
  /** For a failure as a whole; '' when there was none. */
  message: string;
}

/** Does what a posted form asks for, and leads back to the page; or shows it again. */
export async function takePageForm(request: Request, api: CallApi, token: string) {
  // A body that is not a form counts as a form without fields.
  const fields = await request.formData().catch(() => new FormData());
  const text = (name: string) => textIn(fields, name);
  const values = valuesIn(fields);
  const refuse = (status: number, errors: Record<string, string>, message: string) =>
    data<RefusedPage>({ values, errors, message }, status);
  const params = { token };
  const done = `${ownPagePath(token)}#${PAGE_SAVED}`;
  try {
    const code = text("card");
    if (code !== "") {
      const body = { isLost: text("isLost") === "true" };
      await api(reportCard, { params: { token, code }, body });
      return redirect(done, 303);
    }
    const checked = ownValuesSchema.safeParse(values);
    if (!checked.success) {
      const problems = Object.entries(problemsOf(checked.error));
      const errors = Object.fromEntries(
        problems.map(([path, reported]) => [path, ownerText(reported)]),
      );
      return refuse(400, errors, "");
    }
    const headers = { "if-match": text("version") };
    await api(changeOwnPage, { params, headers, body: checked.data });
    return redirect(done, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isOlder = error.status === 412;
    return refuse(error.status, {}, isOlder ? m.own_page_older() : ownerText(error.apiMessage));
  }
}
