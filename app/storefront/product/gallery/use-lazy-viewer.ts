import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";

const load = () => import("./viewer.tsx");

/** The viewer that enlarges the gallery's pictures, loaded when it is first needed. */
export function useLazyViewer() {
  const [Viewer, setViewer] = useState<Awaited<ReturnType<typeof load>>["Viewer"]>();
  const [open, setOpen] = useState(false);

  async function show() {
    const part = await load().catch(() => undefined);
    if (!part) {
      toast.error(m.ui_program_missing());
      return;
    }
    setViewer(() => part.Viewer);
    setOpen(true);
  }

  return {
    /** Undefined before it is first opened. */
    Viewer,
    open,
    show: () => void show(),
    close: () => setOpen(false),
    /** Loads it in advance; if that fails, showing it tries again. */
    prepare: () => void load().catch(() => undefined),
  };
}
