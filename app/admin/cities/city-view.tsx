import { m } from "#app/i18n/translations.ts";
import { MOVABLE } from "#app/ui/movable-rows.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { cityCalls } from "#shared/delivery/location-calls.ts";
import type { City } from "#shared/delivery/location.ts";
import { isOtherCountry } from "#shared/delivery/other-country.ts";
import { idSchema } from "#shared/id-schema.ts";

import { nameOf } from "../names/names.ts";
import { ActiveBadge } from "../resource/active-badge.tsx";
import {
  idColumn,
  listedColumns,
  translationColumn,
  translationTexts,
} from "../resource/common-columns.tsx";
import { CutText } from "../resource/cut-text.tsx";
import { missingIn } from "../resource/missing-translation.tsx";
import { reloadPage } from "../resource/reload-page.ts";
import type { ResourceView } from "../resource/resource-view.ts";
import { columnHelper } from "../resource/table-columns.ts";
import { CityFields, type CityValues } from "./city-fields.tsx";

const column = columnHelper<City>();
const isId = (text: string): text is string => idSchema.safeParse(text).success;

export const cityView: ResourceView<City, CityValues> = {
  calls: cityCalls,
  onRetry: reloadPage,
  isProtected: ({ country }) => isOtherCountry(country),
  // The sort by country shows the cities of each country in display order.
  position: {
    call: cityCalls.position,
    sort: "country",
    groupOf: ({ country }) => country._id,
    parts: MOVABLE,
  },
  list: {
    sorts: ["displayOrder", "name", "country", "deliveryFee", "createdAt"],
    defaultSort: "country",
    filters: {
      country: isId,
      isActive: ["true", "false"],
      arabicMissing: ["true", "false"],
    },
  },
  columns: [
    ...idColumn<City>(),
    ...translationColumn<City, "name">("name", m.panel_column_name(), {
      // The months' names are longer in Arabic.
      widest: "max-w-[clamp(9rem,22cqw,20rem)] rtl:max-w-[clamp(9rem,20cqw,20rem)]",
    }),
    ...column.columns([
      column.accessor("country.name", {
        id: "country",
        header: m.panel_column_country(),
        meta: { skeleton: "w-24" },
        cell: ({ row: { original } }) => (
          <span className="flex max-w-[clamp(5rem,10cqw,16rem)] gap-1.5">
            <CutText>{nameOf("country", original.country.name)}</CutText>
            <span className="text-ink-2">{original.country.code}</span>
          </span>
        ),
      }),
      column.accessor("deliveryFee", {
        id: "deliveryFee",
        header: m.panel_column_fee(),
        meta: { skeleton: "w-14", isFigure: true },
        cell: ({ getValue }) => formatPrice(getValue()),
      }),
    ]),
    ...listedColumns<City>(),
  ],
  card: (city) => ({
    title: <CutText>{translationTexts(city, "name").lead}</CutText>,
    note: <CutText>{nameOf("country", city.country.name)}</CutText>,
    badge: <ActiveBadge isActive={city.isActive} />,
    detail: <CutText>{translationTexts(city, "name").others}</CutText>,
    figure: formatPrice(city.deliveryFee),
    missing: missingIn(city, ["name"]),
  }),
  texts: {
    title: () => m.panel_screen("cities"),
    search: m.panel_cities_search,
    empty: m.panel_list_empty,
    emptyHint: m.panel_cities_empty_hint,
    loadFailed: m.panel_cities_load_failed,
    name: ({ name }) => name,
    add: () => m.panel_add("cities"),
    edit: m.panel_city_edit,
    created: m.panel_city_created,
    updated: m.panel_city_updated,
    deleted: m.panel_city_deleted,
    deleteTitle: (city) => m.panel_delete_named({ name: translationTexts(city, "name").lead }),
    deleteQuestion: (city) => m.panel_delete_text({ name: translationTexts(city, "name").lead }),
    deleteLabel: m.panel_city_delete,
  },
  form: {
    valuesOf: (city) => ({
      name: city?.name ?? "",
      nameAr: city?.nameAr ?? "",
      country: city?.country._id ?? "",
      deliveryFee: city?.deliveryFee ?? 0,
      displayOrder: city?.displayOrder ?? 0,
      isActive: city?.isActive ?? true,
    }),
    Fields: CityFields,
  },
};
