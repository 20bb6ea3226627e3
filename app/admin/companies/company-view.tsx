import { m } from "#app/i18n/translations.ts";
import {
  companyCalls,
  companyFormSchema,
  getCompany,
  type Company,
  type CompanyForm,
} from "#shared/companies/company.ts";

import { momentColumn } from "../resource/common-columns.tsx";
import { CutText } from "../resource/cut-text.tsx";
import { RecordField, RecordText } from "../resource/record-fields.tsx";
import type { RecordFieldsProps, ResourceView } from "../resource/resource-view.ts";
import { columnHelper } from "../resource/table-columns.ts";
import { CompanyDetails } from "./company-details.tsx";

const column = columnHelper<Company>();

export const companyView: ResourceView<Company, CompanyForm> = {
  calls: { ...companyCalls, one: getCompany },
  list: { sorts: ["createdAt", "name"], defaultSort: "-createdAt", filters: {} },
  columns: [
    ...column.columns([
      column.accessor("name", {
        id: "name",
        header: m.panel_companies_name(),
        meta: { skeleton: "w-40" },
        cell: ({ getValue }) => <CutText className="max-w-72 font-label">{getValue()}</CutText>,
      }),
      column.accessor("contactPerson", {
        id: "contactPerson",
        header: m.panel_companies_person(),
        enableSorting: false,
        meta: { skeleton: "w-32", className: "@max-[48rem]:hidden" },
        cell: ({ getValue }) => <CutText className="max-w-60">{getValue()}</CutText>,
      }),
      column.accessor("phone", {
        id: "phone",
        header: m.panel_bulk_field_phone(),
        enableSorting: false,
        meta: { skeleton: "w-24" },
        cell: ({ getValue }) => (
          <bdi dir="ltr" className="tabular-nums">
            {getValue()}
          </bdi>
        ),
      }),
      column.accessor("taxNumber", {
        id: "taxNumber",
        header: m.panel_companies_tax_number(),
        enableSorting: false,
        meta: { skeleton: "w-24", className: "@max-[60rem]:hidden" },
        cell: ({ getValue }) => (
          <bdi dir="ltr" className="tabular-nums">
            {getValue()}
          </bdi>
        ),
      }),
    ]),
    ...momentColumn<Company, "createdAt">("createdAt", m.panel_column_created()),
  ],
  card: ({ name, contactPerson, phone }) => ({
    title: <CutText>{name}</CutText>,
    note: contactPerson,
    detail: <bdi dir="ltr">{phone}</bdi>,
  }),
  texts: {
    title: () => m.panel_screen("companies"),
    search: m.panel_companies_search,
    empty: m.panel_list_empty,
    emptyHint: m.panel_companies_empty_hint,
    loadFailed: m.panel_companies_load_failed,
    name: ({ name }) => name,
    add: () => m.panel_add("companies"),
    edit: m.panel_companies_edit,
    created: m.panel_companies_created,
    updated: m.panel_companies_updated,
    deleted: m.panel_companies_deleted,
    deleteTitle: ({ name }) => m.panel_delete_named({ name }),
    deleteQuestion: ({ name }) => m.panel_delete_text({ name }),
    deleteLabel: m.panel_companies_delete,
  },
  Details: CompanyDetails,
  form: {
    valuesOf: (item) => ({
      name: item?.name ?? "",
      taxNumber: item?.taxNumber ?? "",
      contactPerson: item?.contactPerson ?? "",
      email: item?.email ?? "",
      phone: item?.phone ?? "",
      address: item?.address ?? "",
      note: item?.note ?? "",
    }),
    Fields: CompanyFields,
    schema: companyFormSchema,
  },
};

function CompanyFields({ form }: RecordFieldsProps<Company, CompanyForm>) {
  return (
    <>
      <RecordField form={form} name="name" label={m.panel_companies_name()} dir="auto" required />
      <div className="grid gap-5 md:grid-cols-2">
        <RecordField
          form={form}
          name="taxNumber"
          label={m.panel_companies_tax_number()}
          hint={m.panel_companies_tax_number_hint()}
          inputMode="numeric"
          dir="ltr"
        />
        <RecordField
          form={form}
          name="contactPerson"
          label={m.panel_companies_person()}
          dir="auto"
        />
        <RecordField
          form={form}
          name="email"
          label={m.panel_detail_email()}
          type="email"
          dir="ltr"
        />
        <RecordField
          form={form}
          name="phone"
          label={m.panel_bulk_field_phone()}
          type="tel"
          dir="ltr"
        />
      </div>
      <RecordField form={form} name="address" label={m.panel_companies_address()} dir="auto" />
      <RecordText
        form={form}
        name="note"
        label={m.panel_companies_note()}
        hint={m.panel_companies_note_hint()}
      />
    </>
  );
}
