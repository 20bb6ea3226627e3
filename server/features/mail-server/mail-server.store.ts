import type { Db } from "#server/platform/database/connect.ts";

import { mailServers } from "./mail-server.table.ts";

export type MailServerRow = Pick<
  typeof mailServers.$inferSelect,
  "host" | "port" | "security" | "user" | "password" | "sender" | "updatedAt"
>;

/** Before staff have set one. */
const NONE: MailServerRow = {
  host: "",
  port: 587,
  security: "starttls",
  user: "",
  password: "",
  sender: "",
  updatedAt: new Date(0),
};

export function mailServerStore(db: Db) {
  return {
    async find(): Promise<MailServerRow> {
      const [row] = await db.select().from(mailServers);
      return row ?? NONE;
    },

    /** Locked until the transaction ends. */
    async findForUpdate(): Promise<MailServerRow> {
      await db.insert(mailServers).values(NONE).onConflictDoNothing();
      const [row] = await db.select().from(mailServers).for("update");
      return row!;
    },

    async update(changes: Partial<MailServerRow>): Promise<MailServerRow> {
      const [row] = await db
        .update(mailServers)
        .set({ ...changes, updatedAt: new Date() })
        .returning();
      return row!;
    },
  };
}
