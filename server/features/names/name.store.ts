import { sql } from "drizzle-orm";

import { addons } from "#server/features/addons/addon.table.ts";
import { cardDesigns, products } from "#server/features/catalog/product.table.ts";
import { cities, countries } from "#server/features/delivery/location.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { NAME_KINDS, type NameKind, type Names } from "#shared/names/name-calls.ts";

/** Enough for every city of the world that a shop delivers to by name. */
const MOST = 20_000;

/** The shop's names in both languages, also those that are deleted: orders still name them. */
export function nameStore(db: Db) {
  return {
    async read(): Promise<Names> {
      const { rows } = await db.execute<{ kind: NameKind; name: string; name_ar: string }>(sql`
        select kind, name, name_ar from (
          select 'product' as kind, ${products.title} as name, ${products.titleAr} as name_ar,
            false as is_deleted
          from ${products}
          union all
          select 'color', ${cardDesigns.colorName}, ${cardDesigns.colorNameAr}, false
          from ${cardDesigns}
          union all
          select 'addon', ${addons.title}, ${addons.titleAr}, ${addons.deletedAt} is not null
          from ${addons}
          union all
          select 'option', each.name, each.name_ar, ${addons.deletedAt} is not null
          from ${addons}, unnest(${addons.options}, ${addons.optionsAr}) as each (name, name_ar)
          union all
          select 'country', ${countries.name}, ${countries.nameAr}, ${countries.deletedAt} is not null
          from ${countries}
          union all
          select 'city', ${cities.name}, ${cities.nameAr}, ${cities.deletedAt} is not null
          from ${cities}
        ) as names
        where name <> '' and name_ar <> ''
        order by is_deleted desc
        limit ${MOST}
      `);
      const names = Object.fromEntries(
        NAME_KINDS.map((kind) => [kind, new Map<string, string>()]),
      ) as Record<NameKind, Map<string, string>>;
      // Of two with one name, what is still there comes last and stays.
      for (const { kind, name, name_ar: arabic } of rows) names[kind].set(name, arabic);
      return Object.fromEntries(
        NAME_KINDS.map((kind) => [kind, Object.fromEntries(names[kind])]),
      ) as Names;
    },
  };
}
export type NameStore = ReturnType<typeof nameStore>;
