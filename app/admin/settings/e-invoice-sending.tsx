import { useQuery, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";
import { getSending, sendAgain } from "#shared/e-invoices/e-invoice-calls.ts";
import type { RefusedEInvoice } from "#shared/e-invoices/e-invoice.ts";

import { serverMessage } from "../resource/server-message.ts";
import { useSingleMutation } from "../resource/use-single-mutation.ts";
import { useMay } from "../session/use-may.ts";
import { problemText } from "./e-invoice-problems.ts";

const KEY = ["e-invoices"];

/** How many invoices wait for the tax authority, and what to do about those that it refuses. */
export function EInvoiceSending() {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await api(getSending)).data.data,
    refetchInterval: 30_000,
  });
  if (!data || data.waiting + data.cleared + data.refusedCount === 0) return null;
  const { waiting, cleared, refusedCount, refused, trouble } = data;
  return (
    <div className="grid gap-3 rounded-panel bg-white/60 p-4 shadow-line md:p-6">
      <p className="font-label">
        {m.panel_settings_e_invoices_counts({ waiting, cleared, refused: refusedCount })}
      </p>
      {waiting > 0 && trouble && (
        <p className="text-note text-ink-2">
          {m.panel_settings_e_invoices_trouble()}{" "}
          <bdi dir="ltr" className="wrap-anywhere">
            {trouble}
          </bdi>
        </p>
      )}
      {refused.map((each) => (
        <Refused key={each.invoice} refused={each} />
      ))}
    </div>
  );
}

function Refused({
  refused: { invoice, number, problems, messages },
}: {
  refused: RefusedEInvoice;
}) {
  const cache = useQueryClient();
  const may = useMay();
  const again = useSingleMutation({
    mutationFn: async () => (await api(sendAgain, { params: { id: invoice } })).data.data,
    onSuccess: (data) => cache.setQueryData(KEY, data),
    onError: (error) => toast.error(serverMessage(error, m.panel_save_failed())),
  });
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <bdi dir="ltr" className="font-label tabular-nums">
          {number}
        </bdi>
        {may("money.write") && (
          <Button variant="line" size="s" pending={again.isPending} onClick={() => again.mutate()}>
            {m.panel_settings_e_invoices_again()}
          </Button>
        )}
      </div>
      <ul className="grid gap-1 text-note text-bad">
        {problems.map((problem) => (
          <li key={`${problem.problem} ${problem.line}`}>{problemText(problem)}</li>
        ))}
        {messages.map((message) => (
          <li key={message} dir="auto" className="wrap-anywhere">
            {message}
          </li>
        ))}
      </ul>
      {messages.length > 0 && (
        <p className="text-note text-ink-2">{m.panel_settings_e_invoices_refused_what()}</p>
      )}
    </div>
  );
}
