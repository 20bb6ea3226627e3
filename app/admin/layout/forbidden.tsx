import { m } from "#app/i18n/translations.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

import { EmptyState } from "../resource/empty-state.tsx";
import { firstScreen } from "../screens.ts";
import { PANEL_PATH } from "../session/login-path.ts";
import { useStoredSession } from "../session/stored-session.ts";
import { useMay } from "../session/use-may.ts";
import { PageBar } from "./page-bar.tsx";

/** Replaces a screen that the role of the signed-in person may not open. */
export function Forbidden({ title }: { title: string }) {
  const { user } = useStoredSession();
  const to = firstScreen(useMay());
  if (!user) return null;
  return (
    <>
      <PageBar title={title} />
      <EmptyState
        title={m.panel_forbidden_title({ screen: title })}
        hint={m.panel_forbidden_text({ role: m.panel_role(user.role) })}
      >
        <ButtonLink to={`${PANEL_PATH}/${to}`} variant="line">
          {m.panel_forbidden_go({ screen: m.panel_screen(to) })}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
