import { createContext, use, useCallback, useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";

import { PANEL_PATH } from "../session/login-path.ts";
import { isPhone } from "./use-is-phone.ts";

const COOKIE = "panel_sidebar";
const NARROW = "(width < 1024px)";
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

interface SidebarState {
  isCollapsed: boolean;
  isDrawerOpen: boolean;
  setDrawerOpen: (isOpen: boolean) => void;
  /** Collapses or expands the sidebar; on phones closes or opens the drawer. */
  toggle: () => void;
}

const SidebarContext = createContext<SidebarState | null>(null);

export function useSidebar(): SidebarState {
  const state = use(SidebarContext);
  if (!state) throw new Error("useSidebar needs a SidebarProvider around it");
  return state;
}

/** Stores in a cookie, for seven days, whether the sidebar is collapsed. Ctrl/Cmd+B toggles it. */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const [isCollapsed, setCollapsed] = useState(readCollapsed);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isPhone()) setDrawerOpen((isOpen) => !isOpen);
    else {
      setCollapsed(!isCollapsed);
      keepCollapsed(!isCollapsed);
    }
  }, [isCollapsed]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand || event.key.toLowerCase() !== "b") return;
      event.preventDefault();
      toggle();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [toggle]);

  const state = useMemo(
    () => ({ isCollapsed, isDrawerOpen, setDrawerOpen, toggle }),
    [isCollapsed, isDrawerOpen, toggle],
  );
  return <SidebarContext value={state}>{children}</SidebarContext>;
}

/** The stored state; by default collapsed on narrow screens. */
function readCollapsed(): boolean {
  const stored = document.cookie.split("; ").find((part) => part.startsWith(`${COOKIE}=`));
  return stored ? stored === `${COOKIE}=collapsed` : matchMedia(NARROW).matches;
}

function keepCollapsed(isCollapsed: boolean): void {
  const value = isCollapsed ? "collapsed" : "expanded";
  document.cookie = `${COOKIE}=${value}; path=${PANEL_PATH}; max-age=${SEVEN_DAYS_S}; samesite=lax`;
}
