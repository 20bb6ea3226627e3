import { apiContext } from "#app/api/api-context.ts";
import { m } from "#app/i18n/translations.ts";

import { PROBLEM_ID } from "../forms/form-fields.ts";
import { SentNote } from "../forms/sent-note.tsx";
import { takeForm } from "../forms/take-form.ts";
import { layoutDataIn } from "../layout/layout-data.ts";
import { Newsletter } from "../layout/newsletter.tsx";
import { shopNameIn } from "../layout/shop-name.ts";
import { unlistedHead } from "../layout/unlisted-head.ts";
import type { Route } from "./+types/newsletter.page.ts";
import { subscriptionRules } from "./subscription-rules.ts";

/** A static page, to which the newsletter form leads browsers without a script. */
export const handle = { isStatic: true };

/** The id of the success message. */
const SUBSCRIBED = "subscribed";

export function meta({ matches }: Route.MetaArgs) {
  return unlistedHead(m.storefront_newsletter_meta_title({ shop: shopNameIn(matches) }));
}

/** Handles the posted form of a browser without a script. */
export function action({ request, context }: Route.ActionArgs) {
  return takeForm({
    request,
    api: context.get(apiContext),
    rules: subscriptionRules,
    doneAt: `/newsletter#${SUBSCRIBED}`,
  });
}

export default function NewsletterPage({ actionData: refused, matches }: Route.ComponentProps) {
  const email = layoutDataIn(matches)?.settings?.email;
  const wrong = refused && (refused.errors.email ?? refused.message);
  return (
    <section className="wrap pt-26 pb-22 lg:pt-38 lg:pb-28">
      <h1 className="text-product font-light tracking-section">
        {m.storefront_newsletter_page_title()}
      </h1>
      <p className="mt-5 max-w-[30em] text-lead font-light text-ink-2">
        {m.storefront_newsletter_page_text()}
      </p>
      <div className="mt-11 max-w-145">
        <SentNote id={SUBSCRIBED} title={m.storefront_newsletter_done()} />
        <div id={PROBLEM_ID}>
          <Newsletter
            typed={refused?.values.email}
            error={refused && (wrong || m.storefront_newsletter_failed())}
          />
        </div>
      </div>
      {email && (
        <p className="mt-8 text-note text-ink-2">{m.storefront_newsletter_page_leave({ email })}</p>
      )}
    </section>
  );
}
