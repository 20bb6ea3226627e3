// `npm run bench [pages|lists|csv]`: measures the shop on this machine; by default the pages.
import { argv } from "node:process";

const BENCHES = new Map([
  ["pages", () => import("./landing.ts")],
  ["lists", () => import("./lists.ts")],
  ["csv", () => import("./csv.ts")],
]);

const [name = "pages"] = argv.slice(2);
const bench = BENCHES.get(name);
if (!bench)
  throw new Error(`There is no bench called ${name}, only ${[...BENCHES.keys()].join(", ")}.`);
await bench();
