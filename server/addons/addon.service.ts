import type { Database } from "#server/database/connect.ts";
import { staffWrites } from "#server/database/staff-writes.ts";
import type { AddonForm } from "#shared/addons/addon.ts";
import { filsFromJod } from "#shared/money.ts";
import type { User } from "#shared/session/session.ts";

import { addonStore } from "./addon.store.ts";
import { addons } from "./addon.table.ts";

export function addonService(database: Database) {
  const writes = staffWrites(database, addons, { entity: "addon", label: "Addon" });
  return {
    list: addonStore(database.db).list,

    create: ({ price, ...form }: AddonForm, by: User) =>
      writes.create({ ...form, priceFils: filsFromJod(price) }, by),

    change: (id: string, { price, ...form }: Partial<AddonForm>, by: User) =>
      writes.update(
        id,
        { ...form, ...(price === undefined ? {} : { priceFils: filsFromJod(price) }) },
        by,
      ),

    remove: (id: string, by: User) => writes.remove(id, by),
  };
}
