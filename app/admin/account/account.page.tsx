import { m } from "#app/i18n/translations.ts";

import { PageBar } from "../layout/page-bar.tsx";
import { ScreenBody } from "../layout/screen-body.tsx";
import { useStoredSession } from "../session/stored-session.ts";
import { ColleaguesSection } from "./colleagues/colleagues-section.tsx";
import { NotificationsSection } from "./notifications-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("account") }) }];

export default function AccountPage() {
  const { user } = useStoredSession();
  return (
    <>
      <PageBar title={m.panel_screen("account")} />
      <ScreenBody>
        <div className="@container p-4 pb-16 md:p-7 md:pb-16">
          {user && (
            <div className="mx-auto grid max-w-260 gap-10">
              <ProfileSection user={user} />
              <PasswordSection />
              <SessionsSection />
              <NotificationsSection />
              <ColleaguesSection user={user} />
            </div>
          )}
        </div>
      </ScreenBody>
    </>
  );
}
