// `npm run bench pictures`: fifty orders at once, each with two pictures of 49 megapixels, a drawing
// and a photo: the memory of the shop's process and of that for pictures together (limit: 500 MB),
// and how long refusals take (limit: 5 s).
import { execFile } from "node:child_process";
import { openAsBlob } from "node:fs";
import { mkdtempDisposable, readdir, readFile, readlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { multipart, orderFields } from "#server/testing/order-form.ts";
import { blackPng } from "#server/testing/png.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";

import { startShop } from "../e2e/running-shop.ts";

const ORDERS = 50;
const MB = 1024 * 1024;
/** In a process of its own, because making the photo takes memory. */
const MAKE_PHOTO = `import sharp from "sharp";
const noise = { type: "gaussian", mean: 128, sigma: 20 };
await sharp({ create: { width: 7000, height: 7000, channels: 3, background: "black", noise } })
  .jpeg({ quality: 40 }).toFile(process.argv[1]);`;

await using folder = await mkdtempDisposable(join(tmpdir(), "naqra-bench-"));
const file = join(folder.path, "photo.jpg");
await promisify(execFile)(process.execPath, ["--input-type=module", "-e", MAKE_PHOTO, file]);
// Read while it is sent, so that the sender takes little memory.
const photo = await openAsBlob(file);
const drawing = blackPng(7000, 7000);

await using shop = await startShop({ TRUSTED_PROXIES: "127.0.0.1" });
let most = 0;
const watching = setInterval(() => void lookAtMemory(), 100);
const answers = await Promise.all(Array.from({ length: ORDERS }, (_, index) => place(index)));
clearInterval(watching);

const placed = answers.filter(({ status }) => status === 201);
const refused = answers.filter(({ status }) => status === 503);
const slowestRefusal = longest(refused);
console.log(`
${placed.length} orders of ${ORDERS} are placed, the last after ${longest(placed).toFixed(1)} s; ${refused.length} are refused, the last after
${slowestRefusal.toFixed(1)} s. The photo has ${(photo.size / MB).toFixed(1)} MB. Both processes had ${Math.round(most / MB)} MB at most.`);
process.exitCode = most > 500 * MB || slowestRefusal > 5 ? 1 : 0;

async function place(index: number) {
  const fields = {
    ...orderFields({ country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID }),
    "deliveryInfo[typedCountry]": "Land",
    "deliveryInfo[typedCity]": "Town",
    "cardDesign[nameOnCard]": `Example ${index}`,
    paymentMethod: "online",
  };
  const body = multipart(fields, [{ field: "companyLogo", name: "logo.png", bytes: drawing }]);
  body.append("despositeTransactionImg", photo, "receipt.jpg");
  const headers = { "X-Forwarded-For": `203.0.${index}.1` };
  const began = performance.now();
  const { status } = await fetch(`${shop.url}/api/v1/orders`, { method: "POST", body, headers });
  return { status, seconds: (performance.now() - began) / 1000 };
}

function longest(of: typeof answers): number {
  return Math.max(0, ...of.map(({ seconds }) => seconds));
}

async function lookAtMemory() {
  const processes = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const sizes = await Promise.all(processes.map(memoryOfOurs));
  most = Math.max(
    most,
    sizes.reduce((sum, bytes) => sum + bytes, 0),
  );
}

/** In bytes; 0 for any other process. */
async function memoryOfOurs(pid: string): Promise<number> {
  const about = (file: string) => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "");
  const isOurs =
    /server\/main\.ts|picture-worker\.ts/.test(await about("cmdline")) &&
    (await readlink(`/proc/${pid}/cwd`).catch(() => "")) === process.cwd();
  if (!isOurs) return 0;
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(await about("status"))?.[1] ?? 0) * 1024;
}
