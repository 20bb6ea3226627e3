import { m } from "#app/i18n/translations.ts";

import { arrivalIfPlacedNow } from "./arrival-text.ts";
import { useAnnouncedDays } from "./order-queries.ts";

/** The day by which an order in Jordan arrives that is placed now; nothing while the days off are loaded. */
export function ArrivalToday({ className }: { className?: string }) {
  const announced = useAnnouncedDays();
  if (!announced) return null;
  return (
    <p className={className}>{m.order_arrival_today({ day: arrivalIfPlacedNow(announced) })}</p>
  );
}
