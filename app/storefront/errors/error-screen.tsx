import { CircleAlert } from "lucide-react";

import { m } from "#app/i18n/messages.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Button } from "#app/ui/button.tsx";

import { concernsPicture } from "./error-reading.ts";
import { useOnline } from "./use-online.ts";

interface ErrorScreenProps {
  /** The error's own message; '' when it has none. */
  message: string;
  onRetry: () => void;
}

/** The whole page, when rendering it failed. */
export function ErrorScreen({ message, onRetry }: ErrorScreenProps) {
  const { title, text } = useReading(message);
  return (
    <main className="wrap grid min-h-dvh place-items-center py-16">
      <div className="w-full max-w-160">
        <h1 className="text-section font-light tracking-section">{title}</h1>
        <p className="mt-5 max-w-[34em] text-lead font-light text-ink-2">{text}</p>
        <p
          role="alert"
          className="mt-8 flex gap-3 rounded-field bg-bad-wash px-4 py-3.5 text-bad wrap-anywhere"
        >
          <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
          {message || m.storefront_error_unknown()}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button onClick={onRetry}>{m.storefront_error_again()}</Button>
          <Button variant="line" onClick={() => history.back()}>
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
    </main>
  );
}

/** What the error is read as: no network, a picture, or anything else. */
function useReading(message: string): { title: string; text: string } {
  const online = useOnline();
  if (!online) return { title: m.storefront_offline_title(), text: m.storefront_offline_now() };
  return concernsPicture(message)
    ? { title: m.storefront_error_image_title(), text: m.storefront_error_image_text() }
    : { title: m.storefront_error_title(), text: m.storefront_error_text() };
}
