import { ArchiveRestore, Languages, LogOut, Settings } from "lucide-react";
import { NavLink } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LANGUAGES, LOCALES } from "#shared/i18n/locale.ts";
import type { User } from "#shared/session/session.ts";

import { CutText } from "../resource/cut-text.tsx";
import { useLeave } from "../resource/use-unsaved.ts";
import { SCREEN_PERMISSIONS } from "../screens.ts";
import { PANEL_PATH } from "../session/login-path.ts";
import { useChangeLanguage, useLogout } from "../session/session-queries.ts";
import { useMay } from "../session/use-may.ts";

interface UserCardProps {
  user: User;
  isCollapsed: boolean;
  /** Called when a screen is chosen. */
  onChoose: (() => void) | undefined;
}

/** The signed-in user, links to their account, the settings and the bin, the choice of language, and signing out. */
export function UserCard({ user, isCollapsed, onChoose }: UserCardProps) {
  const may = useMay();
  const leave = useLeave();
  const logout = useLogout();
  const changeLanguage = useChangeLanguage();
  return (
    <div
      className={classNames(
        "mt-auto border-t border-line pt-2.5",
        isCollapsed && "flex flex-col items-center gap-1",
      )}
    >
      <AccountLink user={user} isCollapsed={isCollapsed} onChoose={onChoose} />
      <div
        className={classNames("flex items-center", isCollapsed ? "flex-col gap-1" : "mt-1 gap-0.5")}
      >
        {may(SCREEN_PERMISSIONS.settings) && (
          <SettingsLink isCollapsed={isCollapsed} onChoose={onChoose} />
        )}
        {may(SCREEN_PERMISSIONS.bin) && <BinLink onChoose={onChoose} />}
        {LOCALES.filter((locale) => locale !== getLocale()).map((locale) => (
          <IconButton
            key={locale}
            data-hint={LANGUAGES[locale].name}
            label={LANGUAGES[locale].name}
            lang={locale}
            disabled={changeLanguage.isPending}
            onClick={() => leave(() => changeLanguage.mutate(locale))}
          >
            <Languages size={17} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        ))}
        <IconButton
          data-hint={m.panel_logout()}
          label={m.panel_logout()}
          disabled={logout.isPending}
          onClick={() => leave(() => logout.mutate())}
        >
          <LogOut size={17} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
      </div>
    </div>
  );
}

const LINK =
  "flex items-center rounded-panel transition-colors hover:bg-ink/5 focus-ring aria-[current=page]:bg-paper-hi aria-[current=page]:shadow-line";

function AccountLink({ user, isCollapsed, onChoose }: UserCardProps) {
  const name = user.name || m.panel_user_unnamed();
  return (
    <NavLink
      to={`${PANEL_PATH}/account`}
      data-hint={isCollapsed ? m.panel_screen("account") : undefined}
      onClick={onChoose}
      className={classNames(LINK, isCollapsed ? "p-0.5" : "min-h-11 px-2 py-1.5")}
    >
      <span
        aria-hidden="true"
        className="grid size-8.5 shrink-0 place-items-center rounded-pill bg-ink text-note font-label text-paper"
      >
        {initials(name)}
      </span>
      <span className={classNames(isCollapsed ? "sr-only" : "min-w-0 flex-1 ps-2.5")}>
        <CutText className="font-label leading-[1.3]">{name}</CutText>
        <CutText className="text-note text-ink-2">{m.panel_role(user.role)}</CutText>
      </span>
    </NavLink>
  );
}

function SettingsLink({ isCollapsed, onChoose }: Omit<UserCardProps, "user">) {
  return (
    <NavLink
      to={`${PANEL_PATH}/settings`}
      data-hint={isCollapsed ? m.panel_screen("settings") : undefined}
      onClick={onChoose}
      prefetch="intent"
      className={classNames(
        LINK,
        "text-ink-2 hover:text-ink aria-[current=page]:text-ink",
        isCollapsed ? "size-11 justify-center md:size-9" : "h-11 flex-1 gap-2.75 px-2.5 md:h-9.5",
      )}
    >
      <Settings size={17} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <span className={classNames(isCollapsed && "sr-only")}>{m.panel_screen("settings")}</span>
    </NavLink>
  );
}

function BinLink({ onChoose }: Pick<UserCardProps, "onChoose">) {
  return (
    <NavLink
      to={`${PANEL_PATH}/bin`}
      data-hint={m.panel_screen("bin")}
      aria-label={m.panel_screen("bin")}
      onClick={onChoose}
      className={classNames(
        LINK,
        "size-11 justify-center text-ink-2 hover:text-ink aria-[current=page]:text-ink md:size-9",
      )}
    >
      <ArchiveRestore size={17} strokeWidth={1.6} aria-hidden="true" />
    </NavLink>
  );
}

/** The initials of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
