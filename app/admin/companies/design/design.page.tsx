import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { staffText } from "#app/api-messages/staff-text.ts";
import { api } from "#app/api/panel-api.ts";
import type { DesignCalls } from "#app/companies/design/design-calls.ts";
import { DesignEditor } from "#app/companies/design/design-editor.tsx";
import { peopleOf } from "#app/companies/design/people-of.ts";
import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import {
  changeCompanyDesign,
  getCompanyDesign,
  putCompanyLogo,
  removeCompanyLogo,
} from "#shared/companies/company-design.ts";

import { PageBar } from "../../layout/page-bar.tsx";
import { ScreenBody } from "../../layout/screen-body.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import { BackToCompany } from "../rosters/back-to-company.tsx";
import type { Route } from "./+types/design.page.ts";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_companies_design() }) }];

/** The design of a company's cards. */
export default function DesignPage({ params: { id } }: Route.ComponentProps) {
  const calls = useMemo(() => callsOf(id), [id]);
  const query = useQuery({
    queryKey: [getCompanyDesign.path, id],
    queryFn: calls.read,
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <PageBar title={m.panel_companies_design()} />
      {query.data ? (
        <ScreenBody>
          <div className="grid max-w-6xl gap-6 p-4 [--design-ground:var(--color-paper-hi)] md:p-7">
            <BackToCompany company={id} />
            <DesignEditor key={id} heading="h2" design={query.data} calls={calls} />
          </div>
        </ScreenBody>
      ) : query.isError ? (
        <LoadError
          text={serverMessage(query.error, m.panel_companies_design_failed())}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <div className="grid gap-4 p-4 md:p-7" role="status" aria-label={m.panel_loading()}>
          {Array.from({ length: 6 }, (_, part) => (
            <Skeleton key={part} className="h-14 w-full" />
          ))}
        </div>
      )}
    </>
  );
}

function callsOf(id: string): DesignCalls {
  const params = { id };
  return {
    read: async () => (await api(getCompanyDesign, { params })).data.data,
    save: async (body, version) =>
      (await api(changeCompanyDesign, { params, body, headers: { "if-match": version } })).data
        .data,
    putLogo: async (logo) =>
      (await api(putCompanyLogo, { params, body: {}, files: { logo } })).data.data,
    removeLogo: async () => (await api(removeCompanyLogo, { params })).data.data,
    people: () => peopleOf(api, params),
    textOf: (reported) => staffText(reported) ?? reported.message,
  };
}
