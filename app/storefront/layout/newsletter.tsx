import { useId } from "react";
import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";

import { PROBLEM_ID } from "../forms/form-problem.tsx";
import { BotTrap } from "./bot-trap.tsx";

interface NewsletterProps {
  /** The rejected address, when it was posted without a script; `error` is the reason. */
  typed?: string;
  error?: string;
}

/**
 * The newsletter form. It is plain HTML that posts to the newsletter page; the page script sends it
 * without loading a page and writes errors into `data-error`.
 */
export function Newsletter({ typed, error }: NewsletterProps) {
  const id = useId();
  return (
    <form
      method="post"
      action={`${useHref("/newsletter")}#${PROBLEM_ID}`}
      noValidate
      data-newsletter
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
        <button
          type="submit"
          className={buttonClass({ size: "s" }, "shop", "max-md:px-4 group-aria-busy:opacity-70")}
        >
          {/* The wider of the two texts determines the width. */}
          <span className="grid *:col-start-1 *:row-start-1">
            <span className="group-aria-busy:invisible">{m.storefront_newsletter_submit()}</span>
            <span className="invisible group-aria-busy:visible">
              {m.storefront_newsletter_pending()}
            </span>
          </span>
        </button>
      </div>
      <p
        id={`${id}-error`}
        data-error
        role="alert"
        className="mt-2 text-note font-normal text-bad empty:hidden"
      >
        {error}
      </p>
      <p data-done role="status" className="mt-2 text-note font-normal empty:hidden" />
      <BotTrap />
    </form>
  );
}
