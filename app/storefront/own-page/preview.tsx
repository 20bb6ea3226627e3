import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogClose, DialogShell, DialogTitle } from "#app/ui/dialog.tsx";
import { LazyPart } from "#app/ui/lazy-part.tsx";

import { useIsReady } from "./use-is-ready.ts";
import type { OwnPageForm } from "./use-page-form.ts";

const loadFrame = async () => (await import("./preview-frame.tsx")).default;

const WAITING = <div className="size-full animate-pulse bg-paper-lo" />;

/** The page beside its form, in the shape of a phone; where there is no room, nothing. */
export function PreviewBeside({ own }: { own: OwnPageForm }) {
  const isReady = useIsReady();
  return (
    <div className="sticky top-24 max-lg:hidden">
      <h2 className="mb-4 text-ink-2">{m.own_page_preview()}</h2>
      <div className="h-[min(46rem,calc(100dvh-13rem))] max-w-97.5 overflow-hidden rounded-[2.25rem] border-8 border-ink bg-paper">
        <Preview own={own} isNeeded={isReady} />
      </div>
    </div>
  );
}

/** The same over the whole screen, on phones. */
export function PreviewButton({ own }: { own: OwnPageForm }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" size="s" className="lg:hidden" onClick={() => setOpen(true)}>
        {m.own_page_preview_button()}
      </Button>
      <DialogShell open={isOpen} onOpenChange={setOpen} size="panes">
        <div className="flex items-center justify-between gap-4 py-2 ps-5 pe-3">
          <DialogTitle className="font-label">{m.own_page_preview()}</DialogTitle>
          <DialogClose />
        </div>
        <div className="min-h-0 flex-1">
          <Preview own={own} isNeeded={isOpen} />
        </div>
      </DialogShell>
    </>
  );
}

/** Where its code can't be loaded, the form stays as it is, and there is none. */
function Preview({ own, isNeeded }: { own: OwnPageForm; isNeeded: boolean }) {
  const props = { page: own.page, values: own.values };
  return <LazyPart load={loadFrame} need={isNeeded} props={props} waiting={WAITING} />;
}
