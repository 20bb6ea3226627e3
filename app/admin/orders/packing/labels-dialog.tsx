import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogShell } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { formatNumber } from "#shared/format-number.ts";
import { boxesOf, MOST_PER_BOX } from "#shared/packing/boxes.ts";
import type { Packing } from "#shared/packing/packing.ts";

import { SmallForm } from "../../resource/small-form.tsx";
import { keepPerBox, readPerBox } from "../per-box.ts";
import { BoxLabels } from "./box-labels.tsx";

interface LabelsDialogProps {
  packing: Packing;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks how many cards a box holds, and prints a label for each box. */
export default function LabelsDialog({ packing, isOpen, onClose }: LabelsDialogProps) {
  return (
    <DialogShell
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="s"
      className="text-panel"
    >
      <LabelsForm packing={packing} onPrinted={onClose} />
    </DialogShell>
  );
}

function LabelsForm({ packing, onPrinted }: { packing: Packing; onPrinted: () => void }) {
  const [typed, setTyped] = useState(() => String(readPerBox()));
  const [printed, setPrinted] = useState<number>();
  const perBox = Number(typed);
  const isRight = Number.isInteger(perBox) && perBox >= 1 && perBox <= MOST_PER_BOX;
  const count = isRight ? boxesOf(packing.parcels, perBox).length : 0;
  return (
    <SmallForm
      title={m.panel_packing_labels()}
      description={m.panel_packing_labels_text()}
      onSubmit={() => {
        if (!isRight) return;
        keepPerBox(perBox);
        setPrinted(perBox);
      }}
      submit={<Button type="submit">{m.panel_packing_print_labels()}</Button>}
    >
      <TextField
        label={m.panel_packing_per_box()}
        type="number"
        inputMode="numeric"
        dir="ltr"
        min={1}
        max={MOST_PER_BOX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={
          isRight ? undefined : m.panel_packing_per_box_wrong({ max: formatNumber(MOST_PER_BOX) })
        }
        hint={isRight ? m.panel_packing_boxes({ count, number: formatNumber(count) }) : undefined}
        required
      />
      {printed !== undefined && (
        <BoxLabels packing={packing} perBox={printed} onPrinted={onPrinted} />
      )}
    </SmallForm>
  );
}
