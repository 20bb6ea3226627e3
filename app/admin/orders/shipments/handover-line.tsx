import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import type { OrderShipment } from "#shared/shipments/shipment.ts";

import { shortMoment } from "../../resource/display-date.ts";
import { useMay } from "../../session/use-may.ts";
import { handoverPath } from "../order-paths.ts";

/** With which sheet it was handed over; a link for whoever may see what it brought. */
export function HandoverLine({
  handover: { _id, number, courier, createdAt },
}: {
  handover: NonNullable<OrderShipment["handover"]>;
}) {
  const canOpen = useMay()("money.read");
  const name = m.panel_handover_sheet({ number });
  return (
    <p className="border-t border-line py-3">
      {canOpen ? (
        <Link
          to={handoverPath(_id)}
          className="underline decoration-line-2 underline-offset-4 max-md:-my-3 max-md:inline-block max-md:py-3"
        >
          {name}
        </Link>
      ) : (
        name
      )}
      {" · "}
      <bdi>{courier}</bdi>
      {" · "}
      <time dateTime={createdAt} className="text-ink-2">
        {shortMoment(createdAt)}
      </time>
    </p>
  );
}
