import { m } from "#app/i18n/translations.ts";
import { pathIn, type Locale } from "#shared/i18n/locale.ts";
import { askLinkPath } from "#shared/profiles/own-page-paths.ts";
import type { CardNote } from "#shared/profiles/profile-view.ts";

import { BlankCard } from "./blank-card.tsx";

interface NoteTexts {
  title(): string;
  text(): string;
}

export const NOTES: Record<CardNote, NoteTexts> = {
  unknown: { title: m.profile_unknown_title, text: m.profile_unknown_text },
  lost: { title: m.profile_lost_title, text: m.profile_lost_text },
  off: { title: m.profile_off_title, text: m.profile_off_text },
  busy: { title: m.profile_busy_title, text: m.profile_busy_text },
};

/** In place of a profile: why this card opens none, and what to do. */
export function NotePage({
  note,
  language,
  code,
}: {
  note: CardNote;
  language: Locale;
  code?: string | undefined;
}) {
  const { title, text } = NOTES[note];
  return (
    <main>
      <div className="note">
        <BlankCard />
        <h1>{title()}</h1>
        <p>{text()}</p>
        {note === "lost" ? (
          <a className="pill" href={pathIn(language, "/contact-us")}>
            {m.profile_lost_write()}
          </a>
        ) : (
          <a className="pill line" href={pathIn(language, "/")}>
            {m.profile_to_shop()}
          </a>
        )}
        {code !== undefined && (note === "lost" || note === "off") && (
          <a className="by small" href={`${askLinkPath(code)}?lang=${language}`} rel="nofollow">
            <span>{m.own_page_ask_yours()}</span>
          </a>
        )}
      </div>
    </main>
  );
}
