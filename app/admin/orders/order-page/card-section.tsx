import { Link } from "react-router";

import { CardStage } from "#app/card/card-stage.tsx";
import { m } from "#app/i18n/translations.ts";
import { orderOfCard } from "#app/orders/all-cards.ts";
import { hasOwnBack } from "#app/orders/order-print.ts";
import { PrintedCard } from "#app/orders/printed-card.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { classNames } from "#app/ui/class-names.ts";
import { formatNumber } from "#shared/format-number.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";
import { groupedNumber } from "#shared/phone-number.ts";
import { shortLink } from "#shared/profiles/profile-link.ts";
import { PAGED_FROM } from "#shared/proofs/paged-proofs.ts";

import { companyPath } from "../../companies/rosters/roster-paths.ts";
import { nameOf } from "../../names/names.ts";
import { PictureLink } from "../../resource/picture-link.tsx";
import { useMay } from "../../session/use-may.ts";
import { CardChip } from "../card-chip.tsx";
import { CARD_STATE_LABELS } from "../card-state-labels.ts";
import { serialLabel } from "../chip-labels.ts";
import { fieldLabel, PartCopyFacts } from "../order-fields.tsx";
import { colorOf, madeCardsOf } from "../order-labels.ts";
import { programOrderPath, programPath } from "../order-paths.ts";
import { CopyFact, FactRows, Section } from "../section.tsx";

/** The card as it will be. */
export function CardSection({ order }: { order: StaffOrder }) {
  const { cardDesign, cards } = order;
  const may = useMay();
  const { color, companyLogo } = cardDesign;
  const colorName = colorOf(order);
  const logo = fieldLabel("companyLogo");
  const made = madeCardsOf(order);
  // Of many, the contact sheet of the proofs shows each.
  const isMany = made.length >= PAGED_FROM;
  const rows = cards.map((card) => (
    <CardRow
      key={card._id}
      card={card}
      number={order.quantity ? card.person + (order.isOfCompany ? 0 : 1) : undefined}
    />
  ));
  return (
    <Section
      title={m.panel_column_card()}
      action={
        made.length > 1 &&
        may("orders.write") && (
          <Link
            to={programOrderPath(order._id)}
            className={buttonClass({ variant: "quiet" }, "panel", "-me-3 print:hidden")}
          >
            {m.panel_packing_write_chips()}
          </Link>
        )
      }
    >
      <DrawnCards order={order} cards={isMany ? made.slice(0, 1) : made} />
      <FactRows>
        <PartCopyFacts
          part="cardDesign"
          order={order}
          views={{
            color: (
              <CopyFact label={fieldLabel("color")} text={colorName}>
                <span className="inline-flex items-center gap-2.5">
                  <CardChip color={color} />
                  <bdi>{colorName}</bdi>
                </span>
              </CopyFact>
            ),
            // Beside the color.
            colorName: null,
            companyLogo: companyLogo && (
              <CopyFact label={logo} text={new URL(companyLogo, location.href).href}>
                <PictureLink src={companyLogo} alt={logo} className="max-h-16" />
              </CopyFact>
            ),
          }}
        />
        {order.company !== undefined && (
          <p className="py-2.75">
            <Link
              to={companyPath(order.company)}
              className="underline decoration-line-2 underline-offset-4 max-md:-my-3 max-md:inline-block max-md:py-3"
            >
              {m.panel_roster_names_at_company()}
            </Link>
          </p>
        )}
        {!isMany && rows}
      </FactRows>
      {isMany && (
        <details className="border-t border-line">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-badge text-ink-2 focus-ring">
            {m.panel_orders_all_cards({ count: formatNumber(made.length) })}
          </summary>
          <FactRows>{rows}</FactRows>
        </details>
      )}
    </Section>
  );
}

/** The cards as they are printed. Of several, each takes a row with its back, or half of one. */
function DrawnCards({ order, cards }: { order: StaffOrder; cards: StaffOrder["cards"] }) {
  const drawn = cards.map((card) => ({ card, ordered: orderOfCard(order, card) }));
  const isOne = drawn.length === 1;
  const hasBacks = drawn.some(({ ordered }) => hasOwnBack(ordered));
  return (
    <CardStage
      className={classNames(
        "my-3 grid rounded-panel",
        isOne ? "place-items-center gap-8 px-8 py-9" : "grid-cols-2 gap-x-3 gap-y-5 px-4 py-5",
      )}
    >
      {drawn.map(({ card, ordered }) => (
        <div
          key={card._id}
          className={isOne || !hasBacks ? "contents" : "col-span-2 grid grid-cols-subgrid"}
        >
          <PrintedCard
            order={ordered}
            url={card.url}
            detail={isOne ? "full" : "small"}
            className={classNames("w-full lit-small", isOne && "max-w-72")}
          />
        </div>
      ))}
    </CardStage>
  );
}

/** The logo of a card that has not that of the first one. */
function OwnLogo({ path, number }: { path: string; number: number }) {
  if (path === "") {
    return <span className="block text-note text-ink-2">{m.order_cards_logo_none()}</span>;
  }
  return (
    <span className="mt-1 block">
      <PictureLink src={path} alt={m.order_cards_logo_of({ number })} className="max-h-16" />
    </span>
  );
}

/** One card of the order: the address that it opens, and how far it is. */
function CardRow({
  card,
  number,
}: {
  card: StaffOrder["cards"][number];
  number?: number | undefined;
}) {
  const may = useMay();
  const { _id, url, state, chip } = card;
  const color = nameOf("color", card.colorName || card.color);
  return (
    <>
      {number !== undefined && (
        <CopyFact
          label={m.order_card_nth({ number })}
          text={[card.nameOnCard, card.position, color, card.phone, card.email].join(" · ")}
        >
          <span className="block">
            <bdi>{card.nameOnCard}</bdi>
          </span>
          <span className="block text-note text-ink-2">
            <bdi>{card.position}</bdi> · <bdi>{color}</bdi>
          </span>
          <span className="block text-note text-ink-2">
            <bdi dir="ltr">{groupedNumber(card.phone)}</bdi> · <bdi dir="ltr">{card.email}</bdi>
          </span>
          {card.companyLogo !== undefined && <OwnLogo path={card.companyLogo} number={number} />}
        </CopyFact>
      )}
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
          {may("orders.write") && (
            <Link
              to={programPath(_id)}
              className="underline decoration-line-2 underline-offset-4 hover:decoration-current max-md:-my-3 max-md:py-3 print:hidden"
            >
              {chip ? m.panel_chips_program_again() : m.panel_chips_program()}
            </Link>
          )}
        </span>
      </CopyFact>
    </>
  );
}
