import { get, type FieldPath } from "react-hook-form";

import type { OwnPage } from "#shared/profiles/own-page.ts";
import type { StoredValues } from "#shared/profiles/own-values.ts";

import type { RefusedPage } from "./take-page-form.ts";
import type { OwnPageForm } from "./use-page-form.ts";

/** What a part of the form gets: the form, and what a browser without a script had posted. */
export interface PartProps {
  own: OwnPageForm;
  /** What the fields hold when the page arrives. */
  first: OwnPage;
  refused: RefusedPage | undefined;
}

type TextPath = FieldPath<StoredValues>;

/** The props of a text field: they work without a script as well. */
export function textField({ own, first, refused }: PartProps, name: TextPath) {
  const { register, getFieldState, formState } = own.form;
  return {
    ...register(name),
    id: name,
    defaultValue: String(get(first.values, name) ?? ""),
    error: errorAt({ getFieldState, formState }, refused, name),
    maxLength: 1_000,
  };
}

export function errorAt(
  { getFieldState, formState }: Pick<OwnPageForm["form"], "getFieldState" | "formState">,
  refused: RefusedPage | undefined,
  name: TextPath,
): string | undefined {
  return getFieldState(name, formState).error?.message ?? refused?.errors[name];
}
