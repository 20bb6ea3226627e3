import { CircleAlert } from "lucide-react";
import { useHref, useRevalidator } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { useIsStaticPage } from "#app/page-engine/page-handles.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { Button } from "#app/ui/button.tsx";
import { MissingPart } from "#app/ui/missing-part.ts";
import { useOnline } from "#app/ui/use-online.ts";

import { concernsPicture, messageOf, messageFor } from "./error-reading.ts";

/** Replaces a page that could not be loaded or rendered. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { title, text } = useReading(error);
  return (
    <section className="wrap pt-32 pb-22 md:pt-44 lg:pb-40">
      <div className="max-w-160">
        <h1 className="text-section font-light tracking-section">{title}</h1>
        <p className="mt-5 max-w-[34em] text-lead font-light text-ink-2">{text}</p>
        <p
          role="alert"
          className="mt-8 flex gap-3 rounded-field bg-bad-wash px-4 py-3.5 text-bad wrap-anywhere"
        >
          <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
          {messageFor(error)}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <TryAgain error={error} />
          {/* Handled by the page script, so that it works where React is not loaded. */}
          <Button variant="line" data-back={useHref("/")}>
            {m.storefront_error_back()}
          </Button>
          <ButtonLink variant="line" to="/" reloadDocument>
            {m.storefront_error_home()}
          </ButtonLink>
        </div>
        <p className="mt-10 border-t border-line pt-5 text-note text-ink-2">
          {m.storefront_error_footer()}
        </p>
      </div>
    </section>
  );
}

/** Clears the error and renders the page again, loading what is missing. */
function TryAgain({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  if (useIsStaticPage()) {
    return (
      <a href="" className={buttonClass({}, "shop")}>
        {m.storefront_error_again()}
      </a>
    );
  }
  function again() {
    // The router does not retry a failed import, so only reloading the page helps.
    if (error instanceof MissingPart) return location.reload();
    void revalidate();
  }
  return (
    <Button onClick={again} pending={state !== "idle"}>
      {m.storefront_error_again()}
    </Button>
  );
}

/** The kind of error: no network, a picture, or any other. */
function useReading(error: unknown): { title: string; text: string } {
  const online = useOnline();
  if (!online) return { title: m.storefront_offline_title(), text: m.storefront_offline_now() };
  return concernsPicture(messageOf(error))
    ? { title: m.storefront_error_image_title(), text: m.storefront_error_image_text() }
    : { title: m.storefront_error_title(), text: m.storefront_error_text() };
}
