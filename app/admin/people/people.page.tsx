import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";

import { PageBar } from "../layout/page-bar.tsx";
import { ScreenBody } from "../layout/screen-body.tsx";
import { PANEL_PATH } from "../session/login-path.ts";
import { useMay } from "../session/use-may.ts";
import { FindPerson } from "./find-person.tsx";
import { RetentionRules } from "./retention-rules.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("people") }) }];

/** What is kept of people: to find, hand out and erase it, and for how long. */
export default function PeoplePage() {
  const mayWrite = useMay()("people.write");
  return (
    <>
      <PageBar title={m.panel_screen("people")} />
      <ScreenBody>
        <div className="@container p-4 pb-16 md:p-7 md:pb-16">
          <div className="mx-auto grid max-w-260 gap-10">
            {mayWrite && (
              <Link
                to={`${PANEL_PATH}/people/breach`}
                className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-panel bg-white/60 px-4 py-2.5 shadow-line transition-colors hover:bg-hover-wash focus-ring md:px-6"
              >
                <span className="font-label">{m.panel_screen("people/breach")}</span>
                <span className="text-note text-ink-2">{m.panel_people_breach_link_hint()}</span>
              </Link>
            )}
            <FindPerson />
            <RetentionRules isReadOnly={!mayWrite} />
          </div>
        </div>
      </ScreenBody>
    </>
  );
}
