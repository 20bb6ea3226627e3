import { m } from "#app/i18n/translations.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

import { EmptyState } from "../resource/empty-state.tsx";
import { firstScreen } from "../screens.ts";
import { PANEL_PATH } from "../session/login-path.ts";
import { useMay } from "../session/use-may.ts";
import { PageBar } from "./page-bar.tsx";

export const meta = () => [{ title: m.panel_title_not_found() }];

/** The screen for unknown paths below the panel. */
export default function PanelNotFound() {
  const to = firstScreen(useMay());
  return (
    <>
      <PageBar title={m.panel_not_found_title()} />
      <EmptyState title={m.panel_not_found_text()}>
        <ButtonLink to={`${PANEL_PATH}/${to}`} variant="line">
          {m.panel_forbidden_go({ screen: m.panel_screen(to) })}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
