import { request } from "node:http";
import { finished } from "node:stream/promises";
import { setInterval } from "node:timers";

import type { Pool } from "pg";
import { to as copyTo } from "pg-copy-streams";

import { percentile } from "./measure.ts";

/**
 * The columns of the orders' CSV file for PostgreSQL's `copy`: without quoting, protection against
 * formulas, and sorting.
 */
const SAME_COLUMNS = `copy (
  select right(id, 8), first_name || ' ' || last_name, email, array_to_string(phone_numbers, ', '),
    product_title, coalesce(nullif(color_name, ''), color),
    concat_ws(', ', nullif(address_line1, ''), nullif(address_line2, ''),
      coalesce(nullif(typed_city, ''), city_name), nullif(postcode, ''),
      coalesce(nullif(typed_country, ''), country_name)),
    status, payment_method, total_fils / 1000.0, created_at
  from orders where deleted_at is null
) to stdout`;

const ROUNDS = 3;
const SAMPLE_MS = 100;

export interface CsvRate {
  /** Records per second of the CSV file and of PostgreSQL's `copy`: medians, measured in turns. */
  csv: number;
  copy: number;
  /** The memory of the shop's process at rest, and its maximum while sending the file, in MB. */
  restMegabytes: number;
  mostMegabytes: number;
}

/** Compares the export of all orders as CSV with `COPY … TO STDOUT` on the same server. */
export async function csvRate(
  shopUrl: string,
  { token, metricsToken }: { token: string; metricsToken: string },
  pool: Pool,
  count: number,
): Promise<CsvRate> {
  const rates = { csv: [] as number[], copy: [] as number[] };
  const memory = async () => {
    const answer = await fetch(`${shopUrl}/metrics`, {
      headers: { Authorization: `Bearer ${metricsToken}` },
    });
    const [, bytes] = /^process_resident_memory_bytes (\d+)$/m.exec(await answer.text())!;
    return Number(bytes) / 2 ** 20;
  };
  const restMegabytes = await memory();
  let mostMegabytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const sampling = setInterval(() => {
      void memory().then((now) => (mostMegabytes = Math.max(mostMegabytes, now)));
    }, SAMPLE_MS);
    rates.csv.push(count / (await seconds(() => exported(shopUrl, token))));
    clearInterval(sampling);
    rates.copy.push(count / (await seconds(() => copied(pool))));
  }
  const median = (all: number[]) =>
    percentile(
      all.sort((a, b) => a - b),
      0.5,
    );
  return { csv: median(rates.csv), copy: median(rates.copy), restMegabytes, mostMegabytes };
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Downloads the file without storing it. */
async function exported(shopUrl: string, token: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  request(
    `${shopUrl.replace("localhost", "127.0.0.1")}/api/v1/exports/nfc-orders.csv`,
    { headers: { Authorization: `Bearer ${token}` } },
    (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`The export answered ${response.statusCode}.`));
      response.resume().on("end", resolve).on("error", reject);
    },
  )
    .on("error", reject)
    .end();
  await promise;
}

async function copied(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const rows = client.query(copyTo(SAME_COLUMNS));
    rows.resume();
    await finished(rows);
  } finally {
    client.release();
  }
}
