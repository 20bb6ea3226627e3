import { useQuery } from "@tanstack/react-query";
import { FileMinus, FileText, type LucideIcon } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { LANGUAGES, LOCALES } from "#shared/i18n/locale.ts";
import { invoicePdfPath } from "#shared/invoices/invoice-calls.ts";
import type { Invoice } from "#shared/invoices/invoice.ts";
import type { Order } from "#shared/orders/order.ts";

import { orderMoneyQuery } from "../orders/refunds/refund-queries.ts";
import { Section } from "../orders/section.tsx";
import { shortDay } from "../resource/display-date.ts";
import { LoadError } from "../resource/load-error.tsx";
import { useMay } from "../session/use-may.ts";
import { CreditDialog } from "./credit-dialog.tsx";
import { E_INVOICE_LABELS, KIND_LABELS } from "./invoice-labels.ts";
import { orderInvoicesQuery } from "./invoice-queries.ts";
import { isLeftToInvoice, restOf } from "./invoice-rest.ts";
import { IssueDialog } from "./issue-dialog.tsx";
import { RefusedEInvoice } from "./refused-e-invoice.tsx";

/** An order's invoice and credit notes, and what issues it now; for who may see money. */
export function OrderInvoices({ order, isGone }: { order: Order; isGone: boolean }) {
  const may = useMay();
  const isShown = may("money.read") && !isGone;
  const { data, isError, isFetching, refetch } = useQuery({
    ...orderInvoicesQuery(order._id),
    enabled: isShown,
  });
  const { data: money } = useQuery({ ...orderMoneyQuery(order._id), enabled: isShown });
  const [opened, setOpened] = useState<"issue" | "credit">();
  const close = () => setOpened(undefined);
  if (!isShown) return null;
  if (isError && !data) {
    return (
      <LoadError
        text={m.panel_invoices_load_failed()}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return null;
  const rest = restOf(data);
  const isOpen = data.length === 0 || (rest === 0 && isLeftToInvoice(data, money));
  const mayIssue = may("money.write") && isOpen && order.status !== "cancelled";
  if (data.length === 0 && !mayIssue) return null;
  const act = (dialog: "issue" | "credit", label: string, Icon: LucideIcon) => (
    <Button variant="quiet" className="print:hidden" onClick={() => setOpened(dialog)}>
      <Icon size={17} strokeWidth={1.6} aria-hidden="true" />
      {label}
    </Button>
  );
  return (
    <Section
      title={m.panel_screen("invoices")}
      action={
        mayIssue
          ? act("issue", m.panel_invoices_issue(), FileText)
          : rest > 0 && may("money.write") && act("credit", m.panel_invoices_credit(), FileMinus)
      }
    >
      {data.length === 0 ? (
        <p className="py-2.75 text-ink-2">{m.panel_invoices_none()}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.toReversed().map((invoice) => (
            <InvoiceRow key={invoice._id} invoice={invoice} />
          ))}
        </ul>
      )}
      <IssueDialog order={order} isOpen={opened === "issue"} onClose={close} />
      <CreditDialog order={order._id} rest={rest} isOpen={opened === "credit"} onClose={close} />
    </Section>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { _id, kind, number, issuedOn, total, buyer, eInvoice } = invoice;
  return (
    <li className="py-2.75">
      <p className="flex justify-between gap-4">
        <span>
          {KIND_LABELS[kind]()} <bdi dir="ltr">{number}</bdi>
        </span>
        <span className="whitespace-nowrap tabular-nums">{formatPrice(total)}</span>
      </p>
      <p className="text-note text-ink-2">
        <time dateTime={issuedOn}>{shortDay(issuedOn)}</time> · <bdi>{buyer}</bdi>
        {eInvoice && ` · ${E_INVOICE_LABELS[eInvoice.state]()}`}
      </p>
      <p className="flex gap-4 print:hidden">
        {LOCALES.map((locale) => (
          <a
            key={locale}
            href={invoicePdfPath(_id, locale)}
            target="_blank"
            rel="noreferrer"
            className="rule-link"
          >
            PDF · <bdi lang={locale}>{LANGUAGES[locale].name}</bdi>
          </a>
        ))}
      </p>
      {eInvoice?.state === "refused" && (
        <div className="mt-2.75 print:hidden">
          <RefusedEInvoice refused={{ invoice: _id, number, ...eInvoice }} />
        </div>
      )}
    </li>
  );
}
