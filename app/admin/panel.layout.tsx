import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Outlet } from "react-router";

import { DensityProvider } from "#app/ui/density.tsx";

import { PageFailure } from "./layout/page-failure.tsx";
import { createPanelQueryClient } from "./query-client.ts";

/** The layout that login and panel share. */
export default function PanelLayout() {
  const [queryClient] = useState(createPanelQueryClient);
  // Who opens a screen for the first time without a network sees the shop's offline page, which goes
  // on by itself. In development there is no service worker.
  useEffect(() => {
    if (import.meta.env.PROD) void navigator.serviceWorker?.register("/service-worker.js");
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <DensityProvider value="panel">
        <Outlet />
      </DensityProvider>
    </QueryClientProvider>
  );
}

/** Replaces the login, or everything around the screens. */
export function ErrorBoundary() {
  return (
    <main className="grid min-h-dvh bg-paper-hi text-panel">
      <PageFailure />
    </main>
  );
}
