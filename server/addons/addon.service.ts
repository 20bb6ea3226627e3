import type { Database } from "#server/database/connect.ts";
import { staffWrites } from "#server/database/staff-writes.ts";
import type { AddonForm } from "#shared/addons/addon.ts";
import { filsFromJod } from "#shared/money.ts";
import type { User } from "#shared/session/session.ts";

import { addonStore } from "./addon.store.ts";
import { addons } from "./addon.table.ts";

export function addonService(database: Database) {
  const store = addonStore(database.db);
  const writes = staffWrites(database, addons, { entity: "addon", label: "Addon" });
  return {
    list: store.list,

    create: ({ price, ...form }: AddonForm, by: User) =>
      writes.create({ ...form, priceFils: filsFromJod(price) }, by),

    /** Options that stay keep their Arabic names, wherever in the list they now stand. */
    async change(id: string, { price, ...form }: Partial<AddonForm>, by: User) {
      const [before] = form.options ? await store.findAll([id]) : [];
      const optionsAr = form.options?.map(
        (option) => before?.optionsAr[before.options.indexOf(option)] ?? "",
      );
      const priceFils = price === undefined ? undefined : filsFromJod(price);
      return writes.update(id, { ...form, optionsAr, priceFils }, by);
    },

    remove: (id: string, by: User) => writes.remove(id, by),
  };
}
