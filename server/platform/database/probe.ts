import pg from "pg";

import { withinReadableTime } from "#server/platform/readable-time.ts";

import { receivedBy } from "./connections.ts";

/**
 * Runs a trivial query on a new connection. Rejects when the database sends nothing at all for so
 * long: one that answers others, or answers slowly, is there.
 * @param milliseconds in which this process could have read something
 * @param received how many bytes have come on other connections
 */
export async function probe(
  connection: pg.PoolConfig,
  milliseconds: number,
  received: () => number = () => 0,
): Promise<void> {
  const client = new pg.Client(connection);
  client.on("error", () => {});
  const ask = async () => {
    await client.connect();
    await client.query("select 1");
  };
  try {
    await withinReadableTime(milliseconds, ask(), () => received() + receivedBy(client));
  } catch (error) {
    if (!isOutOfConnections(error)) throw error;
  } finally {
    // A server that doesn't answer would not answer the farewell either.
    client.connection.stream.destroy();
  }
}

/** The server has no connection left for us, but answers on those that are open. */
const TOO_MANY_CONNECTIONS = "53300";

/** Whether the server refused a connection because it has none left. */
export function isOutOfConnections(error: unknown): boolean {
  return (error as Partial<pg.DatabaseError>).code === TOO_MANY_CONNECTIONS;
}
