import { useHref } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { Fact, FactList } from "#app/orders/order-facts.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { formatPrice } from "#app/ui/price.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import { opensCompanyPage } from "#shared/quotes/opens-company-page.ts";
import { quotePagePath } from "#shared/quotes/quote-page-path.ts";
import type { Quote, QuoteState } from "#shared/quotes/quote.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

import { dayOf } from "../order-page/order-dates.ts";
import { OrderHelp } from "../order-page/order-help.tsx";
import { PageSection } from "../order-page/page-section.tsx";
import { Acceptance, type AcceptanceProps } from "./acceptance.tsx";

interface QuoteViewProps {
  quote: Quote;
  acceptance: Omit<AcceptanceProps, "quote">;
  /** Undefined when loading them failed. */
  settings: Pick<PublicSettings, "phone" | "email"> | undefined;
}

const STATES: Record<QuoteState, { title: () => string; text: (quote: Quote) => string }> = {
  open: {
    title: m.quote_page_open,
    text: ({ validUntil }) => m.quote_page_open_text({ day: dayOf(validUntil) }),
  },
  accepted: { title: m.quote_page_accepted, text: () => m.quote_page_accepted_text() },
  declined: { title: m.quote_page_declined, text: () => m.quote_page_declined_text() },
  agreed: { title: m.quote_page_agreed, text: () => m.quote_page_agreed_text() },
  replaced: { title: m.quote_page_replaced, text: () => m.quote_page_replaced_text() },
  expired: {
    title: m.quote_page_expired,
    text: ({ validUntil }) => m.quote_page_expired_text({ day: dayOf(validUntil) }),
  },
};

/** A quote as it stands, with the two answers while it can be answered. */
export function QuoteView({ quote, acceptance, settings }: QuoteViewProps) {
  const { number, createdAt, state } = quote;
  const { title, text } = STATES[state];
  const page = useHref(quotePagePath(acceptance.token));
  return (
    <div className="wrap pt-26 pb-22 lg:pt-38 lg:pb-28">
      <p className="flex flex-wrap items-baseline gap-x-3 text-ink-2">
        <span>{m.quote_page_title()}</span>
        <bdi dir="ltr" className="text-ink tabular-nums">
          {number}
        </bdi>
        <span>{m.quote_page_made({ date: dayOf(createdAt) })}</span>
      </p>
      <h1 className="mt-3 text-section font-light tracking-section">{title()}</h1>
      <p className="mt-5 max-w-[34em] text-lead font-light text-ink-2">{text(quote)}</p>
      {opensCompanyPage(quote) && (
        <form method="post" action={page} className="mt-8">
          <button
            type="submit"
            name="answer"
            value="company"
            className={buttonClass({}, "shop", "max-md:w-full")}
          >
            {m.quote_page_open_company()}
          </button>
        </form>
      )}
      <div className="mt-11 grid items-start gap-x-10 gap-y-14 lg:mt-14 lg:grid-cols-[6fr_5fr] xl:gap-x-18">
        <div className="min-w-0">
          <Offer quote={quote} />
          {state === "open" && <Acceptance quote={quote} {...acceptance} />}
        </div>
        {settings && (
          <OrderHelp
            title={m.quote_page_help()}
            text={m.quote_page_help_text()}
            chat={m.quote_page_whatsapp_text({ number })}
            settings={settings}
          />
        )}
      </div>
    </div>
  );
}

function Offer({ quote }: { quote: Quote }) {
  const { companyName, contactPerson, count, validUntil, taxMode, tax, total, deposit } = quote;
  return (
    <PageSection title={m.quote_page_offer()}>
      <FactList>
        <Fact name={m.quote_page_company()}>{companyName}</Fact>
        <Fact name={m.quote_page_person()}>{contactPerson}</Fact>
        <Fact name={m.quote_page_cards()}>{m.notification_quote_cards({ count })}</Fact>
        <Fact name={m.quote_page_price()}>{formatPrice(quote.price)}</Fact>
        {quote.setup > 0 && <Fact name={m.quote_page_setup()}>{formatPrice(quote.setup)}</Fact>}
        <Fact name={m.quote_page_delivery()}>
          {quote.delivery > 0 ? formatPrice(quote.delivery) : m.quote_page_delivery_free()}
        </Fact>
        {taxMode === "added" && <Fact name={m.quote_page_tax_added()}>{formatPrice(tax)}</Fact>}
        <Fact name={m.quote_page_valid()}>{dayOf(validUntil)}</Fact>
      </FactList>
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink pt-4 text-item font-light tracking-item">
        <span>{m.order_total()}</span>
        <bdi className="tabular-nums">{formatPrice(total)}</bdi>
      </p>
      <p className="mt-1 text-note text-ink-2">
        {taxMode === "included" && `${m.quote_page_tax_held({ tax: formatPrice(tax) })} `}
        {deposit === 0
          ? m.quote_page_pay_on_delivery()
          : deposit < total
            ? m.quote_page_deposit({
                deposit: formatPrice(deposit),
                rest: formatPrice(jodFromFils(filsFromJod(total) - filsFromJod(deposit))),
              })
            : m.quote_page_pay_before()}
      </p>
      <p className="mt-5">
        <a
          href={`${quote.pdf}?language=${getLocale()}`}
          target="_blank"
          className={buttonClass({ variant: "line" }, "shop", "max-md:w-full")}
        >
          {m.quote_page_pdf()}
        </a>
      </p>
    </PageSection>
  );
}
