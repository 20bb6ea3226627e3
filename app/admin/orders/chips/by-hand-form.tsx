import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { staffText } from "#app/api-messages/staff-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField, type TextFieldProps } from "#app/ui/text-field.tsx";
import { toast } from "#app/ui/toast.ts";
import { readSerial } from "#shared/cards/chip-serial.ts";
import { CHIP_KINDS, type ChipKind } from "#shared/cards/ndef.ts";
import { codeIn } from "#shared/cards/read-address.ts";
import type { ChipCard } from "#shared/chips/chip.ts";

import { sayUnlessShown } from "../../resource/failures.ts";
import { kindLabel, serialLabel } from "../chip-labels.ts";
import { refreshOrders } from "../order-cache.ts";
import { bindChip } from "./chip-queries.ts";

interface ByHandFormProps {
  card: ChipCard;
  onBound: (card: ChipCard) => void;
}

const UNKNOWN = "unknown";

/** Notes a chip that another program wrote, by what that program and a tap of the card have shown. */
export function ByHandForm({ card, onBound }: ByHandFormProps) {
  const cache = useQueryClient();
  const [serial, setSerial] = useState("");
  const [read, setRead] = useState("");
  const [kind, setKind] = useState<ChipKind | typeof UNKNOWN>(UNKNOWN);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const bind = useSingleMutation({
    mutationFn: (replaces: boolean) =>
      bindChip({
        card: card._id,
        serial,
        read,
        way: "hand",
        kind: kind === UNKNOWN ? null : kind,
        replaces,
      }),
    onSuccess(bound) {
      toast.success(m.panel_chips_marked());
      onBound(bound);
    },
    onError(error) {
      setAsking(false);
      if (error instanceof ApiError && error.apiMessage.code === "chip_card_has_another") {
        setAsking(true);
      } else sayUnlessShown(error, m.panel_error(), m.panel_chips_mark_failed());
    },
    onSettled: () => void refreshOrders(cache),
  });

  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    bind.reset();
  };
  const reported = bind.error instanceof ApiError ? bind.error.fields : {};
  const isSerial = readSerial(serial) !== undefined;
  const isRead = codeIn(read, new URL(card.url).origin) === card.code;
  const serialError = isTried && !isSerial ? m.panel_chips_serial_wrong() : undefined;
  const readError = isTried && !isRead ? m.panel_chips_read_wrong() : undefined;
  return (
    <form
      noValidate
      className="grid gap-4 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isSerial && isRead) bind.mutate(false);
      }}
    >
      <p className="text-ink-2">{m.panel_chips_mark_text()}</p>
      <ReadField
        label={m.panel_chips_serial()}
        hint={m.panel_chips_serial_hint({ example: serialLabel("04:a3:1f:b2:c4:5d:80") })}
        error={serialError ?? (reported["serial"] && staffText(reported["serial"]))}
        value={serial}
        onValue={change(setSerial)}
        autoCapitalize="characters"
        maxLength={60}
      />
      <ReadField
        label={m.panel_chips_read()}
        hint={m.panel_chips_read_hint()}
        error={readError ?? (reported["read"] && staffText(reported["read"]))}
        value={read}
        onValue={change(setRead)}
        inputMode="url"
        autoCapitalize="off"
        maxLength={300}
      />
      <SelectField
        label={m.panel_chips_kind()}
        options={[
          { value: UNKNOWN, label: m.panel_chips_kind_unknown() },
          ...CHIP_KINDS.map((value) => ({ value, label: kindLabel(value) })),
        ]}
        value={kind}
        onValueChange={(value) => setKind(value as ChipKind | typeof UNKNOWN)}
      />
      <div className="flex justify-end">
        <Button type="submit" pending={bind.isPending && !isAsking}>
          {m.panel_chips_mark_save()}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.panel_chips_ask_chip()}
        description={m.panel_chips_ask_chip_text({ serial: serialLabel(card.chip?.serial ?? "") })}
        confirmLabel={m.panel_chips_allow_chip()}
        pending={bind.isPending}
        onConfirm={() => bind.mutate(true)}
      />
    </form>
  );
}

type ReadFieldProps = Omit<TextFieldProps, "onChange"> & { onValue: (value: string) => void };

/** What another program has shown, copied by hand: no words of any language. */
function ReadField({ onValue, ...field }: ReadFieldProps) {
  return (
    <TextField
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      required
      onChange={(event) => onValue(event.target.value)}
      {...field}
    />
  );
}
