import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";

import { useStoredSession } from "../session/stored-session.ts";

interface ReadOnlyProps {
  isReadOnly: boolean | undefined;
  children: ReactNode;
}

/** Fields that somebody may look at; where they may not change them, nothing can be typed or picked. */
export function ReadOnly({ isReadOnly = false, children }: ReadOnlyProps) {
  return (
    <fieldset disabled={isReadOnly} className="contents">
      {children}
    </fieldset>
  );
}

/** Says why nothing can be changed. */
export function ReadOnlyNote() {
  const { user } = useStoredSession();
  if (!user) return null;
  return (
    <p className="me-auto text-note text-ink-2">
      {m.panel_read_only({ role: m.panel_role(user.role) })}
    </p>
  );
}
