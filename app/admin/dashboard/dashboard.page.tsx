import { m } from "#app/i18n/translations.ts";

import { PageBar } from "../layout/page-bar.tsx";
import { ScreenBody } from "../layout/screen-body.tsx";
import { longDay } from "../resource/display-date.ts";
import { useMay } from "../session/use-may.ts";
import { FirstSteps } from "./first-steps.tsx";
import { LatestOrders } from "./latest-orders.tsx";
import { NeedsYou } from "./needs-you.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { SalesSection } from "./sales-section.tsx";
import { StatStrip } from "./stat-strip.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("dashboard") }) }];

export default function DashboardPage() {
  const may = useMay();
  return (
    <>
      <PageBar title={m.panel_screen("dashboard")}>
        <span className="text-ink-2 max-md:hidden">{longDay()}</span>
      </PageBar>
      <ScreenBody>
        <div className="@container grid gap-7 p-4 md:p-7">
          {may("settings.write") && <FirstSteps />}
          <StatStrip />
          <div className="grid gap-7 @[52rem]:grid-cols-[7fr_5fr]">
            <NeedsYou />
            <QuickActions />
          </div>
          {may("money.read") && <SalesSection />}
          <LatestOrders />
        </div>
      </ScreenBody>
    </>
  );
}
