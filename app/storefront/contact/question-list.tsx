import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";

import type { Question } from "./questions.ts";

/**
 * Questions with visible answers, so that they can be read and searched without opening anything.
 */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div>
      <h2 className="text-item font-light tracking-item md:text-title">
        {m.storefront_contact_questions()}
      </h2>
      <ul className="mt-8 border-t border-ink lg:mt-11">
        {questions.map(({ question, answer, link }) => (
          <li key={question()} className="border-b border-line py-5.5">
            <h3 className="text-lead font-text">{question()}</h3>
            <p className="mt-1.5 text-base text-ink-2">{answer()}</p>
            {link && (
              <Link
                to={link.to}
                className="mt-1 inline-flex min-h-11 items-center rounded-badge text-base font-label"
              >
                <span className="rule-link pb-0.5">{link.label()}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
