import { Printer } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";

import type { Meant } from "../list/use-bulk-status.ts";

const PlatesDialog = lazy(() => import("./plates-dialog.tsx"));

/** Opens the print files of the chosen orders; what makes them is loaded then. */
export function PrintFiles({ meant }: { meant: Meant }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="light-on-night"
        onClick={() => {
          setOpen(true);
          setOpened(true);
        }}
      >
        <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
        {m.panel_plate_open()}
      </Button>
      {wasOpened && (
        <Suspense>
          <PlatesDialog meant={meant} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
