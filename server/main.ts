// The shop, with the pages as they were built.
import { loadPages } from "./pages.ts";
import { runProcess } from "./run-shop.ts";

await runProcess(loadPages);
