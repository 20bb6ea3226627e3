import { useQueryClient } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";

import { m } from "#app/i18n/translations.ts";
import { useOnline } from "#app/ui/use-online.ts";

/** Says at once, on any screen, that there is no network, or that a load has failed and is tried again. */
export function ConnectionNote() {
  const isOnline = useOnline();
  const isFailing = useFailing();
  const reported = isOnline ? isFailing && m.panel_failing() : m.panel_offline();
  return (
    <div
      role="status"
      className="shrink-0 empty:hidden max-md:sticky max-md:bottom-0 max-md:z-30 max-md:order-last"
    >
      {reported && (
        <p className="flex items-center gap-3 border-b border-line bg-warn-wash px-4 py-2.5 text-warn md:px-7">
          <WifiOff size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
          {reported}
        </p>
      )}
    </div>
  );
}

/** Whether something on the screen is being loaded again after it failed. */
function useFailing(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () =>
      cache
        .findAll({ type: "active", fetchStatus: "fetching" })
        .some(({ state }) => state.fetchFailureCount > 0),
  );
}
