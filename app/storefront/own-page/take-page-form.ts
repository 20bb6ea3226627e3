import { data, redirect } from "react-router";

import { ApiError } from "#app/api/api-error.ts";
import type { CallApi } from "#app/api/call-api.ts";
import { m } from "#app/i18n/translations.ts";
import { ownerText } from "#app/profile/owner-text.ts";
import { changeOwnPage, reportCard } from "#shared/profiles/own-page-calls.ts";
import { ownPagePath } from "#shared/profiles/own-page-paths.ts";
import {
  MOST_LINKS,
  MOST_PHONES,
  OWN_TEXTS,
  ownValuesSchema,
  type OwnText,
  type StoredValues,
} from "#shared/profiles/own-values.ts";
import { PROFILE_PARTS } from "#shared/profiles/profile-parts.ts";
import { problemsOf } from "#shared/sentences/rule.ts";

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
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  const values = valuesIn(fields, text);
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
      const errors = Object.fromEntries(problems.map(([path, said]) => [path, ownerText(said)]));
      return refuse(400, errors, "");
    }
    const headers = { "if-match": text("version") };
    await api(changeOwnPage, { params, headers, body: checked.data });
    return redirect(done, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isOlder = error.status === 412;
    return refuse(error.status, {}, isOlder ? m.own_page_older() : ownerText(error.sentence));
  }
}

function valuesIn(fields: FormData, text: (name: string) => string): StoredValues {
  const texts = Object.fromEntries(OWN_TEXTS.map((name) => [name, text(name)]));
  const phones = upTo(MOST_PHONES).map((index) => text(`phones.${index}`).trim());
  const links = upTo(MOST_LINKS).map((index) => ({
    url: text(`links.${index}.url`).trim(),
    label: text(`links.${index}.label`).trim(),
  }));
  const shown = fields.getAll("shown");
  return {
    ...(texts as Record<OwnText, string>),
    phones: phones.filter((phone) => phone !== ""),
    links: links.filter(({ url, label }) => url !== "" || label !== ""),
    // What is none of the choices is refused by the rules.
    theme: text("theme") as StoredValues["theme"],
    scheme: text("scheme") as StoredValues["scheme"],
    hidden: PROFILE_PARTS.filter((part) => !shown.includes(part)),
    isListed: fields.has("isListed"),
  };
}

/** One more than there may be, so that too many are refused and not dropped. */
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, index) => index);
