import { CircleAlert } from "lucide-react";

import { m } from "#app/i18n/translations.ts";

import type { FieldErrors } from "./form-fields.ts";
import type { Refused } from "./take-form.ts";

/** The id to which a page scrolls after its posted form was rejected. */
export const PROBLEM_ID = "problem";

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
    <div
      id={PROBLEM_ID}
      role="alert"
      tabIndex={-1}
      className="mb-8 scroll-mt-6 lg:scroll-mt-16 flex gap-3 rounded-field bg-bad-wash p-5 text-bad shadow-bad outline-none"
    >
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-label">{isFields ? m.storefront_form_problem() : failure.title}</p>
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
      </div>
    </div>
  );
}
