import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";

import { PreviewButton } from "./preview.tsx";
import { useIsReady } from "./use-is-ready.ts";
import type { OwnPageForm } from "./use-page-form.ts";

/** Always in sight: whether all is saved, and the buttons that save it or take it back. */
export function SaveBar({ own }: { own: OwnPageForm }) {
  const isReady = useIsReady();
  const { isChanged, isSaving, hasEnded } = own;
  return (
    <div
      data-foot
      className="sticky bottom-0 z-10 -mx-5 mt-14 border-t border-ink bg-paper px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-40 text-note text-ink-2" role="status">
          {isReady && (isChanged ? m.own_page_unsaved() : m.own_page_all_saved())}
        </p>
        {isReady && isChanged && (
          <Button
            variant="quiet"
            size="s"
            className="px-3!"
            disabled={isSaving}
            onClick={own.discard}
          >
            {m.own_page_discard()}
          </Button>
        )}
        {isReady && <PreviewButton own={own} />}
        <Button
          type="submit"
          size="s"
          pending={isSaving}
          disabled={isReady && (!isChanged || hasEnded)}
        >
          {m.own_page_save()}
        </Button>
      </div>
    </div>
  );
}
