// `npm run bench responses`: the number of responses per second for the landing page, compared to a
// bare Node server that sends the same bytes.
import { startShop } from "../e2e/running-shop.ts";
import { compareWithBare } from "./compare-with-bare.ts";

console.log("Starting a shop …");
await using shop = await startShop({ LOG_LEVEL: "info" });
const isHeld = await compareWithBare(
  "Landing page",
  new URL(shop.url.replace("localhost", "127.0.0.1")),
);
process.exitCode = isHeld ? 0 : 1;
