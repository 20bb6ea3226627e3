import { once } from "node:events";
import type { Server } from "node:http";
import { createServer, type ListenOptions, type Server as NetServer } from "node:net";

/** How many connections can be accepted in a turn of the event loop. */
const SOCKETS = 16;

/**
 * Listens with several sockets on one port, between which the system divides new connections: the
 * event loop accepts only one of each in a turn, and under load, when turns are long, clients would
 * wait for seconds to be accepted. Elsewhere than on Linux with one.
 * @returns accepts no more connections, and waits for the end of those that are open
 * @throws when the address can't be used, also when another program shares it
 */
export async function openPort(server: Server, address: ListenOptions) {
  const servers: NetServer[] = [server];
  if (process.platform === "linux") {
    // Sockets that share a port would share it with those of another shop too.
    const alone = createServer();
    await open(alone, address);
    await closed(alone);
    while (servers.length < SOCKETS) {
      const options = { allowHalfOpen: true, noDelay: true };
      servers.push(createServer(options, (socket) => server.emit("connection", socket)));
    }
  }
  const reusePort = servers.length > 1;
  for (const each of servers) await open(each, { ...address, reusePort });
  return async (): Promise<void> => void (await Promise.all(servers.map(closed)));
}

async function open(server: NetServer, address: ListenOptions): Promise<void> {
  server.listen(address);
  await once(server, "listening");
}

function closed(server: NetServer): Promise<unknown> {
  return new Promise((resolve) => server.close(resolve));
}
