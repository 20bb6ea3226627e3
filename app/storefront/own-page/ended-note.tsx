import { CircleAlert } from "lucide-react";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { askLinkPath } from "#shared/profiles/own-page-paths.ts";

/** For whoever has a link that works no more: how to get another. */
export function EndedLine() {
  return <p className="mt-8 max-w-[30em] text-ink-2">{m.own_page_ended_text()}</p>;
}

/** The same while the page is open, with the way to a new link. */
export function EndedNote({ code }: { code: string | undefined }) {
  return (
    <div role="alert" className="mb-8 flex gap-3 rounded-field bg-bad-wash p-5 text-bad shadow-bad">
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-label">{m.own_page_ended_title()}</p>
        <p className="mt-1 text-ink">{m.own_page_ended_kept()}</p>
        {code && (
          <a
            href={`${askLinkPath(code)}?lang=${getLocale()}`}
            className="mt-2 inline-flex min-h-11 items-center rounded-badge text-ink underline underline-offset-4"
          >
            {m.own_page_ended_ask()}
          </a>
        )}
      </div>
    </div>
  );
}
