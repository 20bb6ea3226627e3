import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import type { OrderCard } from "#shared/cards/card.ts";
import { shortLink } from "#shared/profiles/profile-link.ts";

import { CARD_STATE_LABELS } from "../card-state-labels.ts";
import { serialLabel } from "../chip-labels.ts";
import { programPath } from "../order-paths.ts";
import { CopyFact } from "../section.tsx";

/** One card of the order: the address that it opens, and how far it is. */
export function CardRow({ card: { _id, url, state, chip } }: { card: OrderCard }) {
  return (
    <>
      <CopyFact label={m.profile_card_page()} text={url}>
        <span className="flex flex-wrap items-baseline gap-x-3">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            dir="ltr"
            className="underline decoration-line-2 underline-offset-4 hover:decoration-current max-md:-my-3 max-md:py-3 max-md:text-note"
          >
            {shortLink(url).replace(/^http:\/\//, "")}
          </a>
          <span className="text-note text-ink-2">{CARD_STATE_LABELS[state]()}</span>
        </span>
      </CopyFact>
      <CopyFact label={m.panel_chips_chip()} text={chip?.toUpperCase() ?? m.panel_chips_no_chip()}>
        <span className="flex flex-wrap items-baseline gap-x-3">
          {chip ? <span>{serialLabel(chip)}</span> : <span>{m.panel_chips_no_chip()}</span>}
          <Link
            to={programPath(_id)}
            className="underline decoration-line-2 underline-offset-4 hover:decoration-current max-md:-my-3 max-md:py-3 print:hidden"
          >
            {chip ? m.panel_chips_program_again() : m.panel_chips_program()}
          </Link>
        </span>
      </CopyFact>
    </>
  );
}
