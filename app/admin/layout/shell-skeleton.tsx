import { m } from "#app/i18n/translations.ts";

/** The panel's empty frame, shown until the browser has loaded the panel. */
export function ShellSkeleton() {
  return (
    <div className="flex min-h-dvh bg-paper-hi">
      <p role="status" className="sr-only">
        {m.panel_loading()}
      </p>
      <div className="w-64 shrink-0 border-e border-line bg-paper-lo/70 max-md:hidden" />
      <div className="h-15 flex-1 border-b border-line md:h-16" />
    </div>
  );
}
