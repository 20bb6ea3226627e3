import { m } from "#app/i18n/translations.ts";

import { FormProblem } from "../forms/form-problem.tsx";
import type { RefusedPage } from "./take-page-form.ts";

/** Why a form that was posted without a script was not taken. */
export function RefusedNote({ refused }: { refused: RefusedPage }) {
  return (
    <FormProblem
      refused={{ ...refused, values: {} }}
      failure={{ title: m.own_page_failed(), text: refused.message }}
    />
  );
}
