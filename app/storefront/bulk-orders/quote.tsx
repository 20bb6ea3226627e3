import type { ComponentProps } from "react";

import { m } from "#app/i18n/translations.ts";

import { QuoteForm } from "./quote-form.tsx";

const NEXT = [
  [m.storefront_bulk_next_quote, m.storefront_bulk_next_quote_text],
  [m.storefront_bulk_next_design, m.storefront_bulk_next_design_text],
  [m.storefront_bulk_next_delivery, m.storefront_bulk_next_delivery_text],
] as const;

/** The request for a quote, beside an explanation of what happens next. */
export function Quote(props: ComponentProps<typeof QuoteForm>) {
  return (
    <section id="quote" tabIndex={-1} className="section-space pt-0! outline-none">
      <div className="wrap grid gap-x-10 gap-y-14 lg:grid-cols-[5fr_7fr] xl:gap-x-18">
        <div>
          <h2 id="quote-title" className="text-section font-light tracking-section">
            {m.storefront_bulk_quote_title()}
          </h2>
          <h3 className="mt-8 text-note font-label text-ink-2 lg:mt-12">
            {m.storefront_bulk_next_title()}
          </h3>
          <ol className="mt-4 border-b border-line">
            {NEXT.map(([title, text], index) => (
              <li
                key={title()}
                className="grid grid-cols-[2rem_1fr] items-baseline border-t border-line py-4.5"
              >
                <span className="text-note font-label text-copper tabular-nums">{index + 1}</span>
                <div>
                  <h4 className="font-label">{title()}</h4>
                  <p className="mt-0.5 text-ink-2">{text()}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="lg:pt-3">
          <QuoteForm {...props} />
        </div>
      </div>
    </section>
  );
}
