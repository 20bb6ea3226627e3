import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";

import { staffText } from "#app/api-messages/staff-text.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { whole } from "#app/ui/isolated.ts";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { Switch } from "#app/ui/switch.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Office } from "#shared/companies/company-offices.ts";
import type { Order } from "#shared/orders/order.ts";
import {
  shipmentFormSchema,
  type OrderShipment,
  type Tracking,
} from "#shared/shipments/shipment.ts";

import { GuardedDialog } from "../../resource/guarded-dialog.tsx";
import { showServerProblems } from "../../resource/server-problems.ts";
import { SmallForm } from "../../resource/small-form.tsx";
import { useUnsaved } from "../../resource/use-unsaved.ts";
import { useSetShipment } from "./shipment-queries.ts";

interface ShipmentDialogProps {
  order: Order;
  known: Pick<OrderShipment, "couriers"> & { shipment: Tracking | null };
  /** Of the parcel for this office; without it, of the one for the order's address. */
  office?: Pick<Office, "_id" | "name"> | undefined;
  isOpen: boolean;
  onClose: () => void;
}

export function ShipmentDialog(props: ShipmentDialogProps) {
  return (
    <GuardedDialog open={props.isOpen} onClose={props.onClose} size="m" className="text-panel">
      <ShipmentForm {...props} />
    </GuardedDialog>
  );
}

type Values = z.input<typeof shipmentFormSchema>;

/** What is typed, and whether the customer is told of it now. */
function ShipmentForm(props: ShipmentDialogProps) {
  const { order, office, onClose } = props;
  const { shipment, couriers } = props.known;
  const list = useId();
  const isMade = order.status === "pending" || order.status === "processing";
  // Who was told that it is on its way, but not by whom, is told now.
  // The message has the number of the order's own parcel.
  const [isTold, setTold] = useState(!office && (isMade || !shipment));
  const form = useForm<Values>({
    resolver: schemaResolver(shipmentFormSchema, staffText),
    defaultValues: {
      courier: shipment?.courier ?? couriers[0] ?? "",
      trackingNumber: shipment?.trackingNumber ?? "",
      url: shipment?.url ?? "",
    },
  });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);
  const save = useSetShipment(order._id, {
    onDone: onClose,
    onRefused: (error) => showServerProblems(form, error),
  });
  const submit = form.handleSubmit((values) =>
    save.mutate({
      ...values,
      office: office?._id,
      isShipped: isMade && isTold,
      tellsAgain: !isMade && isTold,
    }),
  );
  return (
    <SmallForm
      title={
        office
          ? m.panel_packing_parcel_to({ office: whole(office.name) })
          : m.panel_courier_shipment()
      }
      description={office ? m.panel_packing_parcel_text() : m.panel_courier_shipment_text()}
      onSubmit={() => void submit()}
      submit={
        <Button type="submit" pending={save.isPending}>
          {m.panel_courier_save()}
        </Button>
      }
    >
      <TextField
        {...form.register("courier")}
        label={m.order_page_tracking_courier()}
        error={errors.courier?.message}
        list={list}
        dir="auto"
        autoComplete="off"
        required
      />
      <datalist id={list}>
        {couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
      <TextField
        {...form.register("trackingNumber")}
        label={m.order_page_tracking_number()}
        error={errors.trackingNumber?.message}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField
        {...form.register("url")}
        label={m.panel_courier_link()}
        hint={m.panel_courier_link_hint()}
        error={errors.url?.message}
        dir="ltr"
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      {!office && (isMade || order.status === "shipped") && (
        <Switch
          label={isMade ? m.panel_courier_mark_shipped() : m.panel_courier_tell_again()}
          description={
            isMade ? m.panel_courier_mark_shipped_text() : m.panel_courier_tell_again_text()
          }
          checked={isTold}
          onChange={(event) => setTold(event.target.checked)}
        />
      )}
    </SmallForm>
  );
}
