import type { ExternalDatabase } from "./external-database.ts";

/** Which acknowledged orders are not there, and which are there more than once, by name. */
export async function lostAndDoubled(
  { rows }: Pick<ExternalDatabase, "rows">,
  acknowledged: ReadonlyMap<string, string>,
  prefix = "Load",
): Promise<{ lost: string[]; doubled: string[] }> {
  const stored = await rows<{ id: string; name: string }>(
    "select id, last_name as name from orders where last_name like $1",
    [`${prefix} %`],
  );
  const byName = Map.groupBy(stored, ({ name }) => name);
  return {
    lost: [...acknowledged]
      .filter(([name, id]) => !byName.get(name)?.some((order) => order.id === id))
      .map(([name]) => name),
    doubled: [...byName].filter(([, orders]) => orders.length > 1).map(([name]) => name),
  };
}
