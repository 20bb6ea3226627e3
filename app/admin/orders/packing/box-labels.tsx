import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";

import { m } from "#app/i18n/translations.ts";
import { whole } from "#app/ui/isolated.ts";
import { formatNumber } from "#shared/format-number.ts";
import { boxesOf, type Box } from "#shared/packing/boxes.ts";
import type { PackedCard, Packing, Parcel } from "#shared/packing/packing.ts";

import { listed } from "../order-labels.ts";
import { officeAddress } from "./office-address.ts";
import { groupsOf } from "./packing-groups.ts";

import "../packing-slip.css";
import "./packing.css";

/** A4 sheets of labels have so many. */
const PER_SHEET = 8;

interface BoxLabelsProps {
  packing: Packing;
  perBox: number;
  onPrinted: () => void;
}

/** Prints a label for each box of an order: only there on paper, where they stand alone. */
export function BoxLabels({ packing, perBox, onPrinted }: BoxLabelsProps) {
  const end = useEffectEvent(() => {
    window.print();
    onPrinted();
  });
  useEffect(() => {
    let isHere = true;
    void document.fonts.ready.then(() => isHere && end());
    return () => {
      isHere = false;
    };
  }, []);
  const boxes = boxesOf(packing.parcels, perBox);
  const sheets = Array.from({ length: Math.ceil(boxes.length / PER_SHEET) }, (_, index) =>
    boxes.slice(index * PER_SHEET, (index + 1) * PER_SHEET),
  );
  return createPortal(
    <div className="packing-slip box-labels" aria-hidden="true">
      {sheets.map((sheet, index) => (
        <div key={index} className="box-labels-sheet">
          {sheet.map((box) => (
            <BoxLabel key={box.number} packing={packing} box={box} />
          ))}
        </div>
      ))}
    </div>,
    document.body,
  );
}

const namesOf = (cards: readonly PackedCard[], nameOf: (card: PackedCard) => string) =>
  groupsOf(cards, nameOf)
    .map(({ name }) => name)
    .filter((name) => name !== "");

function BoxLabel({ packing, box }: { packing: Packing; box: Box<Parcel, PackedCard> }) {
  const { cards, first, number, of } = box;
  const { office } = box.parcel;
  // Offices that the company has not entered are parts of the parcel to the order's address.
  const named = namesOf(cards, (card) => card.office);
  const isOneOfSeveral = packing.parcels.length > 1;
  const people = cards.filter(({ name }) => name !== "");
  const last = first + cards.length - 1;
  return (
    <section className="box-label">
      <p>
        <bdi dir="ltr">{packing.orderNumber}</bdi>
        <bdi>{packing.company}</bdi>
      </p>
      <p className="box-label-box">
        {m.panel_packing_box({ number: formatNumber(number), of: formatNumber(of) })}
      </p>
      <p className="box-label-office">
        <bdi>{office?.name ?? listed(named)}</bdi>
        {!office && named.length === 0 && isOneOfSeveral && m.panel_packing_to_order()}
      </p>
      {office && <p className="box-label-names">{officeAddress(office)}</p>}
      <p className="box-label-names">
        {listed(namesOf(cards, ({ department }) => department).map(whole))}
      </p>
      {people.length > 0 && (
        <p className="box-label-names">
          {m.panel_packing_names({
            first: whole(people[0]!.name),
            last: whole(people.at(-1)!.name),
          })}
        </p>
      )}
      <p>
        <span>
          {m.panel_packing_numbers({ first: formatNumber(first), last: formatNumber(last) })}
        </span>
        <span>
          {m.panel_packing_cards({ count: cards.length, number: formatNumber(cards.length) })}
        </span>
      </p>
    </section>
  );
}
