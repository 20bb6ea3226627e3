import { Truck } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import { HANDED_AT_ONCE } from "#shared/handovers/handover.ts";

import { sayMissing } from "../../resource/failures.ts";
import { useMay } from "../../session/use-may.ts";

const loadDialog = async () => (await import("./hand-over-dialog.tsx")).default;

/** Hands the chosen orders over to a courier; as many as a sheet takes. */
export function HandOverButton({ ids }: { ids: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!useMay()("money.write") || ids.length > HANDED_AT_ONCE) return null;
  return (
    <>
      <Button
        variant="light-on-night"
        aria-label={m.panel_handover_make()}
        className="max-md:w-11 max-md:px-0!"
        onClick={() => setOpen(true)}
      >
        <Truck size={16} strokeWidth={1.6} aria-hidden="true" />
        <span className="max-md:hidden">{m.panel_handover_make()}</span>
      </Button>
      <LazyPart
        load={loadDialog}
        need={isOpen}
        onMissing={() => {
          sayMissing();
          close();
        }}
        props={{ ids, isOpen, onClose: close }}
      />
    </>
  );
}
