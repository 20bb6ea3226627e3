import { m } from "#app/i18n/translations.ts";
import { SALES_RANGES, type SalesRange } from "#shared/statistics/sales.ts";

import { Choice } from "../resource/choice.tsx";

const TEXTS: Record<SalesRange, () => string> = {
  "7": () => m.panel_dashboard_sales_days({ count: 7 }),
  "30": () => m.panel_dashboard_sales_days({ count: 30 }),
  "90": () => m.panel_dashboard_sales_days({ count: 90 }),
  "365": () => m.panel_dashboard_sales_year(),
};

interface SalesRangesProps {
  value: SalesRange;
  onChange: (range: SalesRange) => void;
}

/** How long the period is. */
export function SalesRanges({ value, onChange }: SalesRangesProps) {
  return (
    <Choice
      label={m.panel_dashboard_sales_period()}
      options={SALES_RANGES.map((range) => ({ value: range, label: TEXTS[range]() }))}
      value={value}
      onChange={onChange}
    />
  );
}
