import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { companyPagePath } from "#shared/companies/company-page-paths.ts";
import type { CompanyPage } from "#shared/companies/company-page.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

import { NoteBox } from "../forms/note-box.tsx";
import { OrderHelp } from "../order-page/order-help.tsx";
import { PageSection } from "../order-page/page-section.tsx";
import { CardsSection } from "./cards/cards-section.tsx";
import { CompanyOrders } from "./company-orders.tsx";
import { DesignSection } from "./design/design-section.tsx";
import { LinkSection } from "./link-section.tsx";
import { OfficesSection } from "./offices-section.tsx";
import { PeopleSection } from "./people-section.tsx";

interface CompanyPageViewProps {
  page: CompanyPage;
  token: string;
  /** Why what was asked for did not work. */
  failed: string | undefined;
  /** Undefined when loading them failed. */
  settings: Pick<PublicSettings, "phone" | "email"> | undefined;
}

/** What a company has at the shop, and what it can do with it: each part is a section of its own. */
export function CompanyPageView({ page, token, failed, settings }: CompanyPageViewProps) {
  const { name, orders } = page;
  const action = useHref(companyPagePath(token));
  return (
    <div className="wrap pt-26 pb-22 lg:pt-38 lg:pb-28">
      <p className="text-ink-2">{m.company_page_title()}</p>
      <h1 className="mt-3 text-section font-light tracking-section wrap-anywhere">
        <bdi>{name}</bdi>
      </h1>
      <p className="mt-5 max-w-[34em] text-lead font-light text-ink-2">{m.company_page_text()}</p>
      <div className="mt-11 grid items-start gap-x-10 gap-y-14 lg:mt-14 lg:grid-cols-[7fr_4fr] xl:gap-x-18">
        <div className="grid min-w-0 gap-14">
          {failed !== undefined && (
            <NoteBox role="alert" kind="bad" title={m.company_page_failed()}>
              <p className="mt-1 text-ink">{failed}</p>
            </NoteBox>
          )}
          <PeopleSection page={page} token={token} />
          <OfficesSection token={token} />
          <PageSection title={m.company_page_design()}>
            <DesignSection token={token} />
          </PageSection>
          <CardsSection token={token} />
          <CompanyOrders orders={orders} token={token} action={action} />
          <LinkSection action={action} />
        </div>
        {settings && (
          <OrderHelp
            title={m.company_page_help()}
            text={m.company_page_help_text()}
            chat={m.company_page_whatsapp_text({ company: name })}
            settings={settings}
          />
        )}
      </div>
    </div>
  );
}
