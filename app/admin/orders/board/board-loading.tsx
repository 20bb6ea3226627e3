import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

/** Columns with orders to come. */
export function BoardLoading() {
  return (
    <div
      role="status"
      aria-label={m.panel_loading()}
      className="flex min-h-0 flex-1 gap-2 overflow-hidden p-4 md:px-7"
    >
      {[3, 2, 2, 1, 2].map((count, column) => (
        <div
          key={column}
          className="grid w-63 shrink-0 content-start gap-2 rounded-panel bg-paper-lo/45 p-2 max-md:w-full"
        >
          <Skeleton className="my-1.5 h-4 w-24" />
          {Array.from({ length: count }, (_, ticket) => (
            <Skeleton key={ticket} className="h-30 w-full" />
          ))}
        </div>
      ))}
    </div>
  );
}
