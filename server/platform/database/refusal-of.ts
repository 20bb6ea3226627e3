import { sql } from "drizzle-orm";

import type { ApiMessage } from "#shared/api-messages/api-message.ts";

import type { Db } from "./connect.ts";
import { messageOfCheck } from "./refusing-checks.ts";

/**
 * Runs `work` as a part of a transaction that goes on without it where a check of the database refuses it:
 * nothing of it is written then.
 * @returns what people are told of the refusal; undefined when the work is done
 */
export async function refusalOf(
  trx: Db,
  work: () => Promise<void>,
): Promise<ApiMessage | undefined> {
  await trx.execute(sql`savepoint tried`);
  try {
    await work();
  } catch (error) {
    const reported = messageOfCheck(error);
    // Of anything else the whole transaction ends.
    if (!reported) throw error;
    await trx.execute(sql`rollback to savepoint tried`);
    return reported;
  }
  await trx.execute(sql`release savepoint tried`);
  return undefined;
}
