import { csvCount, csvDay, csvMoney, csvText } from "#server/platform/database/lists/csv-text.ts";
import { tableResource, type ResourceParts } from "#server/platform/resource/table-resource.ts";
import { addonCalls } from "#shared/addons/addon-calls.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";

import { arabicMissing } from "./addon.store.ts";
import { addons } from "./addon.table.ts";

export const addonResource = (parts: ResourceParts) =>
  tableResource(parts, {
    calls: addonCalls,
    table: addons,
    entity: "addon",
    list: {
      sorts: { price: addons.priceFils },
      unsorted: ["createdAt"],
      filters: { arabicMissing },
      searched: [addons.title, addons.titleAr],
    },
    columnsOf: ({ price, ...form }) => ({
      ...form,
      optionsAr: form.optionsAr?.slice(0, form.options?.length ?? 0),
      priceFils: price === undefined ? undefined : filsFromJod(price),
    }),
    /** Options that stay keep their Arabic names, wherever in the list they now stand. */
    beforeChange: (row, { options, optionsAr }) => ({
      optionsAr:
        optionsAr?.slice(0, (options ?? row.options).length) ??
        options?.map((option) => row.optionsAr[row.options.indexOf(option)] ?? ""),
    }),
    csv: {
      ID: csvText(addons.id),
      Title: csvText(addons.title),
      Price: csvMoney(addons.priceFils),
      "Input Type": csvText(addons.inputType),
      "Options Count": csvCount(addons.options),
      "Created Date": csvDay(addons.createdAt),
    },
    besides: (row) => ({ price: jodFromFils(row.priceFils) }),
  });
