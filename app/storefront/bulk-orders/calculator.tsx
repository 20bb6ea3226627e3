import { Minus, Plus } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { FieldError } from "#app/ui/field.tsx";
import { Range } from "#app/ui/range.tsx";
import { BULK_FROM } from "#shared/bulk-orders/bulk-tiers.ts";
import { formatNumber } from "#shared/format-number.ts";

import { calculationOf, SLIDER_MOST, type Calculation } from "./calculation.ts";
import { countOf } from "./count.ts";

/**
 * The price for a number of cards, which `calculator-program.ts` calculates. Hidden without a script,
 * because it needs one.
 */
export function Calculator({ typed }: { typed: string }) {
  const id = useId();
  const count = countOf(typed);
  const calculation = calculationOf(count);
  return (
    <div className="noscript:hidden" data-calculator>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 pt-8 md:grid-cols-[auto_1fr] md:items-end lg:pt-10">
        <div>
          <label htmlFor={id} className="mb-3 block font-label">
            {m.storefront_bulk_count()}
          </label>
          <div className="flex w-full items-center gap-2 rounded-pill bg-paper-hi p-1.5 shadow-control md:w-72">
            <StepButton label={m.storefront_bulk_count_fewer()} by={-1}>
              <Minus {...ICON} />
            </StepButton>
            <input
              id={id}
              data-count
              // One for numbers alone swallows Arabic digits.
              type="text"
              role="spinbutton"
              aria-valuemin={1}
              aria-valuenow={count}
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              defaultValue={typed}
              aria-invalid={count === undefined || undefined}
              aria-describedby={`${id}-error`}
              className="h-12 min-w-0 flex-1 rounded-pill bg-transparent text-center text-item font-light tracking-item tabular-nums"
            />
            <StepButton label={m.storefront_bulk_count_more()} by={1}>
              <Plus {...ICON} />
            </StepButton>
          </div>
          <div id={`${id}-error`} hidden={count !== undefined}>
            <FieldError>{m.storefront_bulk_count_wrong()}</FieldError>
          </div>
        </div>
        <Total of={calculation} labelledBy={id} />
      </div>
      <Hint of={calculation} />
      <Range
        isPlain
        data-count
        min={1}
        max={SLIDER_MOST}
        value={Math.min(count ?? 1, SLIDER_MOST)}
        aria-label={m.storefront_bulk_count_slider()}
        aria-valuetext={m.storefront_bulk_cards({ count: count ?? 1 })}
        className="mt-4"
      />
    </div>
  );
}

/** The total and how it is calculated, announced to screen readers when it changes. */
function Total({ of: { total, each }, labelledBy }: { of: Calculation; labelledBy: string }) {
  return (
    <output htmlFor={labelledBy} className="block md:text-end">
      <span className="block text-note font-label text-ink-2 rtl:mb-2">
        {m.storefront_bulk_total()}
      </span>
      <span
        data-total
        className="block text-figure font-figure tracking-figure whitespace-nowrap tabular-nums"
      >
        {total}
      </span>
      <span data-each className="mt-2 block min-h-6 text-ink-2 tabular-nums">
        {each}
      </span>
    </output>
  );
}

/** Tells where the next price begins, or that more cards would even cost less in total. */
function Hint({ of: { hint, isSaving, more } }: { of: Calculation }) {
  return (
    <div className="mt-6 flex min-h-24 flex-wrap content-start items-center gap-x-5 gap-y-2 md:min-h-11">
      <p role="status" className="font-normal tabular-nums">
        <span data-few hidden={hint !== ""}>
          {m.storefront_bulk_hint_few({ count: formatNumber(BULK_FROM) })}{" "}
          <Link to="/product" className="underline underline-offset-4">
            {m.storefront_bulk_hint_few_link()}
          </Link>
        </span>
        <span data-hint className={isSaving ? "text-copper" : undefined}>
          {hint}
        </span>
      </p>
      <button
        type="button"
        data-take={more ?? ""}
        hidden={more === undefined}
        className={buttonClass({ variant: "line", size: "s" }, "shop")}
      >
        <span>{more !== undefined && m.storefront_bulk_hint_take({ count: more })}</span>
      </button>
    </div>
  );
}

const ICON = { size: 20, strokeWidth: 1.5, "aria-hidden": true } as const;

interface StepButtonProps {
  label: string;
  by: number;
  children: ReactNode;
}

function StepButton({ label, by, children }: StepButtonProps) {
  return (
    <button
      type="button"
      data-step={by}
      aria-label={label}
      className="grid size-12 shrink-0 place-items-center rounded-pill transition-colors focus-ring hover:bg-ink/6 active:bg-ink/10"
    >
      {children}
    </button>
  );
}
