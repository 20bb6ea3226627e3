import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { HandoverSums } from "#shared/handovers/handover.ts";

/** What a sheet was to bring and has brought. What is missing stands out. */
export function Sums({ sums }: { sums: HandoverSums }) {
  const { expected, brought, stillOut, missing } = sums;
  return (
    <dl className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
      <Sum name={m.panel_handover_expected()} amount={expected} />
      <Sum name={m.panel_handover_brought()} amount={brought} />
      <Sum name={m.panel_handover_still_out()} amount={stillOut} />
      <Sum name={m.panel_handover_missing()} amount={missing} isBad={missing > 0} />
    </dl>
  );
}

function Sum({ name, amount, isBad = false }: { name: string; amount: number; isBad?: boolean }) {
  return (
    <div
      className={classNames(
        "rounded-panel border px-3.5 py-3",
        isBad ? "border-bad bg-bad-wash text-bad" : "border-line",
      )}
    >
      <dt className={classNames("text-note", !isBad && "text-ink-2")}>{name}</dt>
      <dd className={classNames("mt-0.5 text-lead tabular-nums", isBad && "font-label")}>
        {formatPrice(amount)}
      </dd>
    </div>
  );
}
