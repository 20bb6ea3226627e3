import { m } from "#app/i18n/translations.ts";
import { Badge } from "#app/ui/badge.tsx";

/** Whether visitors see a record. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? "ok" : "neutral"}>
      {isActive ? m.panel_active() : m.panel_inactive()}
    </Badge>
  );
}
