// Runs the shop with its pages straight from their sources (`npm run dev`).
import { runProcess } from "../server/run-shop.ts";
import { openDevPages } from "./dev-pages.ts";

await runProcess(openDevPages);
