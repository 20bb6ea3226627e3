import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { SALES_RANGES, type SalesRange } from "#shared/statistics/sales.ts";

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

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few words; the chosen one is washed. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className="-me-1 flex items-center gap-0.5">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classNames(
            "min-h-11 rounded-badge px-2 text-note whitespace-nowrap focus-ring md:min-h-7.5 md:px-2.5",
            option.value === value
              ? "bg-paper-lo font-label text-ink"
              : "text-ink-2 hover:text-ink",
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
