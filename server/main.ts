// Runs the shop with the built pages.
import { loadPages } from "./pages.ts";
import { runProcess } from "./run-shop.ts";

await runProcess(loadPages);
