import { useState } from "react";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { RadioCards } from "#app/ui/radio-cards.tsx";
import { LANGUAGES, type Locale } from "#shared/i18n/locale.ts";
import { languageFor, languagesOf } from "#shared/profiles/page-language.ts";

import type { OfferProps } from "./offers.tsx";

/** In which of the page's languages something is made of it, and the query of its file's address. */
export function useOfferLanguage({ own }: Pick<OfferProps, "own">) {
  const { values, updatedAt } = own.page;
  const [wanted, setWanted] = useState<Locale>(getLocale);
  const language = languageFor(values, wanted);
  // Browsers ask again for what has another address only, once the page has changed.
  const version = new URLSearchParams({ lang: language, at: updatedAt });
  return { languages: languagesOf(values), language, setWanted, query: `?${version}` };
}

/** The choice, where the page has more than one. */
export function OfferLanguage({
  languages,
  language,
  setWanted,
}: ReturnType<typeof useOfferLanguage>) {
  if (languages.length < 2) return null;
  return (
    <RadioCards
      label={m.own_page_offer_language()}
      columns={2}
      value={language}
      onValueChange={(chosen) => setWanted(chosen as Locale)}
      options={languages.map((each) => ({
        value: each,
        label: <bdi lang={each}>{LANGUAGES[each].name}</bdi>,
      }))}
    />
  );
}

/** While something is typed that is not saved. */
export function UnsavedNote({ own }: Pick<OfferProps, "own">) {
  return own.isChanged ? (
    <p className="text-note text-ink-2">{m.own_page_offer_unsaved()}</p>
  ) : null;
}
