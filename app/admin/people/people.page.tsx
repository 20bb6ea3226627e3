import { m } from "#app/i18n/translations.ts";

import { PageBar } from "../layout/page-bar.tsx";
import { ScreenBody } from "../layout/screen-body.tsx";
import { FindPerson } from "./find-person.tsx";
import { RetentionRules } from "./retention-rules.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("people") }) }];

/** What is kept of people: to find, hand out and erase it, and for how long. */
export default function PeoplePage() {
  return (
    <>
      <PageBar title={m.panel_screen("people")} />
      <ScreenBody>
        <div className="@container p-4 pb-16 md:p-7 md:pb-16">
          <div className="mx-auto grid max-w-260 gap-10">
            <FindPerson />
            <RetentionRules />
          </div>
        </div>
      </ScreenBody>
    </>
  );
}
