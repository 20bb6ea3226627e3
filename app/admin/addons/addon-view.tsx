import { m } from "#app/i18n/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import { addonCalls } from "#shared/addons/addon-calls.ts";
import { panelAddonSchema, type Addon } from "#shared/addons/addon.ts";
import { INPUT_TYPES } from "#shared/addons/input-types.ts";

import { idColumn, translationColumn, translationTexts } from "../resource/common-columns.tsx";
import { CutText } from "../resource/cut-text.tsx";
import { MissingTranslation } from "../resource/missing-translation.tsx";
import { reloadPage } from "../resource/reload-page.ts";
import type { ResourceView } from "../resource/resource-view.ts";
import { columnHelper } from "../resource/table-columns.ts";
import { AddonDetails, isArabicMissing, isOptionMissing, OptionSummary } from "./addon-details.tsx";
import { AddonFields, inStep, type AddonValues } from "./addon-fields.tsx";
import { INPUT_TYPE_LABELS } from "./addon-labels.ts";
import { addonPrice } from "./addon-price.ts";

const column = columnHelper<Addon>();

export const addonView: ResourceView<Addon, AddonValues> = {
  calls: addonCalls,
  onRetry: reloadPage,
  list: {
    sorts: ["createdAt", "title", "price"],
    defaultSort: "createdAt",
    filters: { inputType: INPUT_TYPES, arabicMissing: ["true", "false"] },
  },
  columns: [
    ...idColumn<Addon>(),
    ...translationColumn<Addon, "title">("title", m.panel_column_title()),
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
        cell: ({ getValue }) => <Badge>{INPUT_TYPE_LABELS[getValue()]()}</Badge>,
      }),
      column.accessor("options", {
        id: "options",
        header: m.panel_column_options(),
        enableSorting: false,
        meta: { skeleton: "w-32", className: "@max-[48rem]:hidden" },
        cell: ({ row: { original } }) => (
          <span className="grid max-w-[clamp(8rem,20cqw,16rem)] gap-0.5">
            <OptionSummary {...original} />
            {isOptionMissing(original) && <MissingTranslation locale="ar" />}
          </span>
        ),
      }),
    ]),
  ],
  card: (addon) => ({
    title: <CutText>{translationTexts(addon, "title").lead}</CutText>,
    note: <CutText>{translationTexts(addon, "title").others}</CutText>,
    badge: <Badge>{INPUT_TYPE_LABELS[addon.inputType]()}</Badge>,
    detail: <OptionSummary {...addon} />,
    figure: addonPrice(addon.price),
    missing: isArabicMissing(addon) ? ["ar"] : [],
  }),
  texts: {
    title: () => m.panel_screen("addons"),
    search: m.panel_addons_search,
    empty: m.panel_list_empty,
    emptyHint: m.panel_addons_empty_hint,
    loadFailed: m.panel_addons_load_failed,
    name: ({ title }) => title,
    add: () => m.panel_add("addons"),
    edit: m.panel_addon_edit,
    created: m.panel_addon_created,
    updated: m.panel_addon_updated,
    deleted: m.panel_addon_deleted,
    deleteTitle: (addon) => m.panel_delete_named({ name: translationTexts(addon, "title").lead }),
    deleteQuestion: (addon) => m.panel_delete_text({ name: translationTexts(addon, "title").lead }),
    deleteLabel: m.panel_addon_delete,
  },
  Details: AddonDetails,
  form: {
    valuesOf: (addon) => ({
      title: addon?.title ?? "",
      titleAr: addon?.titleAr ?? "",
      price: addon?.price ?? 0,
      inputType: addon?.inputType ?? "text",
      options: addon?.options ?? [],
      optionsAr: inStep(addon?.optionsAr ?? [], addon?.options.length ?? 0),
    }),
    Fields: AddonFields,
    schema: panelAddonSchema,
  },
};
