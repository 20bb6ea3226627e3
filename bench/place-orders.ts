import type { Pool } from "pg";

import { multipart, orderFields } from "#server/testing/order-form.ts";

import type { ApiClient } from "./api-client.ts";
import { percentile } from "./measure.ts";

const AT_ONCE = 4;
const ROUNDS = 7;
const ROUND_MS = 2_000;

/**
 * Orders per second that a shop accepts from four clients that do nothing else, with and without
 * counts tables, measured in turns: the medians.
 */
export async function ordersPlacedPerSecond(
  api: ApiClient,
  pool: Pool,
): Promise<{ counted: number; uncounted: number }> {
  const countries = await api.get("/countries");
  const country = countries.data.data.find(({ name }: { name: string }) => name === "Jordan")._id;
  const cities = await api.get(`/cities/country/${country}`);
  const fields = orderFields({ country, city: cities.data.cities[0]._id });
  let placed = 0;

  async function round(): Promise<number> {
    const before = placed;
    const began = performance.now();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (performance.now() - began < ROUND_MS) {
          const lastName = `Customer of the bench ${placed++}`;
          await api.post("/orders", multipart({ ...fields, "personalInfo[lastName]": lastName }));
        }
      }),
    );
    return (placed - before) / ((performance.now() - began) / 1000);
  }

  const rates = { counted: [] as number[], uncounted: [] as number[] };
  await round();
  for (let i = 0; i < ROUNDS; i++) {
    await pool.query("alter table orders enable trigger count_inserts");
    rates.counted.push(await round());
    await pool.query("alter table orders disable trigger count_inserts");
    rates.uncounted.push(await round());
  }
  const median = (all: number[]) =>
    percentile(
      all.sort((a, b) => a - b),
      0.5,
    );
  return { counted: median(rates.counted), uncounted: median(rates.uncounted) };
}
