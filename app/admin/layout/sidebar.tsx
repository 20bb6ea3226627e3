import { useQuery } from "@tanstack/react-query";
import { NavLink } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Hints } from "#app/ui/hints.tsx";
import { formatNumber } from "#shared/format-number.ts";
import type { User } from "#shared/session/session.ts";
import type { Statistics } from "#shared/statistics/statistics.ts";

import { statisticsQuery } from "../dashboard/dashboard-queries.ts";
import {
  SCREEN_PERMISSIONS,
  SCREENS,
  SIDEBAR_PATHS,
  type Screen,
  type SidebarPath,
} from "../screens.ts";
import { PANEL_PATH } from "../session/login-path.ts";
import { useMay } from "../session/use-may.ts";
import { ShopMark } from "./shop-mark.tsx";
import { UserCard } from "./user-card.tsx";

interface SidebarProps {
  user: User;
  isCollapsed?: boolean;
  /** Called when a screen is chosen, to close the drawer. */
  onChoose?: () => void;
}

/** Links to the screens that one may open, and the signed-in user. Fills its container. */
export function Sidebar({ user, isCollapsed = false, onChoose }: SidebarProps) {
  const { data: statistics } = useQuery(statisticsQuery);
  const may = useMay();
  return (
    <Hints
      side={isCollapsed ? "inline-end" : "top"}
      className={classNames(
        "flex h-full flex-col overflow-y-auto bg-paper-lo/70 pt-3.5 pb-3",
        isCollapsed ? "px-1.25" : "px-3",
      )}
    >
      <ShopMark isCollapsed={isCollapsed} />
      <nav aria-label={m.panel_nav_label()}>
        <ul className="grid gap-px">
          {SIDEBAR_PATHS.filter((path) => may(SCREEN_PERMISSIONS[path])).map((path) => (
            <li key={path}>
              <ItemLink
                path={path}
                statistics={statistics}
                isCollapsed={isCollapsed}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      </nav>
      <UserCard user={user} isCollapsed={isCollapsed} onChoose={onChoose} />
    </Hints>
  );
}

/** For screen readers. */
const WAITING_LABELS = { new: m.panel_count_new, pending: m.panel_count_pending };

interface ItemLinkProps {
  path: SidebarPath;
  statistics: Statistics | undefined;
  isCollapsed: boolean;
  onChoose: (() => void) | undefined;
}

function ItemLink({ path, statistics, isCollapsed, onChoose }: ItemLinkProps) {
  const label = m.panel_screen(path);
  const { icon: Icon, waiting }: Screen = SCREENS[path];
  const count = (statistics && waiting?.count(statistics)) ?? 0;
  return (
    <NavLink
      to={`${PANEL_PATH}/${path}`}
      data-hint={isCollapsed ? label : undefined}
      onClick={onChoose}
      prefetch="intent"
      className={({ isActive }) =>
        classNames(
          "group/item relative flex h-11 items-center gap-2.75 rounded-panel font-normal transition-colors focus-ring md:h-9.5",
          isCollapsed ? "justify-center" : "px-2.5",
          isActive
            ? "bg-paper-hi font-label text-ink shadow-line"
            : "text-ink-2 hover:bg-ink/5 hover:text-ink",
        )
      }
    >
      <Icon
        size={17}
        strokeWidth={1.6}
        aria-hidden="true"
        className="shrink-0 group-aria-[current=page]/item:text-copper"
      />
      {/* Room for letters that reach far below the line, as Arabic ones do. */}
      <span className={classNames(isCollapsed ? "sr-only" : "-my-1 min-w-0 truncate py-1")}>
        {label}
      </span>
      {waiting && count > 0 && (
        <>
          <span
            aria-hidden="true"
            className={
              isCollapsed
                ? "absolute end-1.5 top-1.5 size-1.5 rotate-45 bg-copper"
                : "ms-auto text-note font-label text-copper tabular-nums"
            }
          >
            {!isCollapsed && formatNumber(count)}
          </span>
          <span className="sr-only">
            , {WAITING_LABELS[waiting.as]({ count: formatNumber(count) })}
          </span>
        </>
      )}
    </NavLink>
  );
}
