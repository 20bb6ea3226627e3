import { useState } from "react";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { toast } from "#app/ui/toast.ts";
import { sendCompanyLink } from "#shared/companies/company-page-calls.ts";
import type { Company } from "#shared/companies/company.ts";

import { sayFailed } from "../resource/failures.ts";

/** Sends the company the link to its own page; where that has leaked, a new one in place of all others. */
export function SendLink({ company: { _id: id, email } }: { company: Company }) {
  const [isAsking, setAsking] = useState(false);
  const send = useSingleMutation({
    mutationFn: (endsOthers: boolean) =>
      api(sendCompanyLink, { params: { id }, body: { endsOthers } }),
    onSuccess: ({ data: { data } }) =>
      data.isSent
        ? toast.success(m.panel_companies_link_sent(), { description: email })
        : toast.warning(m.panel_companies_link_no_email()),
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_companies_link_failed()),
    onSettled: () => setAsking(false),
  });
  return (
    <section className="mt-5">
      <h3 className="border-b border-ink pb-1.5 font-label">{m.panel_companies_link()}</h3>
      <p className="mt-2.5 text-ink-2">{m.panel_companies_link_text()}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="line" pending={send.isPending} onClick={() => send.mutate(false)}>
          {m.panel_companies_link_send()}
        </Button>
        <Button variant="line" onClick={() => setAsking(true)}>
          {m.panel_companies_link_renew()}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={m.panel_companies_link_renew()}
        description={m.panel_companies_link_renew_text()}
        confirmLabel={m.panel_companies_link_renew()}
        pending={send.isPending}
        onConfirm={() => send.mutate(true)}
        onOpenChange={setAsking}
      />
    </section>
  );
}
