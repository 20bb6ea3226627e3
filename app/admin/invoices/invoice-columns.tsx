import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { Invoice } from "#shared/invoices/invoice.ts";

import type { RowCard } from "../resource/card-list.tsx";
import { CutText } from "../resource/cut-text.tsx";
import { shortDay } from "../resource/display-date.ts";
import { columnHelper, type PanelColumns } from "../resource/table-columns.ts";
import { E_INVOICE_LABELS, KIND_LABELS } from "./invoice-labels.ts";

const column = columnHelper<Invoice>();

export const invoiceName = ({ kind, number }: Invoice) => `${KIND_LABELS[kind]()} ${number}`;

const eInvoiceText = ({ eInvoice }: Invoice) => eInvoice && E_INVOICE_LABELS[eInvoice.state]();

export const INVOICE_COLUMNS: PanelColumns<Invoice> = column.columns([
  column.accessor("number", {
    id: "number",
    header: m.panel_invoices_number(),
    sortDescFirst: true,
    meta: { skeleton: "w-24" },
    cell: ({ getValue }) => (
      <bdi dir="ltr" className="font-label tabular-nums">
        {getValue()}
      </bdi>
    ),
  }),
  column.accessor("kind", {
    id: "kind",
    header: m.panel_invoices_kind(),
    enableSorting: false,
    meta: { skeleton: "w-20", className: "@max-[48rem]:hidden" },
    cell: ({ row: { original } }) => KIND_LABELS[original.kind](),
  }),
  column.accessor("issuedOn", {
    id: "issuedOn",
    header: m.panel_column_date(),
    enableSorting: false,
    meta: { skeleton: "w-22" },
    cell: ({ getValue }) => <time dateTime={getValue()}>{shortDay(getValue())}</time>,
  }),
  column.accessor("buyer", {
    id: "buyer",
    header: m.panel_invoices_buyer(),
    enableSorting: false,
    meta: { skeleton: "w-32" },
    cell: ({ getValue }) => <CutText className="max-w-56">{getValue()}</CutText>,
  }),
  column.accessor("orderNumber", {
    id: "orderNumber",
    header: m.panel_invoices_order(),
    enableSorting: false,
    meta: { skeleton: "w-20", className: "@max-[56rem]:hidden" },
    cell: ({ getValue }) => (
      <bdi dir="ltr" className="text-ink-2 tabular-nums">
        {getValue()}
      </bdi>
    ),
  }),
  column.accessor("eInvoice", {
    id: "eInvoice",
    header: m.panel_settings_e_invoices(),
    enableSorting: false,
    meta: { skeleton: "w-24" },
    cell: ({ row: { original } }) => eInvoiceText(original),
  }),
  column.accessor("tax", {
    id: "tax",
    header: m.panel_invoices_tax(),
    enableSorting: false,
    meta: { skeleton: "w-16", isFigure: true },
    cell: ({ getValue }) => formatPrice(getValue()),
  }),
  column.accessor("total", {
    id: "total",
    header: m.panel_column_total(),
    enableSorting: false,
    meta: { skeleton: "w-16", isFigure: true },
    cell: ({ getValue }) => formatPrice(getValue()),
  }),
]);

/** Without e-invoicing nothing is told of it. */
export const COLUMNS_WITHOUT_E_INVOICES = INVOICE_COLUMNS.filter(({ id }) => id !== "eInvoice");

/** A document on phones. */
export function invoiceCard(invoice: Invoice): RowCard {
  return {
    title: <bdi dir="ltr">{invoice.number}</bdi>,
    note: [shortDay(invoice.issuedOn), eInvoiceText(invoice) ?? []].flat().join(" · "),
    detail: (
      <>
        {KIND_LABELS[invoice.kind]()} · <bdi>{invoice.buyer}</bdi>
      </>
    ),
    figure: formatPrice(invoice.total),
  };
}
