import { useQuery } from "@tanstack/react-query";

import { TapMark } from "#app/card/card-mark.tsx";
import { getLocale } from "#app/i18n/locale.ts";
import { classNames } from "#app/ui/class-names.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";

import { settingsQuery } from "../settings/settings-queries.ts";

/** The logo, with the shop's name where there is room. */
export function ShopMark({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <p
      className={classNames(
        "flex h-12 shrink-0 items-center gap-2.25 pt-1.5 pb-3.5 text-lead",
        isCollapsed ? "justify-center" : "px-2.5",
      )}
    >
      <svg
        width="28"
        height="28"
        viewBox="0 0 28 28"
        aria-hidden="true"
        className="shrink-0 rtl:-scale-x-100"
      >
        <TapMark dot="var(--color-copper)" arc="currentColor" />
      </svg>
      <span
        className={classNames("truncate tracking-lead font-normal", isCollapsed && "sr-only")}
        dir="auto"
      >
        {settings && inLanguage(settings, "shopName", getLocale())}
      </span>
    </p>
  );
}
