import { useState, type FormEvent } from "react";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Button } from "#app/ui/button.tsx";
import { useDensity } from "#app/ui/density.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { WeekBars } from "#app/ui/week-bars.tsx";
import type { CompanyCards as Listed } from "#shared/companies/company-cards.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";

import type { CardDesk } from "./card-desk.ts";
import { CardRow } from "./card-row.tsx";
import { StatusMessage } from "./status-message.tsx";
import { useCompanyCards, type ShownCards } from "./use-company-cards.ts";

interface CompanyCardsProps {
  desk: CardDesk;
  /** The page of an order, where its number leads there. */
  orderPath?: (id: string) => string;
  /** Whether they are looked at only. */
  isReadOnly?: boolean;
}

/** The cards of a company, and what is done with them. */
export function CompanyCards({ desk, orderPath, isReadOnly = false }: CompanyCardsProps) {
  const shown = useCompanyCards(desk);
  const { cards, hasFailed } = shown;
  if (!cards) {
    return hasFailed ? (
      <div className="grid justify-items-start gap-3">
        <p>{m.company_cards_load_failed()}</p>
        <Button variant="line" onClick={() => void shown.reload()}>
          {m.company_cards_again()}
        </Button>
      </div>
    ) : (
      <div className="grid gap-3" role="status" aria-label={m.company_cards_loading()}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    );
  }
  if (cards.total === 0) return <p className="text-ink-2">{m.company_cards_none()}</p>;
  return (
    <>
      <Taps taps={cards.taps} />
      <ForAll desk={desk} shown={shown} cards={cards} isReadOnly={isReadOnly} />
      <Search onSearch={shown.search} />
      {cards.found === 0 && <p className="mt-4 text-ink-2">{m.company_cards_not_found()}</p>}
      <ul className="mt-2 divide-y divide-line">
        {cards.cards.map((card) => (
          <CardRow
            key={card._id}
            card={card}
            desk={desk}
            shown={shown}
            orderPath={orderPath}
            isReadOnly={isReadOnly}
          />
        ))}
      </ul>
      {cards.cards.length < cards.found && (
        <p className="mt-4 flex flex-wrap items-center gap-4">
          <Button variant="line" onClick={shown.more}>
            {m.company_cards_more()}
          </Button>
          <span className="text-note text-ink-2">
            {m.company_cards_shown({ shown: cards.cards.length, found: cards.found })}
          </span>
        </p>
      )}
    </>
  );
}

function Taps({ taps }: Pick<Listed, "taps">) {
  const count = taps.reduce((sum, week) => sum + week.count, 0);
  return (
    <div className="mb-6">
      <p className="text-ink-2">
        {count === 0 ? m.company_cards_taps_none() : m.company_cards_taps({ count })}
      </p>
      {count > 0 && (
        <WeekBars
          name={m.company_cards_taps_name()}
          weeks={taps}
          textOf={(week, taken) => m.company_cards_taps_week({ date: dayOf(week), count: taken })}
          dayOf={dayOf}
          now={m.company_cards_taps_now()}
        />
      )}
    </div>
  );
}

function dayOf(date: string): string {
  const format = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(LANGUAGES[getLocale()].dates, format).format(new Date(date));
}

interface ForAllProps {
  desk: CardDesk;
  shown: ShownCards;
  cards: Listed;
  isReadOnly: boolean;
}

/** What is done for all cards at once. */
function ForAll({ desk, shown, cards, isReadOnly }: ForAllProps) {
  const link = buttonClass({ variant: "line", size: "s" }, useDensity());
  const isBusy = shown.busy === "all";
  const sendAll = async () => {
    const { sent, withoutEmail } = await desk.sendLinks();
    const left =
      withoutEmail > 0 ? ` ${m.company_cards_without_email({ count: withoutEmail })}` : "";
    const done =
      sent === 0 ? m.company_cards_links_none() : m.company_cards_links_sent({ count: sent });
    return done + left;
  };
  const slips = async () => {
    await desk.slips();
    return m.company_cards_slips_made();
  };
  return (
    <div className="mb-5">
      <div className="flex flex-wrap gap-2">
        {!isReadOnly && cards.withoutLink > 0 && (
          <Button
            variant="line"
            size="s"
            pending={isBusy}
            onClick={() => void shown.act("", sendAll)}
          >
            {m.company_cards_send_all({ count: cards.withoutLink })}
          </Button>
        )}
        {!isReadOnly && (
          <Button
            variant="line"
            size="s"
            disabled={isBusy}
            onClick={() => void shown.act("", slips)}
          >
            {m.company_cards_slips_all()}
          </Button>
        )}
        <a className={link} href={desk.fileOf("contacts")} download>
          {m.company_cards_contacts()}
        </a>
        <a className={link} href={desk.fileOf("contactsZip")} download>
          {m.company_cards_contacts_zip()}
        </a>
      </div>
      <StatusMessage shown={shown} about="" />
    </div>
  );
}

function Search({ onSearch }: { onSearch: (typed: string) => void }) {
  const [typed, setTyped] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }
  return (
    <form role="search" onSubmit={submit} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          id="company-cards-search"
          type="search"
          label={m.company_cards_search()}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" variant="line">
        {m.company_cards_find()}
      </Button>
    </form>
  );
}
