import { m } from "#app/i18n/translations.ts";
import { Fact, FactList } from "#app/orders/order-facts.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { LANGUAGES, LOCALES } from "#shared/i18n/locale.ts";
import { customersInvoicePath } from "#shared/invoices/customers-invoice-path.ts";
import type { CustomersInvoice, InvoiceKind } from "#shared/invoices/customers-invoice.ts";

import { PageSection } from "./page-section.tsx";

const KINDS: Record<InvoiceKind, () => string> = {
  invoice: m.order_page_invoice,
  credit_note: m.order_page_credit_note,
};

interface InvoiceFactsProps {
  invoices: readonly CustomersInvoice[];
  /** Of the link to the order, by which they are downloaded. */
  token: string;
}

/** The order's invoice and credit notes, once there are any. */
export function InvoiceFacts({ invoices, token }: InvoiceFactsProps) {
  if (invoices.length === 0) return null;
  return (
    <PageSection title={m.order_page_invoices()}>
      <FactList>
        {invoices.map(({ id, kind, number, total }) => (
          <Fact key={id} name={KINDS[kind]()}>
            <bdi dir="ltr">{number}</bdi> · {formatPrice(total)}
            <span className="flex gap-5">
              {LOCALES.map((locale) => (
                <a
                  key={locale}
                  href={customersInvoicePath(token, id, locale)}
                  hrefLang={locale}
                  className="inline-block py-1.5 rule-link"
                >
                  PDF · <bdi lang={locale}>{LANGUAGES[locale].name}</bdi>
                </a>
              ))}
            </span>
          </Fact>
        ))}
      </FactList>
    </PageSection>
  );
}
