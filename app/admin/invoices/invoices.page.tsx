import {
  Archive,
  CalendarDays,
  FileMinus,
  FileText,
  Landmark,
  Shapes,
  ShoppingBag,
} from "lucide-react";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { E_INVOICE_STATES, type EInvoiceState } from "#shared/e-invoices/e-invoice.ts";
import { LOCALES } from "#shared/i18n/locale.ts";
import { INVOICE_KINDS, type InvoiceKind } from "#shared/invoices/customers-invoice.ts";
import { exportInvoices, invoicePdfPath } from "#shared/invoices/invoice-calls.ts";
import type { Invoice } from "#shared/invoices/invoice.ts";

import { PageBar } from "../layout/page-bar.tsx";
import { orderPagePath } from "../orders/order-paths.ts";
import { ExportButtons } from "../resource/export-buttons.tsx";
import { ListFilter } from "../resource/list-filter.tsx";
import { listParams, type ListRules } from "../resource/list-state.ts";
import { ResourceList } from "../resource/resource-list.tsx";
import type { RowAction } from "../resource/row-action.ts";
import { SearchBox } from "../resource/search-box.tsx";
import { useListPage } from "../resource/use-list-page.ts";
import { useListState } from "../resource/use-list-state.ts";
import { useMay } from "../session/use-may.ts";
import { CreditDialog } from "./credit-dialog.tsx";
import {
  COLUMNS_WITHOUT_E_INVOICES,
  INVOICE_COLUMNS,
  invoiceCard,
  invoiceName,
} from "./invoice-columns.tsx";
import { E_INVOICE_LABELS, KIND_LABELS, lastMonths } from "./invoice-labels.ts";
import { invoicesQuery, useFindRest, useSaveMonth } from "./invoice-queries.ts";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("invoices") }) }];

const RULES: ListRules<
  "number",
  { month: string; kind: InvoiceKind; eInvoice: EInvoiceState["state"] }
> = {
  sorts: ["number"],
  defaultSort: "-number",
  filters: {
    month: (text): text is string => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text),
    kind: INVOICE_KINDS,
    eInvoice: E_INVOICE_STATES,
  },
};

const openPdf = ({ _id }: Invoice, language = getLocale()) =>
  void window.open(invoicePdfPath(_id, language), "_blank", "noopener");

/** Invoices and credit notes, the newest first, and a month of them as one file. */
export default function InvoicesPage() {
  const navigate = useNavigate();
  const may = useMay();
  const list = useListState(RULES);
  const query = listParams(list.state);
  const shown = useListPage(invoicesQuery(query), list);
  const zip = useSaveMonth();
  const mayWrite = may("money.write");
  const [crediting, setCrediting] = useState({ order: "", rest: 0 });
  const { mutate: findRest } = useFindRest(setCrediting);
  const { month, eInvoice } = list.state.filters;
  const hasEInvoices = shown.page?.data.some((each) => each.eInvoice) || eInvoice !== undefined;
  const actions = useMemo<RowAction<Invoice>[]>(
    () => [
      {
        label: m.panel_invoices_pdf(),
        icon: FileText,
        keys: ["Enter", "p"],
        shortcut: "P",
        run: (invoice) => openPdf(invoice),
      },
      {
        label: m.panel_invoices_pdf_other(),
        icon: FileText,
        keys: [],
        run: (invoice) =>
          openPdf(
            invoice,
            LOCALES.find((locale) => locale !== getLocale()),
          ),
      },
      {
        label: m.panel_invoices_open_order(),
        icon: ShoppingBag,
        keys: ["o"],
        shortcut: "O",
        run: ({ order }) => void navigate(orderPagePath(order)),
      },
      // Here also of orders that were deleted.
      {
        label: m.panel_invoices_credit(),
        icon: FileMinus,
        keys: [],
        isFor: ({ kind }) => kind === "invoice" && mayWrite,
        run: (invoice) => findRest(invoice),
      },
    ],
    [navigate, mayWrite, findRest],
  );
  return (
    <>
      <PageBar title={m.panel_screen("invoices")} count={shown.page?.pagination.totalItems}>
        {month && may("exports") && (
          <Button
            variant="line"
            size="s"
            pending={zip.isPending}
            pendingLabel={m.panel_exporting()}
            onClick={() => zip.mutate(month)}
          >
            <Archive size={17} strokeWidth={1.6} aria-hidden="true" />
            {m.panel_invoices_zip()}
          </Button>
        )}
        <ExportButtons call={exportInvoices} query={query} />
      </PageBar>
      <div className="flex shrink-0 flex-wrap items-center gap-2.5 border-b border-line px-4 py-3.5 md:px-7">
        <div className="min-w-0 max-md:basis-full">
          <SearchBox label={m.panel_invoices_search()} list={list} />
        </div>
        <ListFilter
          list={list}
          name="month"
          label={m.panel_invoices_month()}
          icon={CalendarDays}
          options={lastMonths()}
        />
        <ListFilter
          list={list}
          name="kind"
          label={m.panel_invoices_kind()}
          icon={Shapes}
          options={INVOICE_KINDS.map((value) => ({ value, label: KIND_LABELS[value]() }))}
        />
        {hasEInvoices && (
          <ListFilter
            list={list}
            name="eInvoice"
            label={m.panel_settings_e_invoices()}
            icon={Landmark}
            options={E_INVOICE_STATES.map((value) => ({ value, label: E_INVOICE_LABELS[value]() }))}
          />
        )}
      </div>
      <ResourceList
        label={m.panel_screen("invoices")}
        list={list}
        shown={shown}
        columns={hasEInvoices ? INVOICE_COLUMNS : COLUMNS_WITHOUT_E_INVOICES}
        card={invoiceCard}
        rowName={invoiceName}
        actions={actions}
        empty={{ title: m.panel_invoices_empty(), hint: m.panel_invoices_empty_hint() }}
        errorText={m.panel_invoices_load_failed()}
      />
      <CreditDialog
        {...crediting}
        isOpen={crediting.rest > 0}
        onClose={() => setCrediting({ order: "", rest: 0 })}
      />
    </>
  );
}
