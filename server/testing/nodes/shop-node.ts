import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";

import { SERVER } from "../../../scripts/setup/pages.mjs";
import { inProject, NODE, projectEnvironment } from "../../../scripts/setup/project.mjs";
import { freePort } from "../test-cluster.ts";

/** How long a start may take on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

/** The built server as a process of its own, which is started, ended and killed again and again. */
export interface ShopNode {
  url: string;
  port: number;
  /** Starts it and waits until it is open. */
  start(): Promise<void>;
  /** Ends it as a service manager does, and waits. @returns its exit code */
  end(): Promise<number | null>;
  /** Kills it without any warning. */
  kill(): Promise<void>;
  isRunning(): boolean;
}

/** @param env its configuration, besides its port */
export async function shopNode(folder: string, env: Record<string, string>): Promise<ShopNode> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let output = "";

  async function exit(signal: NodeJS.Signals): Promise<number | null> {
    const ending = child;
    if (!ending) return null;
    child = undefined;
    if (ending.exitCode !== null || ending.signalCode !== null) return ending.exitCode;
    const closed = once(ending, "exit");
    ending.kill(signal);
    const [code] = (await closed) as [number | null];
    return code;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    isRunning: () => child !== undefined,
    async start() {
      await mkdir(folder, { recursive: true });
      output = "";
      const started = spawn(NODE, [inProject(SERVER)], {
        env: {
          ...projectEnvironment(),
          NODE_ENV: "production",
          LOG_LEVEL: "error",
          PORT: String(port),
          DATA_DIR: folder,
          ...env,
        },
        // Out of reach of Ctrl-C, but it ends with this process, which it is connected to.
        detached: true,
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      });
      child = started;
      const open = Promise.withResolvers<void>();
      for (const stream of [started.stdout!, started.stderr!]) {
        stream.setEncoding("utf8").on("data", (text: string) => {
          output = (output + text).slice(-10_000);
          if (output.includes("The shop is open.")) open.resolve();
        });
      }
      const fail = (what: string) => () => open.reject(new Error(`A node ${what}: ${output}`));
      started.once("exit", fail("ended"));
      const timer = setTimeout(fail("did not open"), PATIENCE);
      await open.promise.finally(() => clearTimeout(timer));
    },
    end: () => exit("SIGTERM"),
    async kill() {
      await exit("SIGKILL");
    },
  };
}
