import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { EInvoicingTest as Test } from "#shared/e-invoices/e-invoicing.ts";

import { serverMessage } from "../resource/server-message.ts";
import { useTestEInvoicing } from "./e-invoicing-queries.ts";

const RESULTS: Record<Test["result"], readonly [label: () => string, style: string]> = {
  accepted: [m.panel_settings_e_invoices_test_accepted, "bg-ok-wash text-ok"],
  refused: [m.panel_settings_e_invoices_test_refused, "bg-bad-wash text-bad"],
  unclear: [m.panel_settings_e_invoices_test_unclear, "bg-bad-wash text-bad"],
};

/** Tries the stored keys, and tells what the tax authority answered. */
export function EInvoicingTest() {
  const test = useTestEInvoicing();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-110 text-note text-ink-2">{m.panel_settings_e_invoices_test_text()}</p>
        <Button
          variant="line"
          pending={test.isPending}
          pendingLabel={m.panel_settings_e_invoices_testing()}
          onClick={() => test.mutate()}
        >
          {m.panel_settings_e_invoices_test()}
        </Button>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {test.data && <Result {...test.data} />}
        {test.error && (
          <p className="text-bad">
            {serverMessage(test.error, m.panel_settings_e_invoices_test_failed())}
          </p>
        )}
      </div>
    </div>
  );
}

function Result({ result, said }: Test) {
  const [label, style] = RESULTS[result];
  return (
    <div className={classNames("rounded-panel px-3.5 py-3", style)}>
      <p className="font-label">{label()}</p>
      {said && (
        <p dir="ltr" className="mt-1 text-left text-note wrap-anywhere">
          {said}
        </p>
      )}
    </div>
  );
}
