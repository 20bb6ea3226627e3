import { useQuery } from "@tanstack/react-query";
import { Tag } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import { formatNumber } from "#shared/format-number.ts";
import type { Order } from "#shared/orders/order.ts";
import { boxesOf } from "#shared/packing/boxes.ts";
import { exportPacking } from "#shared/packing/packing-calls.ts";

import { ExportButtons } from "../../resource/export-buttons.tsx";
import { sayMissing } from "../../resource/failures.ts";
import { LoadError } from "../../resource/load-error.tsx";
import { readPerBox } from "../per-box.ts";
import { Section } from "../section.tsx";
import { packingQuery } from "./packing-queries.ts";
import { Parcels } from "./parcels.tsx";

const loadLabels = async () => (await import("./labels-dialog.tsx")).default;

/** How the cards of a company's order are packed: into which boxes, with labels, and by which list. */
export function PackingSection({ order, isGone }: { order: Order; isGone: boolean }) {
  const orderId = order._id;
  const query = useQuery({ ...packingQuery(orderId), enabled: !isGone });
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const packing = query.data;
  return (
    <Section
      title={m.panel_packing_title()}
      className="print:hidden"
      action={
        packing && (
          <Button variant="quiet" className="-me-3" onClick={() => setOpen(true)}>
            <Tag size={15} strokeWidth={1.6} aria-hidden="true" />
            {m.panel_packing_labels()}
          </Button>
        )
      }
    >
      {query.isError && !packing && !isGone && (
        <LoadError
          text={m.panel_packing_load_failed()}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {packing && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <p className="min-w-0 flex-1 basis-60 text-ink-2">
            {m.panel_packing_in_boxes({
              cards: countText(packing.parcels.reduce((sum, { cards }) => sum + cards.length, 0)),
              boxes: boxesText(boxesOf(packing.parcels, readPerBox()).length),
            })}{" "}
            {m.panel_packing_list_printed()}
          </p>
          <ExportButtons call={exportPacking} query={{ order: orderId }} />
        </div>
      )}
      {packing?.parcels.some(({ office }) => office) && (
        <Parcels order={order} parcels={packing.parcels} isGone={isGone} />
      )}
      <LazyPart
        load={loadLabels}
        need={isOpen}
        onMissing={() => {
          sayMissing();
          close();
        }}
        props={packing && { packing, isOpen, onClose: close }}
      />
    </Section>
  );
}

const countText = (count: number) => m.panel_packing_cards({ count, number: formatNumber(count) });
const boxesText = (count: number) => m.panel_packing_boxes({ count, number: formatNumber(count) });
