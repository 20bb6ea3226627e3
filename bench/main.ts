// `npm run bench [responses|profiles|pages|order-dialog|lists|orders|csv|walk|pictures|overload]`: measures the shop on this
// machine; by default its responses.
import { argv } from "node:process";

const BENCHES = new Map([
  ["responses", () => import("./responses.ts")],
  ["profiles", () => import("./profiles.ts")],
  ["pages", () => import("./pages.ts")],
  ["order-dialog", () => import("./order-dialog.ts")],
  ["lists", () => import("./lists.ts")],
  ["orders", () => import("./orders.ts")],
  ["csv", () => import("./csv.ts")],
  ["walk", () => import("./walk.ts")],
  ["pictures", () => import("./pictures.ts")],
  ["overload", () => import("./overload.ts")],
]);

const [name = "responses"] = argv.slice(2);
const bench = BENCHES.get(name);
if (!bench)
  throw new Error(`There is no bench called ${name}, only ${[...BENCHES.keys()].join(", ")}.`);
await bench();
