import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));
const FILE = `${PROJECT}docs/performance.md`;

/**
 * Writes what a bench printed at the end of docs/performance.md, in place of what it printed there the
 * last time, with the day and how busy the machine was: figures of a busy one are no proof of anything.
 * @param run the name of the bench, with its options
 * @param output Markdown; lines before the first table or heading are left out
 */
export async function recordRun(run: string, output: string): Promise<void> {
  const tables = output.slice(Math.max(0, output.search(/^[|#]/m)));
  if (!/^\|/m.test(tables)) return;
  const [load = 0] = loadavg();
  const heading = `### \`npm run bench ${run}\`\n`;
  const block = [
    heading,
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${availableParallelism()} cores; mean load of the last minute, the bench included: ${load.toFixed(1)}.\n`,
    // Below the heading of the run.
    `${tables.replaceAll(/^#+/gm, "####").trim()}\n`,
  ].join("\n");
  const sections = (await readFile(FILE, "utf8")).split(/^(?=### )/m);
  const own = sections.findIndex((section) => section.startsWith(heading));
  if (own < 0) sections.push(`\n${block}`);
  else sections[own] = `${block}\n`;
  await writeFile(FILE, sections.join(""));
  await promisify(execFile)(`${PROJECT}node_modules/.bin/oxfmt`, [FILE], { cwd: PROJECT });
}
