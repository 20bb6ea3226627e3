// A process of its own, so that it measures the shop and not the load: asks for /healthz, a page in the
// cache and something that is in no cache, ten times a second each, until it is told to stop; for the
// first also on new connections.
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { setPriority } from "node:os";
import { argv } from "node:process";

import { percentile } from "./measure.ts";

const EVERY_MS = 100;
/** So many in a row are answered soon when a shop is itself again. */
const IN_A_ROW = 5;
const SOON_MS = 100;

const [url = "", pid = ""] = argv.slice(2);
const agent = new Agent({ keepAlive: true });
try {
  setPriority(-10);
} catch {
  // Only for the system's administrator.
}

const times = { health: [] as number[], healthAnew: [] as number[], page: [] as number[] };
let memory = 0;
let inARow = 0;
let isItselfSince = Infinity;
let calmFrom = Infinity;

function ask(
  path: string,
  agentOrNone: Agent | false = agent,
): Promise<{ status: number; ms: number }> {
  const asked = performance.now();
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, ms: performance.now() - asked });
    get(url + path, { agent: agentOrNone }, (response) => {
      response.resume().on("error", failed);
      response.on("end", () =>
        resolve({ status: response.statusCode!, ms: performance.now() - asked }),
      );
    }).on("error", failed);
  });
}

async function askUncached(): Promise<void> {
  const { status, ms } = await ask(`/api/v1/products/${randomBytes(12).toString("hex")}`);
  if (performance.now() < calmFrom) return;
  const isFine = status !== 0 && status !== 503 && ms <= SOON_MS;
  inARow = isFine ? inARow + 1 : 0;
  if (inARow === IN_A_ROW) isItselfSince = Math.min(isItselfSince, performance.now());
}

const timer = setInterval(() => {
  void ask("/healthz").then(({ ms }) => times.health.push(ms));
  void ask("/healthz", false).then(({ ms }) => times.healthAnew.push(ms));
  void ask("/").then(({ ms }) => times.page.push(ms));
  void askUncached();
  void readFile(`/proc/${pid}/status`, "utf8").then((status) => {
    memory = Math.max(memory, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  });
}, EVERY_MS);

function figures() {
  const sorted = (all: number[]) => all.toSorted((a, b) => a - b);
  return {
    health: percentile(sorted(times.health), 0.99),
    healthAnew: percentile(sorted(times.healthAnew), 0.99),
    page: percentile(sorted(times.page), 0.99),
    memory,
    secondsUntilItself: (isItselfSince - calmFrom) / 1000,
  };
}
export type WatchFigures = ReturnType<typeof figures>;

process.on("message", (message) => {
  // The flood is over.
  if (message === "calm") calmFrom = performance.now();
  if (message === "stop") {
    clearInterval(timer);
    process.send!(figures(), () => process.exit());
  }
});
process.send!("ready");
