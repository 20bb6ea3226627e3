import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { formatNumber } from "#shared/format-number.ts";
import type { Order } from "#shared/orders/order.ts";
import type { Parcel } from "#shared/packing/packing.ts";

import { TypedLink } from "../../resource/typed-link.tsx";
import { useMay } from "../../session/use-may.ts";
import { ShipmentDialog } from "../shipments/shipment-dialog.tsx";
import { shipmentQuery } from "../shipments/shipment-queries.ts";
import { officeAddress } from "./office-address.ts";

interface ParcelsProps {
  order: Order;
  parcels: readonly Parcel[];
  isGone: boolean;
}

/** Where the cards of an order go, and with which courier: a line for each parcel. */
export function Parcels({ order, parcels, isGone }: ParcelsProps) {
  const shipment = useQuery({ ...shipmentQuery(order._id), enabled: !isGone });
  const canWrite = useMay()("orders.write") && !isGone && order.status !== "cancelled";
  const [entered, setEntered] = useState<Parcel>();
  return (
    <>
      <ul aria-label={m.panel_packing_parcels()} className="divide-y divide-line">
        {parcels.map((parcel) => (
          <li
            key={parcel.office?._id ?? ""}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap gap-x-3">
                <bdi className="font-label wrap-anywhere">
                  {parcel.office?.name ?? m.panel_packing_to_order()}
                </bdi>
                <span className="text-ink-2">
                  {m.panel_packing_cards({
                    count: parcel.cards.length,
                    number: formatNumber(parcel.cards.length),
                  })}
                </span>
              </p>
              {parcel.office && (
                <p className="text-note wrap-anywhere text-ink-2">{officeAddress(parcel.office)}</p>
              )}
              {parcel.tracking && <ParcelTracking tracking={parcel.tracking} />}
            </div>
            {parcel.office && canWrite && shipment.data && (
              <Button variant="quiet" size="s" onClick={() => setEntered(parcel)}>
                {parcel.tracking ? m.panel_courier_correct() : m.panel_courier_enter()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {entered?.office && shipment.data && (
        <ShipmentDialog
          order={order}
          known={{ couriers: shipment.data.couriers, shipment: entered.tracking }}
          office={entered.office}
          isOpen
          onClose={() => setEntered(undefined)}
        />
      )}
    </>
  );
}

function ParcelTracking({ tracking }: { tracking: NonNullable<Parcel["tracking"]> }) {
  const { courier, trackingNumber, url } = tracking;
  return (
    <p className="flex flex-wrap gap-x-3 text-note">
      <bdi>{courier}</bdi>
      <bdi dir="ltr" className="wrap-anywhere">
        {trackingNumber}
      </bdi>
      {url !== "" && <TypedLink url={url} />}
    </p>
  );
}
