// The upper limit of what this Node can do: a server that answers every request with the same
// bytes. Its parent process sends them to it, with their headers.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

process.once("message", (message) => {
  const { headers, body } = message as { headers: Record<string, string>; body: string };
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
});
