import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { textBy, type ReceivedMessage } from "#app/api-messages/received-message.ts";
import { staffText } from "#app/api-messages/staff-text.ts";
import { api } from "#app/api/panel-api.ts";
import type { DesignCalls } from "#app/companies/design/design-calls.ts";
import { DesignEditor } from "#app/companies/design/design-editor.tsx";
import { peopleOf } from "#app/companies/design/people-of.ts";
import { BUILT_LOCALE, getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { OWNER_TEXTS } from "#app/profile/owner-texts.ts";
import {
  changeCompanyDesign,
  getCompanyDesign,
  putCompanyLogo,
  removeCompanyLogo,
  type CompanyDesign,
} from "#shared/companies/company-design.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";

import { refreshOrders } from "../orders/order-cache.ts";
import { DialogHead } from "../resource/dialog-head.tsx";
import { DialogLoading } from "../resource/dialog-loading.tsx";
import { GuardedDialog } from "../resource/guarded-dialog.tsx";
import { LoadError } from "../resource/load-error.tsx";
import { useUnsaved } from "../resource/use-unsaved.ts";
import type { CompanyDialogProps } from "./dialog-button.tsx";

/** The design of a company's cards, as the company itself changes it on its page. */
export default function DesignDialog({ company, isOpen, onClose }: CompanyDialogProps) {
  return (
    <GuardedDialog open={isOpen} onClose={onClose} size="l" className="text-panel">
      <div className="px-6 pt-6">
        <DialogHead title={m.panel_companies_design()} description={<bdi>{company.name}</bdi>} />
      </div>
      <Design id={company._id} />
    </GuardedDialog>
  );
}

function Design({ id }: { id: string }) {
  const calls = useDesignCalls(id);
  const [isChanged, setChanged] = useState(false);
  useUnsaved(isChanged);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [getCompanyDesign.path, id],
    queryFn: calls.read,
    // The form begins with what it is now.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (data) {
    return (
      <div className="px-6 pt-4">
        <DesignEditor design={data} calls={calls} heading="h3" onEdited={setChanged} />
      </div>
    );
  }
  if (!isError) return <DialogLoading />;
  return (
    <LoadError
      text={m.panel_companies_design_failed()}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

/** What is wrong with a link, the owners of pages are told too, and nobody else. */
function textOf(reported: ReceivedMessage): string {
  if (BUILT_LOCALE === BASE_LOCALE || getLocale() === BASE_LOCALE) return reported.message;
  return textBy(OWNER_TEXTS, reported) ?? staffText(reported);
}

/** A change is seen on orders and their proofs too. */
function useDesignCalls(id: string): DesignCalls {
  const cache = useQueryClient();
  return useMemo(() => {
    const params = { id };
    async function changing(answer: Promise<{ data: { data: CompanyDesign } }>) {
      const { data } = (await answer).data;
      void refreshOrders(cache);
      return data;
    }
    return {
      read: async () => (await api(getCompanyDesign, { params })).data.data,
      save: (body, version) =>
        changing(api(changeCompanyDesign, { params, body, headers: { "if-match": version } })),
      putLogo: (logo) => changing(api(putCompanyLogo, { params, body: {}, files: { logo } })),
      removeLogo: () => changing(api(removeCompanyLogo, { params })),
      people: () => peopleOf(api, params),
      textOf,
    };
  }, [id, cache]);
}
