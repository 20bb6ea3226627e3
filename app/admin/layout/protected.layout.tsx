import { useState } from "react";
import { Navigate, Outlet, redirectDocument } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import { pathIn, withoutLocale } from "#shared/i18n/locale.ts";
import type { User } from "#shared/session/session.ts";

import { useLive } from "../live/use-live.ts";
import { loadNames, useLateNames } from "../names/names.ts";
import { PaletteProvider } from "../palette/palette-state.tsx";
import { sayMissing } from "../resource/failures.ts";
import { LeaveGuard } from "../resource/leave-guard.tsx";
import { useLast } from "../resource/use-last.ts";
import { useIsUnfinished } from "../resource/use-unsaved.ts";
import { loginPath } from "../session/login-path.ts";
import { Proof } from "../session/proof.tsx";
import { storedSession, useStoredSession } from "../session/stored-session.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import type { Route } from "./+types/protected.layout.ts";
import { ConnectionNote } from "./connection-note.tsx";
import { ShellSkeleton } from "./shell-skeleton.tsx";
import { SidebarProvider, useSidebar } from "./sidebar-state.tsx";
import { Sidebar } from "./sidebar.tsx";

const loadDrawer = async () => (await import("./sidebar-drawer.tsx")).default;

const loadRequiredFactor = async () => (await import("./required-factor.tsx")).default;

/**
 * Sends users who chose another language to the same screen in it, before anything is rendered, and
 * loads the names of the panel's language. Whoever is not signed in is sent to the login by the layout itself.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = storedSession();
  const { origin, pathname, search } = new URL(request.url);
  const address = withoutLocale(pathname) + search;
  if (user?.language && user.language !== getLocale()) {
    throw redirectDocument(origin + pathIn(user.language, address));
  }
  if (user) await loadNames();
  return null;
}
clientLoader.hydrate = true as const;

/** The only part of the panel that the server renders. */
export const HydrateFallback = ShellSkeleton;

export default function ProtectedLayout() {
  const { user, returnTo } = useStoredSession();
  // It stays until the new recovery codes were seen, and then loads the page anew.
  const isKept = useLast(user?.mustAddSecondFactor || undefined);
  if (!user) return <Navigate to={loginPath(returnTo)} replace />;
  if (isKept) {
    return (
      <LazyPart
        load={loadRequiredFactor}
        need
        onMissing={sayMissing}
        props={{}}
        waiting={<ShellSkeleton />}
      />
    );
  }
  return (
    <SidebarProvider>
      <LeaveGuard>
        <PaletteProvider>
          <Shell user={user} />
        </PaletteProvider>
      </LeaveGuard>
    </SidebarProvider>
  );
}

function Shell({ user }: { user: User }) {
  const { isCollapsed, isDrawerOpen, setDrawerOpen } = useSidebar();
  // Loaded when it is first opened, and then stays.
  const hasDrawer = useLast(isDrawerOpen || undefined);
  // Drawn anew with names that came late, unless something would be lost by it.
  const [hasNames, setHasNames] = useState(false);
  const [cameLate, isUnfinished] = [useLateNames(), useIsUnfinished()];
  if (cameLate && !isUnfinished && !hasNames) setHasNames(true);
  useCurrentUser();
  useLive();
  return (
    <div className="min-h-dvh bg-paper-hi text-panel md:flex md:h-dvh md:overflow-hidden">
      <a
        href="#content"
        className="fixed start-3 top-3 z-60 -translate-y-20 rounded-panel bg-ink px-3.5 py-2 text-paper focus:translate-y-0"
      >
        {m.panel_skip()}
      </a>
      <aside
        aria-label={m.panel_sidebar()}
        className={classNames(
          "shrink-0 border-e border-line transition-[width] duration-220 max-md:hidden",
          isCollapsed ? "w-12" : "w-64",
        )}
      >
        <Sidebar user={user} isCollapsed={isCollapsed} />
      </aside>
      <LazyPart
        load={loadDrawer}
        need={isDrawerOpen}
        onMissing={() => {
          sayMissing();
          setDrawerOpen(false);
        }}
        props={hasDrawer && { user }}
      />
      <main
        id="content"
        tabIndex={-1}
        className="flex min-w-0 flex-1 flex-col outline-none max-md:min-h-dvh focus-visible:shadow-none md:overflow-hidden"
      >
        <ConnectionNote />
        <Outlet key={String(hasNames)} />
      </main>
      <Proof />
    </div>
  );
}
