// `npm run bench [name…]`: measures the shop on this machine, by default its responses, and writes what
// came out at the end of docs/performance.md. `npm run bench all` runs every bench one after the other.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { argv, execPath } from "node:process";
import { fileURLToPath } from "node:url";

import { recordRun } from "./record-run.ts";

/** Each is the file of its name. */
const BENCHES = [
  "responses",
  "profiles",
  "pages",
  "order-dialog",
  "panel",
  "roster-scroll",
  "lists",
  "months",
  "orders",
  "csv",
  "growth",
  "walk",
  "pictures",
  "proofs",
  "teams",
  "overload",
];

const [name = "responses", ...options] = argv.slice(2);
if (name !== "all" && !BENCHES.includes(name)) {
  throw new Error(`There is no bench called ${name}, only ${BENCHES.join(", ")} and all.`);
}
for (const each of name === "all" ? BENCHES : [name]) {
  const file = fileURLToPath(new URL(`./${each}.ts`, import.meta.url));
  const bench = spawn(execPath, [file, each, ...options], {
    stdio: ["inherit", "pipe", "inherit"],
  });
  let output = "";
  bench.stdout.setEncoding("utf8").on("data", (text: string) => {
    process.stdout.write(text);
    output += text;
  });
  const [code] = (await once(bench, "close")) as [number | null];
  if (code !== 0) process.exitCode = code ?? 1;
  await recordRun([each, ...options].join(" "), output);
}
