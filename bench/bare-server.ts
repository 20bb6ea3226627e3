// What this Node can do at most: a server that answers every request with the same finished bytes.
// It gets them, with their headers, from the process that starts it.
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
