import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtempDisposable, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { expect } from "@playwright/test";

import { freePort } from "#server/testing/test-cluster.ts";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));

/** A busy machine needs minutes to load all sources, in milliseconds. */
const STARTING = 300_000;

/** Folders that are not copied: generated or unused ones. */
const LEFT_OUT = /^(\.git|\.react-router|node_modules|build|data|docs|e2e|test-results)(\/|$)/;

/** A shop in development mode, in a copy of the project. */
export interface DevShop extends AsyncDisposable {
  url: string;
  /** Changes a source file like an editor. */
  edit(file: string, from: string, to: string): Promise<void>;
  /** Resolves once it has printed `text` `times` times. */
  says(text: string, times: number): Promise<void>;
}

/** Starts `npm run dev` on an empty data folder and waits until it is open. */
export async function startDevShop(...args: string[]): Promise<DevShop> {
  await using undo = new AsyncDisposableStack();
  const folder = undo.use(await mkdtempDisposable(join(tmpdir(), "naqra-dev-")));
  const copy = join(folder.path, "project");
  await cp(PROJECT, copy, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(relative(PROJECT, path)),
  });
  await symlink(join(PROJECT, "node_modules"), join(copy, "node_modules"));
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: join(folder.path, "data"), LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, ["scripts/dev.mjs", ...args], {
    cwd: copy,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  undo.defer(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  let reported = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => (reported += chunk));
  }
  const says = (text: string, times: number) =>
    expect(() => {
      if (reported.split(text).length - 1 !== times) throw new Error(reported);
    }).toPass({ timeout: STARTING });
  await says("The shop is open.", 1);

  const resources = undo.move();
  return {
    url: `http://localhost:${port}`,
    async edit(file, from, to) {
      const text = await readFile(join(copy, file), "utf8");
      expect(text).toContain(from);
      await writeFile(join(copy, file), text.replace(from, to));
    },
    says,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}
