import { apiContext } from "#app/api/api-context.ts";
import { m } from "#app/i18n/translations.ts";

import { SectionBoundary } from "../errors/section-boundary.tsx";
import { takeForm } from "../forms/take-form.ts";
import { layoutDataIn, type Matches } from "../layout/layout-data.ts";
import { pageHead } from "../layout/page-head.ts";
import { shopNameIn } from "../layout/shop-name.ts";
import type { Route } from "./+types/contact.page.ts";
import { ContactCard } from "./contact-card.tsx";
import { faq } from "./faq-data.ts";
import { MESSAGE_SENT } from "./message-fields.ts";
import { MessageForm } from "./message-form.tsx";
import { messageRules } from "./message-rules.ts";
import { QuestionList } from "./question-list.tsx";
import { questions } from "./questions.ts";

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
