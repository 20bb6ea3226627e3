import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useNavigate } from "react-router";

import { staffText } from "#app/api-messages/staff-text.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import type { NewHandoverAnswer } from "#shared/handovers/handover.ts";
import { COURIER_LENGTH } from "#shared/shipments/shipment.ts";

import { GuardedDialog } from "../../resource/guarded-dialog.tsx";
import { SmallForm } from "../../resource/small-form.tsx";
import { handoverPath } from "../order-paths.ts";
import { handoversQuery, useMakeHandover } from "./handover-queries.ts";

interface HandOverDialogProps {
  ids: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

/** Makes a sheet of orders, and leads to it. What can't be handed over is reported first. */
export default function HandOverDialog({ ids, isOpen, onClose }: HandOverDialogProps) {
  const navigate = useNavigate();
  const [made, setMade] = useState<NewHandoverAnswer>();
  const make = useMakeHandover();
  const open = ({ sheet }: NewHandoverAnswer) => void navigate(handoverPath(sheet._id));
  return (
    <GuardedDialog open={isOpen} onClose={onClose} size="m" className="text-panel">
      {made ? (
        <LeftOut made={made} onOpen={() => open(made)} />
      ) : (
        <CourierForm
          count={ids.length}
          isPending={make.isPending}
          onCourier={(courier) =>
            make.mutate(
              { courier, orders: [...ids] },
              {
                onSuccess: ({ data: { data } }) =>
                  data.refused.length > 0 ? setMade(data) : open(data),
              },
            )
          }
        />
      )}
    </GuardedDialog>
  );
}

interface CourierFormProps {
  count: number;
  isPending: boolean;
  onCourier: (courier: string) => void;
}

function CourierForm({ count, isPending, onCourier }: CourierFormProps) {
  const list = useId();
  const { data: last } = useQuery(handoversQuery({ page: "1", limit: "10" }));
  const couriers = [...new Set(last?.data.map(({ courier }) => courier))];
  const [typed, setTyped] = useState<string>();
  const courier = typed ?? couriers[0] ?? "";
  const [isTried, setTried] = useState(false);
  const isMissing = courier.trim() === "";
  return (
    <SmallForm
      title={m.panel_handover_make()}
      description={m.panel_handover_make_text({ count })}
      onSubmit={() => {
        setTried(true);
        if (!isMissing && !isPending) onCourier(courier);
      }}
      submit={
        <Button type="submit" pending={isPending}>
          {m.panel_handover_make_sheet()}
        </Button>
      }
    >
      <TextField
        label={m.order_page_tracking_courier()}
        error={isTried && isMissing ? m.panel_handover_courier_missing() : undefined}
        list={list}
        dir="auto"
        autoComplete="off"
        maxLength={COURIER_LENGTH}
        value={courier}
        onChange={(event) => setTyped(event.target.value)}
        required
      />
      <datalist id={list}>
        {couriers.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </SmallForm>
  );
}

/** Which orders are not on the sheet that was made, and why. */
function LeftOut({
  made: { sheet, refused },
  onOpen,
}: {
  made: NewHandoverAnswer;
  onOpen: () => void;
}) {
  return (
    <SmallForm
      title={m.panel_handover_sheet({ number: sheet.number })}
      description={m.panel_handover_left_out({ count: refused.length })}
      onSubmit={onOpen}
      submit={<Button type="submit">{m.panel_handover_open()}</Button>}
    >
      <ul className="grid max-h-[40dvh] gap-1 overflow-y-auto">
        {refused.map(({ _id, orderNumber, ...reported }) => (
          <li key={_id}>
            <bdi dir="ltr" className="tabular-nums">
              {orderNumber}
            </bdi>
            {": "}
            {staffText(reported as ApiMessage)}
          </li>
        ))}
      </ul>
    </SmallForm>
  );
}
