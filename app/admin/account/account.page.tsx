import { m } from "#app/i18n/translations.ts";

import { PageBar } from "../layout/page-bar.tsx";
import { ScreenBody } from "../layout/screen-body.tsx";
import { useStoredSession } from "../session/stored-session.ts";
import { useMay } from "../session/use-may.ts";
import { ColleaguesSection } from "./colleagues/colleagues-section.tsx";
import { AppPasswordsSection } from "./factors/app-passwords-section.tsx";
import { FactorsSection } from "./factors/factors-section.tsx";
import { NotificationsSection } from "./notifications-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("account") }) }];

export default function AccountPage() {
  const { user } = useStoredSession();
  const may = useMay();
  return (
    <>
      <PageBar title={m.panel_screen("account")}>
        {user && (
          <span className="text-ink-2 max-md:max-w-[25vw] max-md:truncate">
            {m.panel_role(user.role)}
          </span>
        )}
      </PageBar>
      <ScreenBody>
        <div className="@container p-4 pb-16 md:p-7 md:pb-16">
          {user && (
            <div className="mx-auto grid max-w-260 gap-10">
              <ProfileSection user={user} />
              <PasswordSection />
              <FactorsSection />
              <AppPasswordsSection />
              <SessionsSection />
              <NotificationsSection />
              {may("accounts.read") && <ColleaguesSection user={user} />}
            </div>
          )}
        </div>
      </ScreenBody>
    </>
  );
}
