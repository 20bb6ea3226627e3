import { useEffect, useRef, useState } from "react";

import { rosterText } from "#app/api-messages/roster-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import type { CompanyCards } from "#shared/companies/company-cards.ts";

import type { CardDesk } from "./card-desk.ts";

/** So many cards are shown first, and with each step more. */
const STEP = 25;

/** The cards that are shown, with what was said of the last thing that was done. */
export function useCompanyCards(desk: CardDesk) {
  const [cards, setCards] = useState<CompanyCards>();
  const [hasFailed, setFailed] = useState(false);
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(STEP);
  const [busy, setBusy] = useState("");
  const [outcome, setOutcome] = useState<{ about: string; text: string; isError: boolean }>();
  const turn = useRef(0);

  async function load(wanted = { search, limit }): Promise<void> {
    const mine = ++turn.current;
    try {
      const found = await desk.list(wanted.search, wanted.limit);
      if (mine !== turn.current) return;
      setCards(found);
      setFailed(false);
    } catch {
      if (mine === turn.current) setFailed(true);
    }
  }

  useEffect(() => {
    void load();
    // What others do meanwhile is seen on the way back to the page.
    const again = () => void load();
    window.addEventListener("focus", again);
    return () => window.removeEventListener("focus", again);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search, limit]);

  return {
    cards,
    hasFailed,
    reload: load,
    busy,
    outcome,
    search(typed: string) {
      setSearch(typed);
      setLimit(STEP);
    },
    more: () => setLimit(limit + 4 * STEP),

    /**
     * Does something, and shows what has come of it.
     * @param about the card's id, or '' for all
     * @returns whether it was done, and what was wrong with which field
     */
    async act(
      about: string,
      work: () => Promise<string>,
    ): Promise<{ isDone: boolean; fields: ApiError["fields"] }> {
      setBusy(about || "all");
      setOutcome(undefined);
      try {
        const text = await work();
        setOutcome({ about, text, isError: false });
        await load();
        return { isDone: true, fields: {} };
      } catch (error) {
        const isRefused = error instanceof ApiError;
        const text = isRefused ? rosterText(error.apiMessage) : m.company_cards_failed();
        setOutcome({ about, text, isError: true });
        return { isDone: false, fields: isRefused ? error.fields : {} };
      } finally {
        setBusy("");
      }
    },
  };
}
export type ShownCards = ReturnType<typeof useCompanyCards>;
