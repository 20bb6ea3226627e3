import { useState } from "react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { CompanyCardState } from "#shared/companies/company-cards.ts";

import { CardActions, type CardProps } from "./card-actions.tsx";
import { StatusMessage } from "./status-message.tsx";

const STATES: Record<CompanyCardState, { label: () => string; tone: BadgeTone }> = {
  unnamed: { label: m.company_cards_state_unnamed, tone: "warn" },
  making: { label: m.company_cards_state_making, tone: "info" },
  proof: { label: m.company_cards_state_proof, tone: "warn" },
  printed: { label: m.company_cards_state_printed, tone: "info" },
  shipped: { label: m.company_cards_state_shipped, tone: "info" },
  in_use: { label: m.company_cards_state_in_use, tone: "ok" },
  lost: { label: m.company_cards_state_lost, tone: "bad" },
  off: { label: m.company_cards_state_off, tone: "neutral" },
  cancelled: { label: m.company_cards_state_cancelled, tone: "neutral" },
};

/** A card with its holder; what is done with it opens below. */
export function CardRow(
  props: CardProps & { orderPath?: ((id: string) => string) | undefined; isReadOnly: boolean },
) {
  const { card, shown, orderPath, isReadOnly } = props;
  const [isOpen, setOpen] = useState(false);
  const { holder, printed, state, order, url, taps } = card;
  const name = `${holder.firstName} ${holder.lastName}`.trim();
  const isNamed = state !== "unnamed";
  const number = (
    <bdi dir="ltr" className="tabular-nums">
      {order.number}
    </bdi>
  );
  const differs =
    card.isPrinted && (printed.name !== holder.nameOnCard || printed.position !== holder.position);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-label wrap-anywhere">
              <bdi>{name || m.company_cards_nobody()}</bdi>
            </span>
            <Badge tone={STATES[state].tone}>{STATES[state].label()}</Badge>
          </p>
          <p className="mt-1 flex flex-wrap gap-x-3 text-ink-2">
            {[holder.position, holder.department]
              .filter((text) => text !== "")
              .map((text) => (
                <bdi key={text} className="wrap-anywhere">
                  {text}
                </bdi>
              ))}
          </p>
          {differs && (
            <p className="mt-1 text-note text-ink-2">{m.company_cards_printed(printed)}</p>
          )}
          <p className="mt-1 flex flex-wrap gap-x-3 text-note text-ink-2">
            {orderPath ? (
              <Link to={orderPath(order.id)} className="underline underline-offset-4">
                {number}
              </Link>
            ) : (
              number
            )}
            {isNamed && (
              <span>
                {taps === 0
                  ? m.company_cards_never_opened()
                  : m.company_cards_taps_of({ count: taps })}
              </span>
            )}
            {isNamed && card.hasPage && (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="underline underline-offset-4"
              >
                {m.company_cards_page()}
              </a>
            )}
            {isNamed && !card.hasPage && <span>{m.company_cards_no_page()}</span>}
            {card.isReplaced && <span>{m.company_cards_replaced()}</span>}
          </p>
        </div>
        {!isReadOnly && isNamed && state !== "cancelled" && (
          <Button
            variant="line"
            size="s"
            aria-expanded={isOpen}
            aria-label={m.company_cards_manage_of({ name })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? m.company_cards_close() : m.company_cards_manage()}
          </Button>
        )}
      </div>
      {isOpen && <CardActions {...props} />}
      <StatusMessage shown={shown} about={card._id} />
    </li>
  );
}
