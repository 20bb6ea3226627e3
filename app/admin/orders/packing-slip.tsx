import { createPortal } from "react-dom";

import { QR_QUIET, qrCodeAsWritten } from "#app/card/qr-code.ts";
import { m } from "#app/i18n/translations.ts";
import { priceOfAll, timesName } from "#app/orders/all-cards.ts";
import { PrintedCard } from "#app/orders/printed-card.tsx";
import { formatPrice, formatReduction } from "#app/ui/price.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";
import type { Packing } from "#shared/packing/packing.ts";

import { ShopMark } from "../layout/shop-mark.tsx";
import { nameOf } from "../names/names.ts";
import { longMoment } from "../resource/display-date.ts";
import { addonsOfAll } from "./addons-of-all.ts";
import {
  addonValueOf,
  addressOf,
  colorOf,
  deliveryFeeText,
  madeCardsOf,
  METHOD_LABELS,
  paymentLabel,
  totalLabel,
} from "./order-labels.ts";
import { orderPagePath } from "./order-paths.ts";
import { PackingList } from "./packing/packing-list.tsx";

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
            <tr>
              <td>
                <bdi>{timesName(order, nameOf("product", order.product.title))}</bdi>
                {!order.quantity && (
                  <>
                    {" · "}
                    <bdi>{colorOf(order)}</bdi>
                  </>
                )}
              </td>
              <td>{formatPrice(priceOfAll(order, order.product.price))}</td>
            </tr>
            {addonsOfAll(order).map(({ chosen, quantity, card }, index) => (
              <tr key={index}>
                <td>
                  <bdi>{timesName({ quantity }, nameOf("addon", chosen.addon.title))}</bdi>
                  {card && (
                    <>
                      {" · "}
                      <bdi>{card.nameOnCard}</bdi>
                    </>
                  )}
                  {chosen.inputType !== "image" && chosen.addonValue !== "" && (
                    <>
                      {" · "}
                      <bdi>{addonValueOf(chosen)}</bdi>
                    </>
                  )}
                </td>
                <td>{formatPrice(priceOfAll({ quantity }, chosen.price))}</td>
              </tr>
            ))}
            {order.setup !== undefined && (
              <tr>
                <td>{m.order_setup()}</td>
                <td>{formatPrice(order.setup)}</td>
              </tr>
            )}
            {order.discount && (
              <tr>
                <td>{m.order_discount({ code: order.discount.code })}</td>
                <td>{formatReduction(order.discount.amount)}</td>
              </tr>
            )}
            <tr>
              <td>{m.panel_detail_delivery_fee()}</td>
              <td>{deliveryFeeText(order)}</td>
            </tr>
            {order.tax !== undefined && (
              <tr>
                <td>{m.panel_orders_added_tax()}</td>
                <td>{formatPrice(order.tax)}</td>
              </tr>
            )}
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
