import { Minus, Plus } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { Range } from "#app/ui/range.tsx";
import { BULK_FROM, cheaperCount, isBulk, nextTier } from "#shared/bulk-orders/bulk-tiers.ts";
import { formatNumber } from "#shared/format-number.ts";
import { inWesternDigits } from "#shared/western-digits.ts";

import { bulkPrice } from "./bulk-price.ts";

/** Each of the three tiers takes a third of the slider; larger numbers can be typed. */
const SLIDER_MOST = 150;

interface CalculatorProps {
  typed: string;
  /** The typed number; undefined if it is not a valid one. */
  count: number | undefined;
  onCount: (count: string) => void;
}

/**
 * Calculates the price for a number of cards. Rendered only with a script, because it needs one.
 */
export function Calculator({ typed, count, onCount }: CalculatorProps) {
  const id = useId();
  const step = (by: number) => onCount(String(Math.max(1, (count ?? 0) + by)));
  return (
    <div className="noscript:hidden">
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 pt-8 md:grid-cols-[auto_1fr] md:items-end lg:pt-10">
        <div>
          <label htmlFor={id} className="mb-3 block font-label">
            {m.storefront_bulk_count()}
          </label>
          <div className="flex w-full items-center gap-2 rounded-pill bg-paper-hi p-1.5 shadow-control md:w-72">
            <StepButton label={m.storefront_bulk_count_fewer()} onClick={() => step(-1)}>
              <Minus {...ICON} />
            </StepButton>
            <input
              id={id}
              // One for numbers alone swallows Arabic digits.
              type="text"
              role="spinbutton"
              aria-valuemin={1}
              aria-valuenow={count}
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              value={typed}
              onChange={(event) => onCount(inWesternDigits(event.currentTarget.value))}
              onKeyDown={({ key }) => {
                if (key === "ArrowUp") step(1);
                if (key === "ArrowDown") step(-1);
              }}
              aria-invalid={count === undefined || undefined}
              aria-describedby={count === undefined ? `${id}-error` : undefined}
              className="h-12 min-w-0 flex-1 rounded-pill bg-transparent text-center text-item font-light tracking-item tabular-nums"
            />
            <StepButton label={m.storefront_bulk_count_more()} onClick={() => step(1)}>
              <Plus {...ICON} />
            </StepButton>
          </div>
          {count === undefined && (
            <FieldError id={`${id}-error`}>{m.storefront_bulk_count_wrong()}</FieldError>
          )}
        </div>
        <Total count={count} labelledBy={id} />
      </div>
      <Hint count={count} onCount={onCount} />
      <Range
        min={1}
        max={SLIDER_MOST}
        value={Math.min(count ?? 1, SLIDER_MOST)}
        onChange={(event) => onCount(event.currentTarget.value)}
        aria-label={m.storefront_bulk_count_slider()}
        aria-valuetext={m.storefront_bulk_cards({ count: count ?? 1 })}
        className="mt-4"
      />
    </div>
  );
}

/** The total and how it is calculated, announced to screen readers when it changes. */
function Total({ count, labelledBy }: { count: number | undefined; labelledBy: string }) {
  const bulk = bulkPrice(count);
  return (
    <output htmlFor={labelledBy} className="block md:text-end">
      <span className="block text-note font-label text-ink-2 rtl:mb-2">
        {m.storefront_bulk_total()}
      </span>
      <span className="block text-figure font-figure tracking-figure whitespace-nowrap tabular-nums">
        {bulk?.total ?? "–"}
      </span>
      <span className="mt-2 block min-h-6 text-ink-2 tabular-nums">{bulk?.each}</span>
    </output>
  );
}

/** Tells where the next price begins, or that more cards would even cost less in total. */
function Hint({ count = 1, onCount }: Pick<CalculatorProps, "count" | "onCount">) {
  const more = isBulk(count) ? nextTier(count)?.from : BULK_FROM;
  return (
    <div className="mt-6 flex min-h-24 flex-wrap content-start items-center gap-x-5 gap-y-2 md:min-h-11">
      <p role="status" className="font-normal tabular-nums">
        <HintText count={count} />
      </p>
      {more !== undefined && (
        <Button variant="line" size="s" onClick={() => onCount(String(more))}>
          {m.storefront_bulk_hint_take({ count: more })}
        </Button>
      )}
    </div>
  );
}

function HintText({ count }: { count: number }) {
  if (!isBulk(count)) {
    return (
      <>
        {m.storefront_bulk_hint_few({ count: formatNumber(BULK_FROM) })}{" "}
        <Link to="/product" className="underline underline-offset-4">
          {m.storefront_bulk_hint_few_link()}
        </Link>
      </>
    );
  }
  const next = nextTier(count);
  if (!next) return m.storefront_bulk_hint_lowest();
  const cheaper = cheaperCount(count);
  if (!cheaper) {
    const more = formatNumber(next.from);
    return m.storefront_bulk_hint_next({ more, price: formatPrice(next.price) });
  }
  return (
    <span className="text-copper">
      {m.storefront_bulk_hint({
        more: formatNumber(cheaper.count),
        total: formatPrice(cheaper.total),
        saved: formatPrice(cheaper.saved),
        count: formatNumber(count),
      })}
    </span>
  );
}

const ICON = { size: 20, strokeWidth: 1.5, "aria-hidden": true } as const;

interface StepButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function StepButton({ label, ...rest }: StepButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className="grid size-12 shrink-0 place-items-center rounded-pill transition-colors focus-ring hover:bg-ink/6 active:bg-ink/10"
    />
  );
}
