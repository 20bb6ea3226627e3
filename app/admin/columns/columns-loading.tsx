import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

/** Columns with cards to come; on a phone one of them, below the tabs of the others. */
export function ColumnsLoading() {
  return (
    <div role="status" aria-label={m.panel_loading()} className="flex min-h-0 flex-1 flex-col">
      <div className="border-b border-line px-4 py-3 md:hidden">
        <Skeleton className="h-11 w-full" />
      </div>
      <div className="flex min-h-0 flex-1 gap-2 overflow-hidden p-4 md:px-7">
        {[3, 2, 2, 1, 2].map((count, column) => (
          <div
            key={column}
            className="grid w-63 shrink-0 content-start gap-2 rounded-panel bg-paper-lo/45 p-2 max-md:w-full max-md:gap-2.5 max-md:bg-transparent max-md:p-0"
          >
            <Skeleton className="my-1.5 h-4 w-24 max-md:hidden" />
            {Array.from({ length: count }, (_, ticket) => (
              <Skeleton key={ticket} className="h-30 w-full max-md:h-36" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
