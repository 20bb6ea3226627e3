import { Printer } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import type { ButtonLook } from "#app/ui/button-style.ts";
import { Button } from "#app/ui/button.tsx";
import { LazyPart } from "#app/ui/lazy-part.tsx";

import { sayMissing } from "../../resource/failures.ts";
import type { OrderSelection } from "../order-selection.ts";

const loadDialog = async () => (await import("./print-sheets-dialog.tsx")).default;

/** Opens the print files of the chosen orders; what makes them is loaded then. */
export function PrintFiles({
  meant,
  variant = "light-on-night",
}: Pick<ButtonLook, "variant"> & { meant: OrderSelection }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
        {m.panel_print_sheet_open()}
      </Button>
      <LazyPart
        load={loadDialog}
        need={isOpen}
        onMissing={() => {
          sayMissing();
          close();
        }}
        props={{ meant, isOpen, onClose: close }}
      />
    </>
  );
}
