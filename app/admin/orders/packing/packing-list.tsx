import { Fragment, type ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { formatNumber } from "#shared/format-number.ts";
import { boxesOf } from "#shared/packing/boxes.ts";
import type { PackedCard, Packing, Parcel } from "#shared/packing/packing.ts";

import { nameOf } from "../../names/names.ts";
import { readPerBox } from "../per-box.ts";
import { officeAddress } from "./office-address.ts";
import { groupsOf } from "./packing-groups.ts";

import "./packing.css";

/** On paper: every card of the order by office and department, to be ticked off. */
export function PackingList({ packing: { parcels } }: { packing: Packing }) {
  const boxes = boxesOf(parcels, readPerBox());
  const boxOf = new Map(boxes.flatMap((box) => box.cards.map(({ _id }) => [_id, box] as const)));
  const count = parcels.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <div className="packing-list">
      <h2>
        {m.panel_packing_list()} · {m.panel_packing_cards({ count, number: formatNumber(count) })}
      </h2>
      {parcels.map((parcel) => (
        <OfParcel
          key={parcel.office?._id ?? ""}
          parcel={parcel}
          isOnly={parcels.length === 1}
          boxOf={({ _id }) => (boxes.length > 1 ? boxOf.get(_id)?.number : undefined)}
        />
      ))}
    </div>
  );
}

/** Box to tick, number, name, position, color and code, box: the same in each table. */
const COLUMNS = ["7mm", "10mm", "auto", "auto", "auto", "22mm"];

interface OfParcelProps {
  parcel: Parcel;
  isOnly: boolean;
  /** Undefined where all cards lie in one. */
  boxOf: (card: PackedCard) => number | undefined;
}

function OfParcel({ parcel, isOnly, boxOf }: OfParcelProps) {
  const { office, cards } = parcel;
  if (office) {
    return (
      <>
        <Heading level={3} count={cards.length}>
          {office.name}
        </Heading>
        <p>{officeAddress(office)}</p>
        <Departments cards={cards} boxOf={boxOf} />
      </>
    );
  }
  return (
    <>
      {!isOnly && (
        <Heading level={3} count={cards.length}>
          {m.panel_packing_to_order()}
        </Heading>
      )}
      <Offices cards={cards} boxOf={boxOf} />
    </>
  );
}

interface PartProps extends Pick<OfParcelProps, "boxOf"> {
  cards: readonly PackedCard[];
}

/** Of cards that go to the order's address, by what the list says. */
function Offices({ cards, boxOf }: PartProps) {
  return groupsOf(cards, ({ office }) => office).map((office) => (
    <Fragment key={office.cards[0]!._id}>
      {office.name !== "" && (
        <Heading level={3} count={office.cards.length}>
          {office.name}
        </Heading>
      )}
      <Departments cards={office.cards} boxOf={boxOf} />
    </Fragment>
  ));
}

function Departments({ cards, boxOf }: PartProps) {
  return groupsOf(cards, ({ department }) => department).map((department) => (
    <table key={department.cards[0]!._id}>
      <colgroup>
        {COLUMNS.map((width, index) => (
          <col key={index} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        {department.name !== "" && (
          <tr>
            <th colSpan={COLUMNS.length}>
              <Heading level={4} count={department.cards.length}>
                {department.name}
              </Heading>
            </th>
          </tr>
        )}
      </thead>
      <tbody>
        {department.cards.map((card) => (
          <CardRow key={card._id} card={card} box={boxOf(card)} />
        ))}
      </tbody>
    </table>
  ));
}

interface HeadingProps {
  level: 3 | 4;
  count: number;
  children: ReactNode;
}

function Heading({ level, count, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag>
      <bdi>{children}</bdi>
      <span>{m.panel_packing_cards({ count, number: formatNumber(count) })}</span>
    </Tag>
  );
}

function CardRow({ card, box }: { card: PackedCard; box: number | undefined }) {
  return (
    <tr>
      <td className="packing-tick">
        <span />
      </td>
      <td>{formatNumber(card.number)}</td>
      <td>
        <bdi>{card.name || m.panel_packing_unnamed()}</bdi>
      </td>
      <td>
        <bdi>{card.position}</bdi>
      </td>
      <td>
        <bdi>{nameOf("color", card.colorName || card.color)}</bdi>
        {" · "}
        <bdi dir="ltr">{card.code}</bdi>
      </td>
      <td>{box !== undefined && m.panel_packing_box_short({ number: formatNumber(box) })}</td>
    </tr>
  );
}
