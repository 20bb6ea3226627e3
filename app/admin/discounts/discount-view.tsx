import { m } from "#app/i18n/translations.ts";
import {
  discountCalls,
  discountFormSchema,
  type Discount,
  type DiscountForm,
} from "#shared/discounts/discount.ts";

import { ActiveBadge } from "../resource/active-badge.tsx";
import { momentColumn } from "../resource/common-columns.tsx";
import { CutText } from "../resource/cut-text.tsx";
import type { ResourceView } from "../resource/resource-view.ts";
import { columnHelper } from "../resource/table-columns.ts";
import { DiscountDetails } from "./discount-details.tsx";
import { DiscountFields } from "./discount-fields.tsx";
import { daysText, offText, usedText } from "./discount-labels.ts";

const column = columnHelper<Discount>();

export const discountView: ResourceView<Discount, DiscountForm> = {
  calls: discountCalls,
  list: {
    sorts: ["createdAt", "code", "endsOn", "usedCount"],
    defaultSort: "createdAt",
    filters: { isActive: ["true", "false"] },
  },
  columns: [
    ...column.columns([
      column.accessor("code", {
        id: "code",
        header: m.panel_discounts_code(),
        meta: { skeleton: "w-28" },
        cell: ({ getValue }) => <CutText className="max-w-60 font-label">{getValue()}</CutText>,
      }),
      column.accessor("percent", {
        id: "off",
        header: m.panel_discounts_off(),
        enableSorting: false,
        meta: { skeleton: "w-14", isFigure: true },
        cell: ({ row }) => offText(row.original),
      }),
      column.accessor("endsOn", {
        id: "endsOn",
        header: m.panel_discounts_valid(),
        meta: { skeleton: "w-32", className: "@max-[48rem]:hidden" },
        cell: ({ row }) => daysText(row.original),
      }),
      column.accessor("usedCount", {
        id: "usedCount",
        header: m.panel_discounts_used(),
        meta: { skeleton: "w-14", isFigure: true },
        cell: ({ row }) => usedText(row.original),
      }),
      column.accessor("isActive", {
        id: "isActive",
        header: m.panel_column_status(),
        enableSorting: false,
        meta: { skeleton: "w-16" },
        cell: ({ getValue }) => <ActiveBadge isActive={getValue()} />,
      }),
    ]),
    ...momentColumn<Discount, "createdAt">("createdAt", m.panel_column_created()),
  ],
  card: (discount) => ({
    title: <CutText>{discount.code}</CutText>,
    note: daysText(discount),
    badge: <ActiveBadge isActive={discount.isActive} />,
    detail: m.panel_discounts_used_times({ used: usedText(discount) }),
    figure: offText(discount),
  }),
  texts: {
    title: () => m.panel_screen("discounts"),
    search: m.panel_discounts_search,
    empty: m.panel_list_empty,
    emptyHint: m.panel_discounts_empty_hint,
    loadFailed: m.panel_discounts_load_failed,
    name: ({ code }) => code,
    add: () => m.panel_add("discounts"),
    edit: m.panel_discounts_edit,
    created: m.panel_discounts_created,
    updated: m.panel_discounts_updated,
    deleted: m.panel_discounts_deleted,
    deleteTitle: ({ code }) => m.panel_delete_named({ name: code }),
    deleteQuestion: ({ code }) => m.panel_delete_text({ name: code }),
    deleteLabel: m.panel_discounts_delete,
  },
  Details: DiscountDetails,
  form: {
    valuesOf: (item) => ({
      code: item?.code ?? "",
      percent: item?.percent ?? 10,
      amount: item?.amount ?? 0,
      startsOn: item?.startsOn ?? "",
      endsOn: item?.endsOn ?? "",
      mostUses: item?.mostUses ?? "",
      mostPerEmail: item?.mostPerEmail ?? "",
      smallestTotal: item?.smallestTotal ?? 0,
      product: item?.product ?? "",
      isActive: item?.isActive ?? true,
    }),
    Fields: DiscountFields,
    schema: discountFormSchema,
  },
};
