import type { Db } from "#server/database/connect.ts";

import { subscribers } from "./subscriber.table.ts";

export function subscriberStore(db: Db) {
  return {
    /** False when the address is subscribed already, however it was typed. */
    async add(email: string): Promise<boolean> {
      const added = await db
        .insert(subscribers)
        .values({ email })
        .onConflictDoNothing()
        .returning({ id: subscribers.id });
      return added.length > 0;
    },
  };
}
