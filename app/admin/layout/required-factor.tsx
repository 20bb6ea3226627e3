import { useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";

import { FactorsSection } from "../account/factors/factors-section.tsx";
import { reloadPage } from "../resource/reload-page.ts";
import { Proof } from "../session/proof.tsx";
import { currentUserQuery, useLogout } from "../session/session-queries.ts";
import { useCurrentUser } from "../session/use-current-user.ts";

/** In the panel's place where the shop requires a second factor, and the account has none yet. */
export default function RequiredFactor() {
  const cache = useQueryClient();
  const logout = useLogout();
  useCurrentUser();
  async function open(): Promise<void> {
    await cache.refetchQueries(currentUserQuery);
    // All of the panel was read as a visitor's, or refused.
    reloadPage();
  }
  return (
    <main className="min-h-dvh bg-paper-hi text-panel">
      <div className="@container mx-auto max-w-260 px-4 py-10 md:px-7">
        <h1 className="pb-1 text-title font-light tracking-section">
          {m.panel_factor_required_title()}
        </h1>
        <p className="mt-2 mb-8 max-w-160 text-ink-2">{m.panel_factor_required_text()}</p>
        <FactorsSection onAdded={() => void open()} />
        <div className="mt-8 flex justify-end">
          <Button variant="line" pending={logout.isPending} onClick={() => logout.mutate()}>
            <LogOut size={17} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
            {m.panel_logout()}
          </Button>
        </div>
      </div>
      <Proof />
    </main>
  );
}
