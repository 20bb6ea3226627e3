import { useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";
import { sendAgain } from "#shared/e-invoices/e-invoice-calls.ts";
import type { RefusedEInvoice as Refused } from "#shared/e-invoices/e-invoice.ts";

import { serverMessage } from "../resource/server-message.ts";
import { useMay } from "../session/use-may.ts";
import { problemText } from "../settings/e-invoice-problems.ts";
import { INVOICES_KEY } from "./invoice-queries.ts";

export const E_INVOICES_KEY = ["e-invoices"];

/** Why a document was refused, what to do, and what sends it again. */
export function RefusedEInvoice({
  refused: { invoice, number, problems, messages },
}: {
  refused: Refused;
}) {
  const cache = useQueryClient();
  const may = useMay();
  const again = useSingleMutation({
    mutationFn: async () => (await api(sendAgain, { params: { id: invoice } })).data.data,
    onSuccess(data) {
      cache.setQueryData(E_INVOICES_KEY, data);
      void cache.invalidateQueries({ queryKey: INVOICES_KEY });
    },
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
