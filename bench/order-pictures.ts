import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import sharp from "sharp";

import type { OrderFields } from "#server/testing/order-form.ts";
import { noisePng } from "#server/testing/png.ts";

import { stayOnCore } from "./cores.ts";
import { median } from "./measure.ts";
import { ordersPerSecond } from "./order-load.ts";

const ROUNDS = 5;
const ROUND_MS = 4_000;
/** While one of their orders waits for its pictures, the forms of the others are read. */
const CLIENTS = 4;

/** Per second, the median of all rounds. */
interface Rates {
  orders: number;
  /** Logo and receipt, each written anew by the picture library alone. */
  pairs: number;
}

/**
 * Orders with a logo of 300 kB and a receipt that a shop accepts, in turns with what the picture library
 * alone does with such pictures on the same core.
 */
export async function ratesWithPictures(
  url: URL,
  fields: OrderFields,
  core: number,
): Promise<Rates> {
  // 300 kB in as few pixels as can be: of others the library has more work, and the rest has as much.
  const [logo, receipt] = await Promise.all([noisePng(320, 320), screenshot()]);
  await using folder = await mkdtempDisposable(join(tmpdir(), "naqra-bench-"));
  await writeFile(join(folder.path, "logo.png"), logo);
  await writeFile(join(folder.path, "receipt.jpg"), receipt);
  const bare = fork(fileURLToPath(new URL("bare-pictures.ts", import.meta.url)), [folder.path]);
  await once(bare, "message");
  stayOnCore(core, bare.pid);

  const paid = { ...fields, paymentMethod: "online" };
  const pictures = [
    { field: "companyLogo", name: "logo.png", bytes: logo },
    { field: "despositeTransactionImg", name: "receipt.jpg", bytes: receipt },
  ];
  const load = { clients: CLIENTS, pictures };
  await ordersPerSecond(url, paid, { ...load, ms: ROUND_MS / 4 });
  const rates = { orders: [] as number[], pairs: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    bare.send(ROUND_MS / 2);
    rates.pairs.push(((await once(bare, "message")) as [number])[0]);
    rates.orders.push(await ordersPerSecond(url, paid, { ...load, ms: ROUND_MS }));
  }
  bare.disconnect();
  return { orders: median(rates.orders), pairs: median(rates.pairs) };
}

/** A receipt as phones show it. */
function screenshot(): Promise<Buffer> {
  const lines = Array.from({ length: 24 }, (_, index) => {
    const y = 160 + index * 70;
    return `<rect x="80" y="${y}" width="${300 + ((index * 137) % 600)}" height="34" rx="6" fill="#333"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920"><rect width="1080" height="1920" fill="#f4f4f6"/>${lines.join("")}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}
