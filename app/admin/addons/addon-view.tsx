import type { z } from "zod";

import { m } from "#app/i18n/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import { addonCalls } from "#shared/addons/addon-calls.ts";
import {
  INPUT_TYPES,
  type Addon,
  type addonFormSchema,
  type InputType,
} from "#shared/addons/addon.ts";

import { idColumn, twinColumn } from "../resource/common-columns.tsx";
import { Detail, Details } from "../resource/details.tsx";
import { longMoment } from "../resource/display-date.ts";
import type { ResourceView } from "../resource/resource-view.ts";
import { columnHelper } from "../resource/table-columns.ts";
import { AddonFields } from "./addon-fields.tsx";
import { addonPrice } from "./addon-price.ts";

export type AddonValues = z.input<typeof addonFormSchema>;

/** How many options the table names before it counts them. */
const OPTIONS_SHOWN = 2;

const column = columnHelper<Addon>();

export const addonView: ResourceView<Addon, AddonValues, string, { inputType: InputType }> = {
  calls: addonCalls,
  list: {
    sorts: ["createdAt", "title", "price"],
    defaultSort: "createdAt",
    filters: { inputType: INPUT_TYPES },
  },
  columns: [
    ...idColumn<Addon>(),
    ...twinColumn<Addon, "title">("title", m.panel_column_title()),
    ...column.columns([
      column.accessor("price", {
        id: "price",
        header: m.panel_column_price(),
        meta: { skeleton: "w-14", isFigure: true },
        cell: ({ getValue }) => addonPrice(getValue()),
      }),
      column.accessor("inputType", {
        id: "inputType",
        header: m.panel_column_input_type(),
        enableSorting: false,
        meta: { skeleton: "w-14" },
        cell: ({ getValue }) => <Badge>{getValue()}</Badge>,
      }),
      column.accessor("options", {
        id: "options",
        header: m.panel_column_options(),
        enableSorting: false,
        meta: { skeleton: "w-32", className: "@max-[48rem]:hidden" },
        cell: ({ getValue }) => <OptionSummary options={getValue()} />,
      }),
    ]),
  ],
  card: (addon) => ({
    title: <bdi>{addon.title}</bdi>,
    note: <bdi>{addon.titleAr}</bdi>,
    badge: <Badge>{addon.inputType}</Badge>,
    detail: <OptionSummary options={addon.options} />,
    figure: addonPrice(addon.price),
  }),
  words: {
    title: m.panel_nav_addons,
    search: m.panel_addons_search,
    empty: m.panel_list_empty,
    emptyHint: m.panel_addons_empty_hint,
    loadFailed: m.panel_addons_load_failed,
    name: ({ title }) => title,
    add: m.panel_addon_add,
    addTitle: m.panel_addon_add,
    edit: m.panel_addon_edit,
    editTitle: m.panel_addon_edit,
    created: m.panel_addon_created,
    updated: m.panel_addon_updated,
    deleted: m.panel_addon_deleted,
    deleteTitle: ({ title }) => m.panel_delete_named({ name: title }),
    deleteQuestion: ({ title }) => m.panel_delete_text({ name: title }),
    deleteLabel: m.panel_addon_delete,
    saveFailed: { title: m.panel_update_failed, text: m.panel_save_failed },
    deleteFailed: { title: m.panel_delete_failed_title, text: m.panel_delete_failed },
  },
  Details: AddonDetails,
  form: {
    valuesOf: (addon) => ({
      title: addon?.title ?? "",
      price: addon?.price ?? 0,
      inputType: addon?.inputType ?? "text",
      options: addon?.options ?? [],
    }),
    Fields: AddonFields,
  },
};

function OptionSummary({ options }: { options: readonly string[] }) {
  const more = options.length - OPTIONS_SHOWN;
  return (
    <span className="block max-w-64 truncate text-ink-2">
      <bdi>{options.slice(0, OPTIONS_SHOWN).join(", ")}</bdi>
      {more > 0 && ` ${m.panel_options_more({ count: more })}`}
    </span>
  );
}

function AddonDetails({ item }: { item: Addon }) {
  return (
    <Details>
      <Detail label={m.panel_column_title()}>{item.title}</Detail>
      <Detail label={m.panel_field_title_ar()}>{item.titleAr}</Detail>
      <Detail label={m.panel_column_price()}>{addonPrice(item.price)}</Detail>
      <Detail label={m.panel_column_input_type()}>{item.inputType}</Detail>
      <Detail label={m.panel_column_options()}>{item.options.join(", ")}</Detail>
      <Detail label={m.panel_column_created()}>{longMoment(item.createdAt)}</Detail>
    </Details>
  );
}
