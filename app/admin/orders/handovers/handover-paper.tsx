import { createPortal } from "react-dom";

import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { HandoverSheet } from "#shared/handovers/handover.ts";

import { ShopMark } from "../../layout/shop-mark.tsx";
import { longMoment } from "../../resource/display-date.ts";
import { parcelsOf, placeOfLine } from "./line-row.tsx";

import "../packing-slip.css";

/** What the courier takes along and signs: only there on paper, where it stands alone. */
export function HandoverPaper({ sheet }: { sheet: HandoverSheet }) {
  const cash = sheet.lines.reduce((sum, line) => sum + Math.round(line.cash * 1000), 0) / 1000;
  return createPortal(
    <article className="packing-slip" aria-hidden="true">
      <header>
        <ShopMark />
        <div>
          <p className="packing-slip-number">{m.panel_handover_sheet({ number: sheet.number })}</p>
          <p>{longMoment(sheet.createdAt)}</p>
          <p>
            <bdi>{sheet.courier}</bdi>
          </p>
        </div>
      </header>
      <table>
        <thead>
          <tr>
            <th>{m.panel_handover_order()}</th>
            <th>{m.panel_column_customer()}</th>
            <th>{m.panel_detail_address()}</th>
            <td>{m.panel_handover_cash()}</td>
          </tr>
        </thead>
        <tbody>
          {sheet.lines.flatMap((line) =>
            parcelsOf(line).map((parcel, index) => (
              <tr key={`${line._id} ${index}`}>
                <td>
                  <bdi dir="ltr">{line.orderNumber}</bdi>
                </td>
                <td>
                  <bdi>{parcel.contactName || line.customerFullName}</bdi>
                  <br />
                  <bdi dir="ltr">{parcel.phone}</bdi>
                </td>
                <td>
                  {parcel.office !== "" && (
                    <>
                      <bdi>{parcel.office}</bdi>
                      <br />
                    </>
                  )}
                  <bdi>{placeOfLine(parcel)}</bdi>
                  {parcel.cards > 0 && (
                    <>
                      {" · "}
                      {m.panel_handover_cards({ count: parcel.cards })}
                    </>
                  )}
                </td>
                <td>{index === 0 ? formatPrice(line.cash) : ""}</td>
              </tr>
            )),
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {m.panel_handover_paper_total({ count: sheet.lines.length })}
            </th>
            <td>{formatPrice(cash)}</td>
          </tr>
        </tfoot>
      </table>
      <section>
        <p>{m.panel_handover_signature()}</p>
      </section>
    </article>,
    document.body,
  );
}
