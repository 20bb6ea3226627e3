import { useId } from "react";
import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";

import { PROBLEM_ID } from "../forms/form-fields.ts";
import { SubmitButton } from "../forms/submit-button.tsx";
import { BotTrap } from "./bot-trap.tsx";
import type { SentFormName } from "./page-script.ts";

interface NewsletterProps {
  /** The rejected address, when it was posted without a script; `error` is the reason. */
  typed?: string;
  error?: string;
}

/**
 * The newsletter form. It is plain HTML that posts to the newsletter page; `newsletter-program.ts` sends
 * it without loading a page.
 */
export function Newsletter({ typed, error }: NewsletterProps) {
  const id = useId();
  return (
    <form
      method="post"
      action={`${useHref("/newsletter")}#${PROBLEM_ID}`}
      noValidate
      data-sent={"newsletter" satisfies SentFormName}
      className="group"
    >
      <label htmlFor={id} className="block text-note font-normal text-ink-2">
        {m.storefront_newsletter_email()}
      </label>
      <div className="flex h-15 items-center gap-3 border-b md:gap-4 border-ink has-[[aria-invalid=true]]:border-bad has-[input:focus-visible]:shadow-[0_1px_0_var(--color-ink),0_4px_0_rgb(164_69_30/.28)]">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          placeholder={m.storefront_newsletter_placeholder()}
          defaultValue={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          className="h-full min-w-0 flex-1 bg-transparent text-lead font-light caret-copper outline-none placeholder:text-ink-3 max-md:placeholder:text-body focus-visible:shadow-none focus-visible:outline-none rtl:text-end"
        />
        <SubmitButton
          size="s"
          className="max-md:px-4"
          pendingLabel={m.storefront_newsletter_pending()}
        >
          {m.storefront_newsletter_submit()}
        </SubmitButton>
      </div>
      <p
        id={`${id}-error`}
        role="alert"
        className="mt-2 text-note font-normal text-bad empty:hidden"
      >
        {error}
      </p>
      <p data-failed className="mt-2 text-note font-normal text-bad not-data-shown:hidden">
        {m.storefront_newsletter_failed()}
      </p>
      <div role="status">
        <p data-done className="mt-2 text-note font-normal not-data-shown:hidden">
          {m.storefront_newsletter_next()}
        </p>
      </div>
      <BotTrap />
    </form>
  );
}
