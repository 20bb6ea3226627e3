import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "../test-cluster.ts";
import { until } from "../until.ts";

/** Debian has it where only the administrator's PATH leads. */
const env = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` };

const isThere = spawnSync("nginx", ["-v"], { env }).status === 0;

/**
 * Why tests are skipped that need nginx; undefined where it is, and in CI, where it has to be:
 * `scripts/testing/nginx.mjs` installs it there.
 */
export const WITHOUT_NGINX =
  isThere || process.env["NAQRA_TEST_NEEDS"] === "nginx"
    ? undefined
    : "needs nginx, which is not installed here (apt-get install nginx)";

/**
 * How nginx shares requests among nodes: as decision 051 says.
 * @param ports of the nodes, on 127.0.0.1
 */
const configuration = (folder: string, port: number, ports: readonly number[]) => `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/unused; uwsgi_temp_path ${folder}/unused; scgi_temp_path ${folder}/unused;
  client_max_body_size 0;
  upstream shop {
    ${ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join("\n    ")}
    keepalive 32;
    # Less than SHUTDOWN_DELAY: when a node closes its port, no connection to it waits for a request.
    keepalive_timeout 1s;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 5s;
    location / { proxy_pass http://shop; }
    # The same order sent twice is one order, so another node may be asked.
    location = /api/v1/orders {
      proxy_pass http://shop;
      proxy_next_upstream error timeout non_idempotent;
    }
  }
}
`;

/** nginx in front of nodes, in a temporary folder. */
export async function startNginx(
  ports: readonly number[],
): Promise<AsyncDisposable & { url: string }> {
  const folder = await mkdtemp(join(tmpdir(), "naqra-nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  await writeFile(file, configuration(folder, port, ports));
  const child = spawn("nginx", ["-p", folder, "-e", join(folder, "error.log"), "-c", file], {
    env,
    // Out of reach of Ctrl-C.
    detached: true,
    stdio: "inherit",
  });
  const abandon = () => child.kill();
  process.once("exit", abandon);
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error("nginx ended.");
    return fetch(url).then(
      () => true,
      () => false,
    );
  });
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
      process.off("exit", abandon);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
