import { companyOfficeStore } from "#server/features/companies/company-office.store.ts";
import { trackingOf } from "#server/features/shipments/present-shipment.ts";
import { shipmentStore } from "#server/features/shipments/shipment.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { notFound } from "#server/platform/http-error.ts";
import { orderNumber } from "#shared/ids.ts";
import type { Packing, Parcel } from "#shared/packing/packing.ts";

import { packingStore, type PackedRow } from "./packing.store.ts";

/** The cards of an order as they are packed. */
export async function readPacking(db: Db, orderId: string): Promise<Packing> {
  const store = packingStore(db);
  const company = await store.company(orderId);
  if (!company) throw notFound("order");
  const rows = await store.cards(orderId);
  const offices = company.id === null ? [] : await companyOfficeStore(db).list(company.id);
  const shipments = shipmentStore(db);
  const own = await shipments.of(orderId);
  const sent = await shipments.ofParcels([orderId]);
  const numbered = rows.map((row, index) => ({ ...row, number: index + 1 }));
  const parcelOf = (officeId: string | null, cards: typeof numbered): Parcel => {
    const row = officeId === null ? own : sent.find((shipment) => shipment.officeId === officeId);
    return {
      office: offices.find(({ _id }) => _id === officeId) ?? null,
      tracking: row ? trackingOf(row) : null,
      cards: cards.map(withoutOffice),
    };
  };
  const parcels = Map.groupBy(numbered, ({ officeId }) => officeId);
  return {
    _id: orderId,
    orderNumber: orderNumber(orderId),
    company: company.name,
    parcels: [...parcels].map(([officeId, cards]) => parcelOf(officeId, cards)),
  };
}

const withoutOffice = <Row extends PackedRow>({ officeId: _, ...card }: Row) => card;
