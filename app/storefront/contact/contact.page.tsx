import { Link } from "react-router";

import { apiContext } from "#app/api/api-context.ts";
import { m } from "#app/i18n/translations.ts";

import { SectionBoundary } from "../errors/section-boundary.tsx";
import { takeForm } from "../forms/take-form.ts";
import { layoutDataIn, type Matches } from "../layout/layout-data.ts";
import { pageHead } from "../layout/page-head.ts";
import { shopNameIn } from "../layout/shop-name.ts";
import { SCHEMA, type StructuredData } from "../layout/structured-data.ts";
import type { Route } from "./+types/contact.page.ts";
import { ContactCard } from "./contact-card.tsx";
import { MESSAGE_SENT } from "./message-fields.ts";
import { MessageForm } from "./message-form.tsx";
import { messageRules } from "./message-rules.ts";
import { questions, type Question } from "./questions.ts";

/** A static page: its form needs only the page script. */
export const handle = { isStatic: true };

/** Where the settings are not known, transfers are not promised. */
const questionsIn = (matches: Matches) =>
  questions(layoutDataIn(matches)?.settings?.takesTransfers ?? false);

export function meta({ matches }: Route.MetaArgs) {
  const shop = shopNameIn(matches);
  return pageHead({
    matches,
    path: "/contact-us",
    title: m.storefront_contact_meta_title({ shop }),
    description: m.storefront_contact_meta_description({ shop }),
    picture: "contact-us",
    crumb: m.storefront_contact_title(),
    data: [
      faq(
        questionsIn(matches).map(({ question, answer }) => ({
          question: question(),
          answer: answer(),
        })),
      ),
    ],
  });
}

/** Handles the posted form of a browser without a script. */
export function action({ request, context }: Route.ActionArgs) {
  return takeForm({
    request,
    api: context.get(apiContext),
    rules: messageRules,
    doneAt: `/contact-us#${MESSAGE_SENT}`,
  });
}

export default function ContactPage({ actionData: refused, matches }: Route.ComponentProps) {
  const settings = layoutDataIn(matches)?.settings;
  return (
    <>
      <section className="wrap grid items-end gap-x-10 gap-y-10 pt-26 lg:grid-cols-2 lg:pt-38 xl:gap-x-18">
        <div>
          <h1 className="text-hero font-light tracking-hero">{m.storefront_contact_title()}</h1>
          <p className="mt-6 max-w-[22em] text-lead font-light tracking-lead lg:text-quote">
            {m.storefront_contact_text()}
          </p>
        </div>
        {settings && <ContactCard settings={settings} />}
      </section>
      <div className="wrap grid gap-x-10 gap-y-22 section-space lg:grid-cols-2 xl:gap-x-18">
        <SectionBoundary section={m.storefront_contact_form_title()}>
          <MessageForm refused={refused} email={settings?.email} />
        </SectionBoundary>
        <SectionBoundary section={m.storefront_contact_questions()}>
          <QuestionList questions={questionsIn(matches)} />
        </SectionBoundary>
      </div>
    </>
  );
}

/** Structured data for questions that are answered on a page. */
function faq(entries: readonly { question: string; answer: string }[]): StructuredData {
  return {
    "@context": SCHEMA,
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/**
 * Questions with visible answers, so that they can be read and searched without opening anything.
 */
function QuestionList({ questions }: { questions: readonly Question[] }) {
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
