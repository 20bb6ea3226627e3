// `npm run bench responses`: the number of responses per second for cached pages and lists, compared to a
// bare Node server that sends the same bytes.
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

import { startShop } from "../e2e/running-shop.ts";
import { COMPARED, compareWithBare } from "./compare-with-bare.ts";

/** Each with the share of the bare server's rate that is required. */
const CASES = [
  { name: "Landing page", path: "/", aim: 0.75 },
  { name: "Product page", path: "/product", aim: 0.75 },
  { name: "Testimonials", path: "/api/v1/testimonials", aim: 0.65 },
  { name: "One product", path: `/api/v1/products/${MAIN_PRODUCT_ID}`, aim: 0.65 },
];

console.log("Starting a shop …");
await using shop = await startShop({ LOG_LEVEL: "info" });
const url = new URL(shop.url.replace("localhost", "127.0.0.1"));
const isHeld = [];
console.log(COMPARED);
for (const { name, path, aim } of CASES)
  isHeld.push(await compareWithBare(name, new URL(path, url), aim));
process.exitCode = isHeld.every(Boolean) ? 0 : 1;
