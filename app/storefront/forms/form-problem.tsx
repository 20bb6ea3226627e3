import { m } from "#app/i18n/translations.ts";

import { PROBLEM_ID, type FieldErrors } from "./form-fields.ts";
import { NoteBox } from "./note-box.tsx";
import type { Refused } from "./take-form.ts";

interface FormProblemProps {
  refused: Refused<string>;
  /** The message when no single field is the reason. */
  failure: { title: string; text: string };
}

/** A message at the top of a rejected form, with links to the invalid fields. */
export function FormProblem({ refused, failure }: FormProblemProps) {
  const wrong = Object.entries(refused.errors satisfies FieldErrors);
  const isFields = wrong.length > 0;
  return (
    <NoteBox
      id={PROBLEM_ID}
      role="alert"
      kind="bad"
      title={isFields ? m.storefront_form_problem() : failure.title}
      className="mb-8"
    >
      {!isFields && <p className="mt-1 text-ink">{failure.text}</p>}
      {isFields && (
        <ul className="mt-1">
          {wrong.map(([name, text]) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="inline-flex min-h-11 items-center rounded-badge text-ink underline underline-offset-4"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </NoteBox>
  );
}
