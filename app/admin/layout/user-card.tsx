import { Languages, LogOut } from "lucide-react";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { LANGUAGES, LOCALES } from "#shared/i18n/locale.ts";
import type { User } from "#shared/session/session.ts";

import { useLeave } from "../resource/use-unsaved.ts";
import { useChangeLanguage, useLogout } from "../session/session-queries.ts";

/** Who is signed in, in which other languages they can work, and the way out. */
export function UserCard({ user, isCollapsed }: { user: User; isCollapsed: boolean }) {
  const leave = useLeave();
  const logout = useLogout();
  const changeLanguage = useChangeLanguage();
  const name = user.name || m.panel_user_unnamed();
  return (
    <div
      className={classNames(
        "mt-auto flex items-center border-t border-line pt-3",
        isCollapsed ? "flex-col gap-1.5" : "ps-2.5",
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-8.5 shrink-0 place-items-center rounded-pill bg-ink text-note font-label text-paper"
      >
        {initials(name)}
      </span>
      <span className={classNames(isCollapsed ? "sr-only" : "min-w-0 flex-1 ps-2.5")}>
        <span className="block truncate font-label leading-[1.3]">
          <bdi>{name}</bdi>
        </span>
        <span className="block truncate text-note text-ink-2" title={user.email}>
          <bdi dir="ltr">{user.email}</bdi>
        </span>
      </span>
      {LOCALES.filter((locale) => locale !== getLocale()).map((locale) => (
        <Tooltip
          key={locale}
          content={LANGUAGES[locale].name}
          side={isCollapsed ? "inline-end" : "top"}
        >
          <IconButton
            label={LANGUAGES[locale].name}
            lang={locale}
            disabled={changeLanguage.isPending}
            onClick={() => leave(() => changeLanguage.mutate(locale))}
          >
            <Languages size={17} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        </Tooltip>
      ))}
      <Tooltip content={m.panel_logout()} side={isCollapsed ? "inline-end" : "top"}>
        <IconButton
          label={m.panel_logout()}
          disabled={logout.isPending}
          onClick={() => leave(() => logout.mutate())}
        >
          <LogOut size={17} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
      </Tooltip>
    </div>
  );
}

/** The first letters of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
