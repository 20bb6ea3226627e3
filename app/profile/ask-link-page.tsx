import { visitorText } from "#app/api-messages/visitor-text.ts";
import { m } from "#app/i18n/translations.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { LANGUAGES, LOCALES, type Locale } from "#shared/i18n/locale.ts";
import { askLinkPath } from "#shared/profiles/own-page-paths.ts";

import { BlankCard } from "./blank-card.tsx";

interface AskLinkPageProps {
  code: string;
  language: Locale;
  /** Why it was not sent. */
  refusal: ApiMessage | undefined;
}

/**
 * Where the owner of a card has the link sent by which its page is changed. It says the same whoever
 * asks: the address to which it goes is known to the shop alone.
 */
export function AskLinkPage({ code, language, refusal }: AskLinkPageProps) {
  const address = (of: Locale) => `${askLinkPath(code)}?lang=${of}`;
  const others = LOCALES.filter((each) => each !== language);
  return (
    <main>
      {others.map((other) => (
        <a key={other} className="language" href={address(other)} lang={other} hrefLang={other}>
          {LANGUAGES[other].name}
        </a>
      ))}
      <div className="note">
        <BlankCard />
        <h1>{m.own_page_ask_title()}</h1>
        <p>{m.own_page_ask_text()}</p>
        <div id="sent" className="sent" tabIndex={-1}>
          <b>{m.own_page_ask_sent_title()}</b>
          <p className="small">{m.own_page_ask_sent_text()}</p>
        </div>
        {refusal && (
          <p className="wrong" role="alert">
            {visitorText(refusal)}
          </p>
        )}
        <form method="post" action={address(language)}>
          <button type="submit" className="pill">
            {m.own_page_ask_button()}
          </button>
        </form>
        <a className="by small" href={`/c/${code}?lang=${language}`}>
          <span>{m.own_page_ask_back()}</span>
        </a>
      </div>
    </main>
  );
}
