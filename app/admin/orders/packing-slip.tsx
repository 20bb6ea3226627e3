import { Fragment } from "react";
import { createPortal } from "react-dom";

import { QR_QUIET, qrCodeAsWritten } from "#app/card/qr-code.ts";
import { m } from "#app/i18n/translations.ts";
import { PrintedCard } from "#app/orders/printed-card.tsx";
import { formatPrice } from "#app/ui/price.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";
import type { Packing } from "#shared/packing/packing.ts";

import { ShopMark } from "../layout/shop-mark.tsx";
import { nameOf } from "../names/names.ts";
import { longMoment } from "../resource/display-date.ts";
import {
  addonValueOf,
  addressOf,
  colorOf,
  madeCardsOf,
  METHOD_LABELS,
  paymentLabel,
  totalLabel,
} from "./order-labels.ts";
import { orderPagePath } from "./order-paths.ts";
import { PackingList } from "./packing/packing-list.tsx";
import { priceLinesOf, type PriceLine } from "./price-lines.ts";

import "./packing-slip.css";

interface PackingSlipProps {
  order: StaffOrder;
  /** Of a company's order, once it is there: its cards are listed by office and department. */
  packing?: Packing | undefined;
}

/** What goes into the parcel: only there on paper, where it stands alone. */
export function PackingSlip({ order, packing }: PackingSlipProps) {
  const { deliveryInfo: delivery } = order;
  return createPortal(
    <article className="packing-slip" aria-hidden="true">
      <header>
        <ShopMark />
        <SlipCode id={order._id} />
        <div>
          <p className="packing-slip-number">
            <bdi dir="ltr">{order.orderNumber}</bdi>
          </p>
          <p>{longMoment(order.createdAt)}</p>
        </div>
      </header>
      <section>
        <h2>{m.panel_orders_slip_to()}</h2>
        <p className="packing-slip-name">
          <bdi>{order.customerFullName}</bdi>
        </p>
        <p>
          <bdi>{addressOf(order)}</bdi>
        </p>
        <p>
          <bdi dir="ltr">{delivery.deliveryPhone}</bdi>
        </p>
      </section>
      <section>
        <h2>{m.panel_orders_items()}</h2>
        <table>
          <tbody>
            {priceLinesOf(order, m.panel_detail_delivery_fee()).map((line, index) => {
              const aside = index === 0 ? productAside(order) : addonAside(line);
              return (
                <tr key={index}>
                  <td>
                    {[line.name, ...aside].map((text, part) => (
                      <Fragment key={part}>
                        {part > 0 && " · "}
                        <bdi>{text}</bdi>
                      </Fragment>
                    ))}
                  </td>
                  <td>{line.price}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{totalLabel(order)}</th>
              <td>{formatPrice(order.total)}</td>
            </tr>
          </tfoot>
        </table>
        <p>
          {METHOD_LABELS[order.paymentMethod]()}
          {" · "}
          {paymentLabel(order).text}
        </p>
      </section>
      {packing && <PackingList packing={packing} />}
      {order.quantity && !packing && (
        <section>
          <h2>{m.panel_orders_slip_cards()}</h2>
          <ol className="packing-slip-cards">
            {madeCardsOf(order).map((card) => (
              <li key={card._id}>
                <bdi>{card.nameOnCard}</bdi>
                {" · "}
                <bdi>{nameOf("color", card.colorName || card.color)}</bdi>
              </li>
            ))}
          </ol>
        </section>
      )}
      {!order.quantity && (
        <div className="packing-slip-card">
          <PrintedCard order={order} url={order.cards[0]?.url ?? null} detail="small" />
        </div>
      )}
    </article>,
    document.body,
  );
}

/** Cards of several colours are listed below. */
const productAside = (order: StaffOrder) => (order.quantity ? [] : [colorOf(order)]);

/** Whose addon it is, and what was typed for it. */
function addonAside({ addon }: PriceLine): string[] {
  if (!addon) return [];
  const { chosen, nameOnCard = "" } = addon;
  const value = chosen.inputType !== "image" && chosen.addonValue !== "" && addonValueOf(chosen);
  return [nameOnCard, value || ""].filter(Boolean);
}

/** Leads to the order's page; the board finds its order by it. */
function SlipCode({ id }: { id: string }) {
  const { modules, path } = qrCodeAsWritten(location.origin + orderPagePath(id));
  const size = modules + 2 * QR_QUIET;
  return (
    <svg
      className="packing-slip-code"
      viewBox={`${-QR_QUIET} ${-QR_QUIET} ${size} ${size}`}
      role="img"
      aria-label={m.panel_board_slip_code()}
    >
      <path d={path} />
    </svg>
  );
}
