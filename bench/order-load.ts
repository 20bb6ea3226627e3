import { once } from "node:events";
import { connect, type Socket } from "node:net";

import { multipart, type OrderFields } from "#server/testing/order-form.ts";

type Pictures = Parameters<typeof multipart>[1];

/** In the place of a name of the same length, another in each order: equal orders would be one. */
const NAME = "Customer 00000000";

let sent = 0;

/**
 * Orders a second that a shop accepts from so many clients at once, each of which sends its next order
 * when it has the answer to the last. They parse no more of an answer than its status and length,
 * because they share their core with the database.
 */
export async function ordersPerSecond(
  shopUrl: URL,
  fields: OrderFields,
  { clients, ms, pictures }: { clients: number; ms: number; pictures?: Pictures },
): Promise<number> {
  const named = { ...fields, "personalInfo[lastName]": NAME };
  const template = await requestFor(shopUrl, named, pictures);
  const at = template.indexOf(NAME);
  const began = performance.now();
  const end = began + ms;
  const placed = await Promise.all(
    Array.from({ length: clients }, async () => {
      const socket = connect(Number(shopUrl.port), shopUrl.hostname).setNoDelay();
      await once(socket, "connect");
      const request = Buffer.from(template);
      let count = 0;
      for (; performance.now() < end; count++) {
        request.write(NAME.slice(0, -8) + String(sent++).padStart(8, "0"), at);
        await place(socket, request);
      }
      socket.destroy();
      return count;
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return placed.reduce((sum, count) => sum + count, 0) / seconds;
}

/** A whole request, head and body. */
async function requestFor(url: URL, fields: OrderFields, pictures: Pictures): Promise<Buffer> {
  const form = new Response(multipart(fields, pictures));
  const body = Buffer.from(await form.arrayBuffer());
  const head = [
    "POST /api/v1/orders HTTP/1.1",
    `Host: ${url.host}`,
    `Content-Type: ${form.headers.get("Content-Type")}`,
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]);
}

/** Sends an order, and waits for its whole answer; throws unless it is placed. */
function place(socket: Socket, request: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let answer = "";
  const listen = (chunk: Buffer) => {
    answer += chunk.toString("latin1");
    const headEnd = answer.indexOf("\r\n\r\n");
    if (headEnd < 0) return;
    if (!answer.startsWith("HTTP/1.1 201 ")) return reject(new Error(answer));
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1]);
    if (answer.length < headEnd + 4 + length) return;
    socket.off("data", listen);
    resolve();
  };
  socket.on("data", listen);
  socket.once("error", reject);
  socket.write(request);
  return promise.finally(() => socket.off("error", reject));
}
