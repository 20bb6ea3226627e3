import { request, type Agent, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  agent?: Agent;
}

export interface Unfinished {
  /** Sends more; resolves when the data was passed to the operating system. */
  send(part: string | Buffer): Promise<void>;
  end(): void;
  /** Disconnects, like somebody who closes the page. */
  leave(): void;
  /** Resolves when the server has begun with it; only with the header `Expect: 100-continue`. */
  begun: Promise<void>;
  /** The response of the server, whenever it comes. */
  answer: Promise<{ status: number; headers: IncomingMessage["headers"]; body: string }>;
}

export const BOUNDARY = "----example";
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** The head of a file in a multipart body. */
export function fileHead(field: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
}

/** A request whose body is sent step by step. */
export function unfinished(
  url: string,
  { method = "POST", headers = {}, agent }: Sent,
): Unfinished {
  const posting = request(url, { method, headers, ...(agent && { agent }) });
  const answer = new Promise<Awaited<Unfinished["answer"]>>((resolve, reject) => {
    posting.on("error", reject);
    posting.on("response", (response: IncomingMessage) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode!, headers: response.headers, body }),
        reject,
      );
    });
  });
  const begun = new Promise<void>((resolve) => posting.once("continue", resolve));
  // After disconnecting, no response is expected.
  answer.catch(() => {});
  posting.flushHeaders();
  return {
    async send(part) {
      const sent = new Promise((resolve) => posting.write(part, resolve));
      await Promise.race([sent, answer]);
    },
    end: () => void posting.end(),
    leave: () => void posting.destroy(),
    begun,
    answer,
  };
}
