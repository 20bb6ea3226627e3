import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { PublicSettings } from "#shared/settings/settings.ts";

import { InvoiceSettingsSection } from "../invoices/invoice-settings-section.tsx";
import { PageBar } from "../layout/page-bar.tsx";
import { ScreenBody } from "../layout/screen-body.tsx";
import { LoadError } from "../resource/load-error.tsx";
import { useMay } from "../session/use-may.ts";
import { AnnouncedDays } from "./announced-days.tsx";
import { BackupSection } from "./backup-section.tsx";
import { EInvoicingSection } from "./e-invoicing-section.tsx";
import { MailSection } from "./mail-section.tsx";
import { PaymentSections, SharingSection } from "./payment-sections.tsx";
import { SettingsLinks } from "./settings-links.tsx";
import { settingsQuery } from "./settings-queries.ts";
import { SettingsSection } from "./settings-section.tsx";
import { holidayValues } from "./settings-values.ts";
import { ShopSections } from "./shop-sections.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("settings") }) }];

export default function SettingsPage() {
  const query = useQuery(settingsQuery);
  return (
    <>
      <PageBar title={m.panel_screen("settings")} />
      {query.data ? (
        <Sections settings={query.data} />
      ) : query.isError ? (
        <LoadError
          text={m.panel_settings_load_failed()}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SettingsSkeleton />
      )}
    </>
  );
}

function Sections({ settings }: { settings: PublicSettings }) {
  const { hash } = useLocation();
  const may = useMay();
  // The sections were not there when the browser looked for the one that the address names.
  useEffect(() => {
    if (hash) document.querySelector(hash)?.scrollIntoView();
  }, [hash]);
  return (
    <ScreenBody>
      <div className="@container p-4 pb-16 md:p-7 md:pb-16">
        <div className="mx-auto grid max-w-260 gap-10">
          <SettingsLinks />
          <ShopSections settings={settings} />
          <PaymentSections settings={settings} />
          {may("money.read") && <InvoiceSettingsSection />}
          <HolidaysSection settings={settings} />
          {may("security.read") && <EInvoicingSection />}
          {may("security.read") && <MailSection />}
          {may("security.read") && <BackupSection />}
          <SharingSection settings={settings} />
        </div>
      </div>
    </ScreenBody>
  );
}

function SettingsSkeleton() {
  return (
    <div role="status" aria-label={m.panel_loading()} className="grid gap-10 p-4 md:p-7">
      {["h-36", "h-80", "h-60"].map((height) => (
        <div key={height} className="grid gap-x-10 gap-y-4 md:grid-cols-[15rem_minmax(0,1fr)]">
          <Skeleton className="h-5 w-32" />
          <Skeleton className={`w-full ${height}`} />
        </div>
      ))}
    </div>
  );
}

/** On which days nothing is made or delivered, besides those that are reckoned. */
function HolidaysSection({ settings }: { settings: PublicSettings }) {
  return (
    <SettingsSection
      id="days-off"
      title={m.panel_settings_holidays()}
      text={m.panel_settings_holidays_where()}
      settings={settings}
      values={holidayValues}
    >
      {(form) => <AnnouncedDays form={form} />}
    </SettingsSection>
  );
}
