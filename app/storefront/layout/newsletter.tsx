import { useId, useRef, useState, type SubmitEvent } from "react";

import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";

/** Takes an e-mail address. What checks and sends it is loaded when it is first needed. */
export function Newsletter() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setPending(true);
    try {
      const { subscribe } = await import("./subscribe.ts");
      const outcome = await subscribe(String(new FormData(form).get("email") ?? ""));
      setError(outcome.fieldError);
      if (outcome.done) form.reset();
      else field.current?.focus();
    } finally {
      setPending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={id} className="block text-note font-normal text-ink-2">
        {m.storefront_newsletter_email()}
      </label>
      <div className="flex h-15 items-center gap-4 border-b border-ink has-[input:focus-visible]:shadow-[0_1px_0_var(--color-ink),0_4px_0_rgb(164_69_30/.28)]">
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          placeholder={m.storefront_newsletter_placeholder()}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onInput={() => setError(undefined)}
          className="h-full min-w-0 flex-1 bg-transparent text-lead font-light caret-copper outline-none placeholder:text-ink-3 focus-visible:shadow-none focus-visible:outline-none rtl:text-end"
        />
        <Button
          type="submit"
          size="s"
          pending={pending}
          pendingLabel={m.storefront_newsletter_pending()}
        >
          {m.storefront_newsletter_submit()}
        </Button>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </form>
  );
}
