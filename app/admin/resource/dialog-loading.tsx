import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

/** The lines of a dialog before they are there. */
export function DialogLoading() {
  return (
    <div className="grid gap-5 p-6" role="status" aria-label={m.panel_loading()}>
      {Array.from({ length: 6 }, (_, line) => (
        <Skeleton key={line} className="h-4 w-3/4" />
      ))}
    </div>
  );
}
