import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

import { BlankCard } from "./blank-card.tsx";

/**
 * Says that there is no such page, with a link to the start page.
 * @param children a line about what the address may have been
 */
export function NotFound({ children }: { children?: ReactNode }) {
  return (
    <BlankCard>
      <p className="text-figure font-figure tracking-figure tabular-nums" aria-hidden="true">
        404
      </p>
      <h1 className="mt-6 text-section font-light tracking-section">
        {m.storefront_not_found_title()}
      </h1>
      <p className="mt-5 text-lead font-light text-ink-2">{m.storefront_not_found_text()}</p>
      <ButtonLink to="/" className="mt-8">
        {m.storefront_not_found_home()}
      </ButtonLink>
      {children}
    </BlankCard>
  );
}
