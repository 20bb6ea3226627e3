import type { z } from "zod";

import { m } from "#app/i18n/translations.ts";
import { MOVABLE } from "#app/ui/movable-rows.tsx";
import { countryCalls } from "#shared/delivery/location-calls.ts";
import type { countryFormSchema } from "#shared/delivery/location-form.ts";
import type { Country } from "#shared/delivery/location.ts";
import { isOtherCountry } from "#shared/delivery/other-country.ts";

import { ActiveBadge } from "../resource/active-badge.tsx";
import {
  idColumn,
  listedColumns,
  translationColumn,
  translationTexts,
} from "../resource/common-columns.tsx";
import { CutText } from "../resource/cut-text.tsx";
import { missingIn } from "../resource/missing-translation.tsx";
import { ListedFields, RecordField } from "../resource/record-fields.tsx";
import { reloadPage } from "../resource/reload-page.ts";
import type { RecordFieldsProps, ResourceView } from "../resource/resource-view.ts";
import { columnHelper } from "../resource/table-columns.ts";
import { TranslationFields } from "../resource/translation-fields.tsx";

type CountryValues = z.input<typeof countryFormSchema>;

const column = columnHelper<Country>();

export const countryView: ResourceView<Country, CountryValues> = {
  calls: countryCalls,
  onRetry: reloadPage,
  isProtected: isOtherCountry,
  position: { call: countryCalls.position, sort: "displayOrder", parts: MOVABLE },
  list: {
    sorts: ["displayOrder", "name", "code", "createdAt"],
    defaultSort: "displayOrder",
    filters: { isActive: ["true", "false"], arabicMissing: ["true", "false"] },
  },
  columns: [
    ...idColumn<Country>(),
    ...translationColumn<Country, "name">("name", m.panel_column_name()),
    ...column.columns([
      column.accessor("code", {
        id: "code",
        header: m.panel_column_code(),
        meta: { skeleton: "w-10" },
      }),
    ]),
    ...listedColumns<Country>(),
  ],
  card: (country) => ({
    title: <CutText>{translationTexts(country, "name").lead}</CutText>,
    note: country.code,
    badge: <ActiveBadge isActive={country.isActive} />,
    detail: m.panel_country_cities({ count: country.citiesCount }),
    figure: country.displayOrder,
    missing: missingIn(country, ["name"]),
  }),
  texts: {
    title: () => m.panel_screen("countries"),
    search: m.panel_countries_search,
    empty: m.panel_list_empty,
    emptyHint: m.panel_countries_empty_hint,
    loadFailed: m.panel_countries_load_failed,
    name: ({ name }) => name,
    add: () => m.panel_add("countries"),
    edit: m.panel_country_edit,
    created: m.panel_country_created,
    updated: m.panel_country_updated,
    deleted: m.panel_country_deleted,
    deleteTitle: (country) =>
      m.panel_delete_named({ name: translationTexts(country, "name").lead }),
    deleteQuestion: (country) =>
      m.panel_country_delete_text({ name: translationTexts(country, "name").lead }),
    deleteLabel: m.panel_country_delete,
  },
  form: {
    valuesOf: (country) => ({
      name: country?.name ?? "",
      nameAr: country?.nameAr ?? "",
      code: country?.code ?? "",
      displayOrder: country?.displayOrder ?? 0,
      isActive: country?.isActive ?? true,
    }),
    Fields: CountryFields,
  },
};

function CountryFields({ form }: RecordFieldsProps<Country, CountryValues>) {
  return (
    <>
      <TranslationFields
        form={form}
        name="name"
        labels={{ en: m.panel_column_name(), ar: m.panel_field_name_ar() }}
      />
      <RecordField
        form={form}
        name="code"
        label={m.panel_column_code()}
        className="uppercase"
        dir="ltr"
        autoCapitalize="characters"
        required
      />
      <ListedFields form={form} />
    </>
  );
}
