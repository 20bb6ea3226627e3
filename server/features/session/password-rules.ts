import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Database } from "#server/platform/database/connect.ts";

import { mustBeGoodPassword } from "./password-policy.ts";

/** The rules for passwords that people of this shop choose. */
export function passwordRules(database: Pick<Database, "db">) {
  return {
    /** @throws a 400 for one that others would guess */
    async mustBeGood(password: string, { name, email }: { name: string; email: string }) {
      const shop = await settingsStore(database.db).find();
      const names = [name, email, shop?.shopName ?? "", shop?.shopNameAr ?? ""];
      await mustBeGoodPassword(password, names);
    },
  };
}
